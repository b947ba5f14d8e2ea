/** Shows an alert that disappears after a time, but not while the pointer or the focus is on the alert. */

import { usePassing } from '../behaviour/use-passing.ts'
import styles from './passing-alert.module.css'

interface PassingAlertProps {
  message: string
  /** The time in milliseconds; undefined if the alert stays. */
  shownFor: number | undefined
  onGone: () => void
}

export function PassingAlert({ message, shownFor, onGone }: PassingAlertProps) {
  const passing = usePassing(shownFor, onGone)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: while the alert has the focus, it stays
    <p role="alert" tabIndex={0} className={styles.alert} {...passing}>
      {message}
    </p>
  )
}
