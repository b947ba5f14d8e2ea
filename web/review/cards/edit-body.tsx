/** Shows the fields that an edit changes, each with its current and its proposed text side by side. */
import { memo } from 'react'
import type { EditCard } from '../../../contract/schemas/review.ts'
import { useTextInWords } from '../../characters/questions.tsx'
import { m } from '../../paraglide/messages.js'
import { fieldWord } from '../../submissions/detail-words.ts'
import { NameWarningNote } from '../../upload/profile/name-warning.tsx'
import type { BodyProps } from './cards.ts'
import { CorrectTexts } from './correct-texts.tsx'
import { Difference } from './difference.tsx'
import styles from './edit-body.module.css'

export function EditBody(props: BodyProps<EditCard>) {
  const { card } = props
  const proposedText = (name: string) => card.changes.find(({ field }) => field === name)?.after
  return (
    <>
      {card.changedSince && <p className={styles.warning}>{m.review_changed_since()}</p>}
      <NameWarningNote field="latinName" name={proposedText('latinName')} />
      <NameWarningNote field="chineseName" name={proposedText('chineseName')} />
      <dl className={styles.changes}>
        {card.changes.map((change) => (
          <ChangedField key={change.field} change={change} comparisonCount={card.changes.length} />
        ))}
      </dl>
      <CorrectTexts {...props} />
    </>
  )
}

/** Shows one changed field. The component is memoised, so that typing a reason does not compare the texts again. */
const ChangedField = memo(function ChangedField({
  change: { field, ...texts },
  comparisonCount,
}: {
  change: EditCard['changes'][number]
  comparisonCount: number
}) {
  const textInWords = useTextInWords()
  const before = textInWords(field, texts.before)
  const now = textInWords(field, texts.now)
  const after = textInWords(field, texts.after)
  return (
    <div className={styles.change}>
      <dt>{fieldWord(field)}</dt>
      {now === after && <dd className={styles.note}>{m.review_same_already()}</dd>}
      <Difference before={now} after={after} comparisonCount={comparisonCount} />
      {before !== now && (
        <dd className={styles.note}>
          <details>
            <summary>{m.review_text_then()}</summary>
            <p className={styles.text}>{before || m.review_nothing()}</p>
          </details>
        </dd>
      )}
    </div>
  )
})
