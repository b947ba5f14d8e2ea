/** Lists deletions, mergers and withdrawals. Admins can restore or purge each entry. */
import { useRevalidator } from 'react-router'
import type { BinEntry } from '../../contract/schemas/activity.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { post } from '../client/api.ts'
import { dayInWords, momentInWords } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { WholeDates } from '../ui/dates/whole-dates.tsx'
import { useConfirm } from '../ui/dialogs/confirm-dialog.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import styles from './administration.module.css'
import { administrationFailure } from './failure-words.ts'
import { SentImages } from './sent-images.tsx'
import { SubjectWords } from './subject-words.tsx'
import { useUndoChange } from './use-undo-change.ts'

export function RecycleBin({ entries, call }: { entries: BinEntry[]; call: SignedInCall }) {
  const { revalidate } = useRevalidator()
  const { busyId, undo } = useUndoChange(call, revalidate)
  const [confirm, dialog] = useConfirm()
  const showToast = useToast()

  async function purge(entry: BinEntry) {
    const isPurged = await confirm({
      title: m.bin_purge_title(),
      text: m.bin_purge_text(),
      confirmLabel: m.bin_purge(),
      permanent: true,
      action: () => call(() => post('purge', { id: entry.id })),
      messageOf: administrationFailure,
    })
    if (isPurged) showToast({ look: 'success', text: m.bin_purged() })
    revalidate()
  }

  if (entries.length === 0) return <p className={styles.none}>{m.bin_none()}</p>
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <div>
              <SubjectWords subject={{ ...entry.subject, note: undefined }} hasPage={false} />
              <SentImages images={entry.pictures} count={entry.subject.count} />
              <small>
                {entry.username}&nbsp;· <time>{momentInWords(entry.at)}</time>&nbsp;·{' '}
                <WholeDates text={m.bin_until({ date: dayInWords(entry.purgedOn) })} />
              </small>
            </div>
            <span className={styles.buttons}>
              <Button busy={busyId === entry.id} onClick={() => undo(entry.id)}>
                {m.bin_restore()}
              </Button>
              <Button look="danger" onClick={() => purge(entry)}>
                {m.bin_purge()}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}
