/**
 * A message that goes by itself after a while, but stays while a reader points at it or has it in
 * focus, and is said to assistive technology.
 */

import { usePassing } from '../behaviour/use-passing.ts'
import styles from './passing-alert.module.css'

interface PassingAlertProps {
  message: string
  /** Milliseconds. */
  shownFor: number
  onGone: () => void
}

export function PassingAlert({ message, shownFor, onGone }: PassingAlertProps) {
  const passing = usePassing(shownFor, onGone)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever reads slowly can hold it by focus
    <p role="alert" tabIndex={0} className={styles.alert} {...passing}>
      {message}
    </p>
  )
}
