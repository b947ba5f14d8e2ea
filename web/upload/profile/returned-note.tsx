/** Says, above the form, that what is in it came back, and why. */
import { m } from '../../paraglide/messages.js'
import styles from '../form/form.module.css'

export function ReturnedNote({ reason }: { reason: string }) {
  return (
    <div className={styles.note}>
      <p>{m.review_mending()}</p>
      <p>
        <b>{m.submission_reason()}</b> {reason}
      </p>
    </div>
  )
}
