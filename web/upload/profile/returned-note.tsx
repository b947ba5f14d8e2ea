/** Says above the form that a reviewer asked for changes, and why. */
import { m } from '../../paraglide/messages.js'
import styles from '../form/form.module.css'

export function ReturnedNote({ reason }: { reason: string }) {
  return (
    <div className={styles.note}>
      <p>{m.review_resubmitting()}</p>
      <p>
        <b>{m.submission_reason()}</b> {reason}
      </p>
    </div>
  )
}
