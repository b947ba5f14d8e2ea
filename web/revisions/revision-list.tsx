/** Lists the revisions of a species, newest first, each with its changes. */

import type { Kind } from '../../contract/kinds.ts'
import type { Names } from '../../contract/names.ts'
import type { Version } from '../../contract/schemas/species.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { administrationFailure } from '../admin/failure-words.ts'
import { useTextInWords } from '../characters/questions.tsx'
import { post } from '../client/api.ts'
import { momentInWords } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'
import { fieldWord, isLatin } from '../submissions/detail-words.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/dialogs/confirm-dialog.tsx'
import { Facts } from '../ui/facts.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { ChangedWords } from './changed-words.tsx'
import styles from './revision-list.module.css'

interface RevisionListProps {
  kind: Kind
  names: Names
  versions: Version[]
  call: SignedInCall
  onRestored: () => void
}

export function RevisionList({ kind, names, versions, call, onRestored }: RevisionListProps) {
  const [confirm, dialog] = useConfirm()
  const showToast = useToast()
  const textInWords = useTextInWords()
  // The stored numbers have gaps because of other species and undone changes, so the page numbers the revisions itself.
  const numbered = versions.map((version, index) => ({ version, ordinal: versions.length - index }))

  async function restore({ number }: Version, ordinal: number) {
    const title = m.history_sure({ number: ordinal })
    const input = { kind, name: names.latinName, number }
    const isRestored = await confirm({
      title,
      confirmLabel: m.history_restore(),
      action: () => call(() => post('restoreRevision', input)),
      messageOf: administrationFailure,
    })
    if (!isRestored) return
    showToast({ look: 'success', text: m.history_restored() })
    onRestored()
  }

  return (
    <>
      <ol className={styles.versions}>
        {numbered.map(({ version, ordinal }, index) => (
          <li key={version.number} className={styles.version}>
            <div className={styles.head}>
              <h2>{m.history_version({ number: ordinal })}</h2>
              {version.current ? (
                <b className={styles.current}>{m.history_current()}</b>
              ) : (
                <Button
                  aria-label={m.history_restore_label({ number: ordinal })}
                  onClick={() => restore(version, ordinal)}
                >
                  {m.history_restore()}
                </Button>
              )}
            </div>
            <p className={styles.who}>
              <Facts
                facts={[
                  <time key="time">{momentInWords(version.at)}</time>,
                  version.author && m.history_author({ name: version.author }),
                  version.reviewer &&
                    version.reviewer !== version.author &&
                    m.history_reviewer({ name: version.reviewer }),
                ]}
              />
            </p>
            <dl className={styles.fields}>
              {version.fields
                .filter((field) => field.before !== '' || field.after !== '')
                .map((field) => (
                  <div key={field.field}>
                    <dt>{fieldWord(field.field)}</dt>
                    <dd lang={isLatin(field.field) ? 'la' : undefined}>
                      {/* The first revision has no earlier text. */}
                      <ChangedWords
                        before={textInWords(
                          field.field,
                          index === versions.length - 1 ? field.after : field.before,
                        )}
                        after={textInWords(field.field, field.after)}
                      />
                    </dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ol>
      {dialog}
    </>
  )
}
