/** Shows the fields and the pictures of a new species, and the recorded species that resemble the new species. */
import { useEffect } from 'react'
import type { Names } from '../../../contract/names.ts'
import type { PostCard } from '../../../contract/schemas/review.ts'
import { useTextInWords } from '../../characters/questions.tsx'
import { kindOf } from '../../client/kind-of.ts'
import { m } from '../../paraglide/messages.js'
import { LatinName } from '../../species/latin-name.tsx'
import { TextInBothLanguages } from '../../species/text-in-both-languages.tsx'
import { fieldWord, isLatin } from '../../submissions/detail-words.ts'
import { linkLines } from '../../submissions/link-lines.ts'
import { Glide } from '../../ui/behaviour/glide.tsx'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { NameWarningNote } from '../../upload/profile/name-warning.tsx'
import { ResemblanceNote } from '../../upload/profile/resemblance-note.tsx'
import { useResemblance } from '../../upload/profile/use-resemblance.ts'
import { ZoomLink } from '../../zoom/zoom-link.tsx'
import type { BodyProps } from './cards.ts'
import { CorrectTexts } from './correct-texts.tsx'
import styles from './post-body.module.css'

export function PostBody(props: BodyProps<PostCard>) {
  const { card, onZoom, onApproveAs } = props
  const { latinName, commonName, chineseName, fields, pictures } = card
  const kind = kindOf(card)
  const textInWords = useTextInWords()
  const { found, compare } = useResemblance(kind)
  useEffect(() => {
    compare({ latinName, commonName, chineseName })
  }, [compare, latinName, commonName, chineseName])
  return (
    // The note about resembling species appears after a call, so the content below the note moves.
    <Glide className={styles.post}>
      <NameWarningNote field="latinName" name={latinName} />
      <NameWarningNote field="chineseName" name={chineseName} />
      <ResemblanceNote
        kind={kind}
        resemblance={found}
        {...(pictures.length > 0 && {
          action: (names: Names) => <ApproveAs names={names} onApproveAs={onApproveAs} />,
        })}
      />
      {pictures.length > 0 && (
        <div>
          <p className={styles.title}>
            {m.review_its_pictures()} <b>{pictures.length}</b>
          </p>
          <ul className={styles.pictures}>
            {pictures.map((picture) => (
              <li key={picture.path}>
                <ZoomLink picture={{ _id: picture.path, path: picture.path }} onZoom={onZoom}>
                  <Picture picture={picture} alt={latinName} sizes="7rem" ratio={1} fit="contain" />
                </ZoomLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <dl className={styles.fields}>
        {fields.map(({ field, text }) => (
          <div key={field}>
            <dt>{fieldWord(field)}</dt>
            <dd>
              {field === 'link' || field === 'chineseLink' ? (
                <Links lines={text} />
              ) : isLatin(field) ? (
                <LatinName name={text} />
              ) : (
                <TextInBothLanguages text={textInWords(field, text)} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <CorrectTexts {...props} />
    </Glide>
  )
}

/** Shows the button that approves the submission as a recorded species and adds its pictures to that species. */
function ApproveAs({
  names,
  onApproveAs,
}: { names: Names } & Pick<BodyProps<PostCard>, 'onApproveAs'>) {
  const { latinName: existing } = names
  return (
    <p className={styles.as}>
      <Button onClick={() => onApproveAs(existing)}>
        {m.review_as_existing()}
        <span className="visually-hidden"> {existing}</span>
      </Button>{' '}
      <small>{m.review_as_existing_hint()}</small>
    </p>
  )
}

/** Shows links, so that the reviewer can open them before they are published. */
function Links({ lines }: { lines: string }) {
  return (
    <ul>
      {linkLines(lines).map(({ linkTitle, link }) => (
        <li key={`${linkTitle}: ${link}`}>
          {linkTitle && `${linkTitle}: `}
          {/^https?:\/\//i.test(link) ? (
            <a href={link} target="_blank" rel="noreferrer external">
              {link}
              <span className="visually-hidden"> {m.form_new_tab()}</span>
            </a>
          ) : (
            link
          )}
        </li>
      ))}
    </ul>
  )
}
