/**
 * Shows notes about all pictures of the form: kept from an earlier visit, waiting for the network, stopped or
 * sent. The notes lie over the end of the screen, so that they cause no layout shift.
 */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { keepingFocus } from '../../ui/behaviour/keep-focus.ts'
import { Button } from '../../ui/button.tsx'
import formStyles from '../form/form.module.css'
import type { Notice, QueueSnapshot } from '../queue/items/entries.ts'
import { countsOf } from './one-picture/progress.ts'
import styles from './picture-form.module.css'
import { useOnline } from './use-online.ts'
import type { SentPictures } from './use-outcome.ts'

interface QueueNotesProps {
  state: QueueSnapshot
  /** The last group of pictures, once all of them have arrived. */
  sent: SentPictures | undefined
  onForgetSent: () => void
}

export function QueueNotes({ state, sent, onForgetSent }: QueueNotesProps) {
  const { items, notice, elsewhere, sentBefore } = state
  const online = useOnline()
  const counts = countsOf(items)
  const waiting = items.some(({ state: { is } }) => is === 'waiting')
  const partly = counts.sent > 0 && counts.sending === 0 && counts.sent < items.length
  return (
    <div className={styles.notes}>
      <div>
        <div role="status">
          {!online && items.length > 0 && <Note>{m.pictures_offline()}</Note>}
          {online && waiting && !notice && <Note>{m.pictures_waiting()}</Note>}
          {elsewhere && <Note>{m.pictures_elsewhere()}</Note>}
          <KeptNote state={state} />
          {partly && (
            <Note>
              {partlyWords(counts, sentBefore, notice)}
              <span className={styles.act}>
                {!notice && counts.ready > 0 && <SendRestButton left={counts.ready} />}
                <Button onClick={keepingFocus(onForgetSent)}>{m.pictures_forget_sent()}</Button>
              </span>
            </Note>
          )}
          {sent && (
            <Note>
              {sent.status === 'approved'
                ? m.pictures_published({ count: sent.count })
                : m.pictures_pending({ count: sent.count })}{' '}
              <Link to="/account#submissions">{m.upload_to_submissions()}</Link>
            </Note>
          )}
        </div>
        <div role="alert">
          {notice && <p className={formStyles.failure}>{noticeWords(notice)}</p>}
        </div>
      </div>
    </div>
  )
}

/** Counts the pictures that an earlier visit sent and left, with a button that sends the rest. */
function KeptNote({ state: { items, kept, sentBefore } }: { state: QueueSnapshot }) {
  const counts = countsOf(items)
  const { sent, sending, ready } = counts
  const unsent = kept > 0 && items.length > 0 && sent + sending === 0
  if (!unsent) return null
  return (
    <Note>
      {hasProblems(counts) ? m.pictures_kept() : leftWords(sentBefore, ready)}
      <span className={styles.act}>{ready > 0 && <SendRestButton left={ready} />}</span>
    </Note>
  )
}

const SendRestButton = ({ left }: { left: number }) => (
  <Button onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}>
    {m.pictures_go_on({ left })}
  </Button>
)

type Counts = ReturnType<typeof countsOf>

/** Whether the list shows why a picture was not sent. */
const hasProblems = ({ known, refused }: Counts) => known + refused > 0

const leftWords = (sent: number, left: number) =>
  sent > 0 ? m.pictures_left({ sent, left }) : m.pictures_left_all({ left })

function partlyWords(counts: Counts, before: number, notice: Notice | undefined): string {
  const sent = before + counts.sent
  const total = before + Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (hasProblems(counts)) return m.pictures_partial_note({ sent, total })
  return notice ? m.pictures_partial({ sent, total }) : leftWords(sent, total - sent)
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className={formStyles.note}>{children}</p>
)

const words: Record<string, () => string> = {
  sign_in_first: m.pictures_signed_out,
  another_member: m.pictures_another_member,
  pending_full: m.upload_failed_pending_full,
}

function noticeWords({ code }: Notice): string {
  if (code.startsWith('too_many')) return m.pictures_site_busy()
  return (words[code] ?? m.error_unknown)()
}
