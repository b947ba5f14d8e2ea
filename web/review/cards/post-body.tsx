/** The fields of a new species, and the recorded species that resemble it. */
import { useEffect } from 'react'
import type { PostCard } from '../../../contract/schemas/review.ts'
import { kindOf } from '../../client/kind-of.ts'
import { m } from '../../paraglide/messages.js'
import { TextInBothLanguages } from '../../species/text-in-both-languages.tsx'
import { fieldWord } from '../../submissions/detail-words.ts'
import { linkLines } from '../../submissions/link-lines.ts'
import { ResemblanceNote } from '../../upload/profile/resemblance-note.tsx'
import { useResemblance } from '../../upload/profile/use-resemblance.ts'
import type { BodyProps } from './cards.ts'
import styles from './post-body.module.css'

export function PostBody({ card }: BodyProps<PostCard>) {
  const { latinName, commonName, chineseName, fields } = card
  const kind = kindOf(card)
  const { found, look } = useResemblance(kind)
  useEffect(() => {
    look({ latinName, commonName, chineseName })
  }, [look, latinName, commonName, chineseName])
  return (
    <>
      <ResemblanceNote kind={kind} found={found} />
      <dl className={styles.fields}>
        {fields.map(({ field, text }) => (
          <div key={field}>
            <dt>{fieldWord(field)}</dt>
            <dd>
              {field === 'link' || field === 'chineseLink' ? (
                <Links lines={text} />
              ) : (
                <TextInBothLanguages text={text} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Links, so that the reviewer can open them before they are published. */
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
