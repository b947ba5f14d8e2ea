/** Ends a message after a time, but not while the reader points at it or focuses it. */
import { type PointerEvent, useEffect, useRef, useState } from 'react'

/**
 * A message may appear below a resting pointer: only a pointer that moves over the message, or presses it, counts.
 * @param shownFor milliseconds; undefined if the message stays
 * @returns the listeners for the message's element
 */
export function usePassing(shownFor: number | undefined, onGone: () => void) {
  const [pointedAt, setPointedAt] = useState(false)
  const [focused, setFocused] = useState(false)
  const entered = useRef({ x: 0, y: 0 })
  const held = pointedAt || focused
  useEffect(() => {
    if (held || shownFor === undefined) return
    const timer = setTimeout(onGone, shownFor)
    return () => clearTimeout(timer)
  }, [held, shownFor, onGone])
  return {
    onPointerEnter({ screenX: x, screenY: y }: PointerEvent) {
      entered.current = { x, y }
    },
    onPointerMove({ screenX, screenY, movementX, movementY }: PointerEvent) {
      const { x, y } = entered.current
      // Some browsers report a move whenever the page below the pointer changes.
      const moved = movementX !== 0 || movementY !== 0 || screenX !== x || screenY !== y
      if (moved) setPointedAt(true)
    },
    onPointerDown: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
}
