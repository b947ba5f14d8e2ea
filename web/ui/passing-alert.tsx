/**
 * A message that goes by itself after a while, but stays while a reader points at it or has it in
 * focus, and is said to assistive technology.
 */
import { useEffect, useState } from 'react'
import styles from './passing-alert.module.css'

interface PassingAlertProps {
  message: string
  /** Milliseconds. */
  shownFor: number
  onGone: () => void
}

export function PassingAlert({ message, shownFor, onGone }: PassingAlertProps) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(onGone, shownFor)
    return () => clearTimeout(timer)
  }, [held, shownFor, onGone])
  return (
    <p
      role="alert"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever reads slowly can hold it by focus
      tabIndex={0}
      className={styles.alert}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {message}
    </p>
  )
}
