/**
 * Shows notes about the state of the queue, such as restored pictures, a lost network, or sent pictures. The notes stay
 * at the lower edge of the screen, so that they cause no layout shift.
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
  /** The number and the status of the last pictures, after the server has received all of them. */
  sentPictures: SentPictures | undefined
  onForgetSent: () => void
}

export function QueueNotes({ state, sentPictures, onForgetSent }: QueueNotesProps) {
  const { items, notice, isSendingElsewhere, sentBefore } = state
  const isOnline = useOnline()
  const counts = countsOf(items)
  const isWaiting = items.some(({ state: { is } }) => is === 'waiting')
  const isPartlySent = counts.sent > 0 && counts.sending === 0 && counts.sent < items.length
  return (
    <div className={styles.notes}>
      <div>
        <div role="status">
          {!isOnline && items.length > 0 && <Note>{m.pictures_offline()}</Note>}
          {isOnline && isWaiting && !notice && <Note>{m.pictures_waiting()}</Note>}
          {isSendingElsewhere && <Note>{m.pictures_elsewhere()}</Note>}
          <RestoredNote state={state} />
          {isPartlySent && (
            <Note>
              {partlySentMessage(counts, sentBefore, notice)}
              <span className={styles.act}>
                {!notice && counts.ready > 0 && <SendRestButton left={counts.ready} />}
                <Button onClick={keepingFocus(onForgetSent)}>{m.pictures_forget_sent()}</Button>
              </span>
            </Note>
          )}
          {sentPictures && (
            <Note>
              {sentPictures.status === 'approved'
                ? m.pictures_published({ count: sentPictures.count })
                : m.pictures_pending({ count: sentPictures.count })}{' '}
              <Link to="/account#submissions">{m.upload_to_submissions()}</Link>
            </Note>
          )}
        </div>
        <div role="alert">
          {notice && <p className={formStyles.failure}>{noticeMessage(notice)}</p>}
        </div>
      </div>
    </div>
  )
}

/**
 * Shows the numbers of sent and unsent pictures from an earlier visit, with a button that sends the remaining pictures.
 */
function RestoredNote({ state: { items, restoredCount, sentBefore } }: { state: QueueSnapshot }) {
  const counts = countsOf(items)
  const { sent, sending, ready } = counts
  const isUnsent = restoredCount > 0 && items.length > 0 && sent + sending === 0
  if (!isUnsent) return null
  return (
    <Note>
      {hasProblems(counts) ? m.pictures_kept() : unsentMessage(sentBefore, ready)}
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

/** @returns whether a picture was not sent for a reason that the list shows */
const hasProblems = ({ known, refused }: Counts) => known + refused > 0

const unsentMessage = (sent: number, left: number) =>
  sent > 0 ? m.pictures_left({ sent, left }) : m.pictures_left_all({ left })

function partlySentMessage(counts: Counts, sentBefore: number, notice: Notice | undefined): string {
  const sent = sentBefore + counts.sent
  const total = sentBefore + Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (hasProblems(counts)) return m.pictures_partial_note({ sent, total })
  return notice ? m.pictures_partial({ sent, total }) : unsentMessage(sent, total - sent)
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className={formStyles.note}>{children}</p>
)

const notices: Record<string, () => string> = {
  sign_in_first: m.pictures_signed_out,
  another_member: m.pictures_another_member,
  pending_full: m.upload_failed_pending_full,
}

function noticeMessage({ code }: Notice): string {
  if (code.startsWith('too_many')) return m.pictures_site_busy()
  return (notices[code] ?? m.error_unknown)()
}
