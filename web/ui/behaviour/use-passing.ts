/** Removes a message after a time, but not while the pointer or the focus is on the message. */
import { type PointerEvent, useEffect, useRef, useState } from 'react'

/**
 * Calls `onExpired` after the time. The focus, or a pointer that moves over or presses the message, stops the timer.
 * A message may appear below a resting pointer, which does not stop the timer.
 * @param duration the time in milliseconds; undefined if the message stays
 * @returns the listeners for the message's element
 */
export function usePassing(duration: number | undefined, onExpired: () => void) {
  const [hasPointer, setHasPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const entryPoint = useRef({ x: 0, y: 0 })
  const isHeld = hasPointer || hasFocus
  useEffect(() => {
    if (isHeld || duration === undefined) return
    const timer = setTimeout(onExpired, duration)
    return () => clearTimeout(timer)
  }, [isHeld, duration, onExpired])
  return {
    onPointerEnter({ screenX: x, screenY: y }: PointerEvent) {
      entryPoint.current = { x, y }
    },
    onPointerMove({ screenX, screenY, movementX, movementY }: PointerEvent) {
      const { x, y } = entryPoint.current
      // Some browsers report a move whenever the page below the pointer changes.
      const isMoved = movementX !== 0 || movementY !== 0 || screenX !== x || screenY !== y
      if (isMoved) setHasPointer(true)
    },
    onPointerDown: () => setHasPointer(true),
    onPointerLeave: () => setHasPointer(false),
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
  }
}
