/** Shows the progress of sending a creation. */
import { m } from '../../paraglide/messages.js'
import styles from './creation-form.module.css'

export function SendingBar({ progress }: { progress: number | undefined }) {
  if (progress === undefined) return null
  return (
    <p className={styles.sending}>
      <progress aria-label={m.creation_progress()} value={progress} />
      <span aria-hidden="true">
        {m.pictures_state_sending({ percent: Math.floor(progress * 100) })}
      </span>
    </p>
  )
}
