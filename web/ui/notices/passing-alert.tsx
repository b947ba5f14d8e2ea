/** Shows an alert that disappears after a time, but not while the pointer or the focus is on the alert. */

import { usePassing } from '../behaviour/use-passing.ts'
import styles from './passing-alert.module.css'

interface PassingAlertProps {
  /** The id with which fields refer to the alert. */
  id?: string
  message: string
  /** The time in milliseconds; undefined if the alert stays. */
  duration: number | undefined
  /** Called when the time is over. */
  onExpired: () => void
}

export function PassingAlert({ id, message, duration, onExpired }: PassingAlertProps) {
  const passing = usePassing(duration, onExpired)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: while the alert has the focus, it stays
    <p id={id} role="alert" tabIndex={0} className={styles.alert} {...passing}>
      {message}
    </p>
  )
}
