/** Delays work until the browser has painted the page. */
import { startTransition, useEffect, useState } from 'react'

/** Runs a function after the next paint, or soon in a hidden window, which paints nothing. */
export function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run)
  else requestAnimationFrame(() => setTimeout(run))
}

/**
 * @returns the value of the last paint. Expensive content, such as dozens of pictures, follows in a second paint. A
 * deferred value of React does not help, because its work begins before the paint.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    let isOld = false
    afterPaint(() => {
      if (!isOld) startTransition(() => setPainted(value))
    })
    return () => {
      isOld = true
    }
  }, [value])
  return painted
}
