/** Delays work until the browser has painted the page. */
import { startTransition, useEffect, useState } from 'react'

/** Runs a function after the next paint, or soon in a hidden window, because a hidden window is not painted. */
export function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run)
  else requestAnimationFrame(() => setTimeout(run))
}

/**
 * Delays expensive content, such as dozens of pictures. React's deferred values do not help, because React starts
 * to render the content before the paint.
 * @returns the former value until the browser has painted the page, and then the new value
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [paintedValue, setPaintedValue] = useState(value)
  useEffect(() => {
    let isUnmounted = false
    afterPaint(() => {
      if (!isUnmounted) startTransition(() => setPaintedValue(value))
    })
    return () => {
      isUnmounted = true
    }
  }, [value])
  return paintedValue
}
