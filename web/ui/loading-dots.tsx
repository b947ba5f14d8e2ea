/** Shows three dots and a message during loading. */
import { m } from '../paraglide/messages.js'
import styles from './loading-dots.module.css'

export function LoadingDots() {
  return (
    <p className={styles.loading} role="status">
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {m.loading()}
    </p>
  )
}
