/** An alert that disappears after a time, but not while the pointer or the focus is on it. */

import { usePassing } from '../behaviour/use-passing.ts'
import styles from './passing-alert.module.css'

interface PassingAlertProps {
  message: string
  /** Milliseconds; undefined if the alert stays. */
  shownFor: number | undefined
  onGone: () => void
}

export function PassingAlert({ message, shownFor, onGone }: PassingAlertProps) {
  const passing = usePassing(shownFor, onGone)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a slow reader can hold it by focus
    <p role="alert" tabIndex={0} className={styles.alert} {...passing}>
      {message}
    </p>
  )
}
