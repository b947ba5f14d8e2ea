/** Delays work until the browser has painted the page. */
import { startTransition, useEffect, useState } from 'react'

/** Runs a function after the next paint, or soon in a hidden window, because a hidden window is not painted. */
export function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run)
  else requestAnimationFrame(() => setTimeout(run))
}

/**
 * @returns the value of the last paint, so that expensive content, such as dozens of pictures, is painted later. A
 * deferred value of React does not help, because its work begins before the paint.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    let isUnmounted = false
    afterPaint(() => {
      if (!isUnmounted) startTransition(() => setPainted(value))
    })
    return () => {
      isUnmounted = true
    }
  }, [value])
  return painted
}
