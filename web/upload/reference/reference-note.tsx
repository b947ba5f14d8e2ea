/**
 * Shows the result of comparing a form's Latin name with the reference, and offers names and values from the reference.
 */
import type { ReactNode } from 'react'
import type { ReferenceName } from '../../../contract/reference/reference-shapes.ts'
import { withColon } from '../../language/marks.ts'
import { m } from '../../paraglide/messages.js'
import { LatinName } from '../../species/latin-name.tsx'
import { keepingFocus } from '../../ui/behaviour/keep-focus.ts'
import { Button } from '../../ui/button.tsx'
import noteStyles from '../form/name-note.module.css'
import {
  acceptedNameOf,
  type FormValues,
  isSameName,
  type OfferedValues,
  offeredValues,
} from './offered-values.ts'
import styles from './reference-note.module.css'
import type { CheckedName } from './use-name-check.ts'

interface ReferenceNoteProps {
  /** The values of the form, by field. */
  values: FormValues
  checkedName: CheckedName | undefined
  /** The name of the reference with which the member completed a field. */
  matchedName: ReferenceName | undefined
  onApply: (values: OfferedValues) => void
}

export function ReferenceNote(props: ReferenceNoteProps) {
  const content = noteOf(props)
  return (
    // The region is rendered from the start, because screen readers announce only changes in an existing region.
    <div role="status">
      {content && (
        <div className={noteStyles.note} data-below="latinName">
          {content}
        </div>
      )}
    </div>
  )
}

function noteOf({ values, checkedName, matchedName, onApply }: ReferenceNoteProps): ReactNode {
  const { latinName = '' } = values
  const check = checkedName?.latinName === latinName ? checkedName.check : undefined
  if (check?.result === 'synonym' && check.accepted) {
    return (
      <>
        <p>{m.reference_synonym()}</p>
        <Choices names={[check.accepted]} onApply={onApply} />
      </>
    )
  }
  if (check?.result === 'unknown') {
    return (
      <>
        <p>{check.near.length > 0 ? m.reference_near() : m.reference_unknown()}</p>
        <Choices names={check.near} onApply={onApply} />
      </>
    )
  }
  const isMatched = matchedName && isSameName(latinName, matchedName)
  const name = check?.name ?? (isMatched ? matchedName : undefined)
  const offer = name && offeredValues(values, name)
  if (!offer) return undefined
  return (
    <>
      <p>{m.reference_has({ values: Object.values(offer).join('\u00a0· ') })}</p>
      <p>
        <Button onClick={keepingFocus(() => onApply(offer))}>{m.reference_fill()}</Button>
      </p>
    </>
  )
}

type ChoicesProps = Pick<ReferenceNoteProps, 'onApply'> & { names: readonly ReferenceName[] }

function Choices({ names, onApply }: ChoicesProps) {
  if (names.length === 0) return null
  return (
    <ul className={styles.choices}>
      {names.map((name) => (
        <li key={name.latinName + name.authorship}>
          <span>
            <LatinName name={name.latinName} /> {name.authorship}
          </span>
          <Button
            aria-label={withColon(m.reference_use(), name.latinName)}
            onClick={keepingFocus(() => onApply(acceptedNameOf(name)))}
          >
            {m.reference_use()}
          </Button>
        </li>
      ))}
    </ul>
  )
}
