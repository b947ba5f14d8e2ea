/** Ends a message after a time, but not while the pointer or the focus is on it. */
import { useEffect, useState } from 'react'

/**
 * @param shownFor milliseconds; undefined if the message stays
 * @returns the listeners for the message's element
 */
export function usePassing(shownFor: number | undefined, onGone: () => void) {
  const [pointedAt, setPointedAt] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointedAt || focused
  useEffect(() => {
    if (held || shownFor === undefined) return
    const timer = setTimeout(onGone, shownFor)
    return () => clearTimeout(timer)
  }, [held, shownFor, onGone])
  return {
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
}
