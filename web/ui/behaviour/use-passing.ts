/** Removes a message after a time, but not while the pointer or the focus is on the message. */
import { type PointerEvent, useEffect, useRef, useState } from 'react'

/**
 * A message may appear below a resting pointer, so only a pointer that moves over the message or presses it counts.
 * @param shownFor the time in milliseconds; undefined if the message stays
 * @returns the listeners for the message's element
 */
export function usePassing(shownFor: number | undefined, onGone: () => void) {
  const [hasPointer, setHasPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const entryPoint = useRef({ x: 0, y: 0 })
  const isHeld = hasPointer || hasFocus
  useEffect(() => {
    if (isHeld || shownFor === undefined) return
    const timer = setTimeout(onGone, shownFor)
    return () => clearTimeout(timer)
  }, [isHeld, shownFor, onGone])
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
