/** Recognises a swipe over an element, to the left for a step forward and to the right for a step back. */
import { type PointerEvent, useRef } from 'react'

/** The shortest swipe, in pixels. A swipe is also longer sideways than up or down. */
const distanceMinimum = 40

/** Elements that handle sideways movements themselves. */
const excludedSelector = 'input, textarea, select, [data-no-swipe]'

export function useSwipe(onStep: (offset: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined)

  return {
    onPointerDown({ pointerType, pointerId: id, clientX: x, clientY: y, target }: PointerEvent) {
      const isSwipe = pointerType === 'touch' && !(target as Element).closest(excludedSelector)
      // With a second finger, the movement zooms the page.
      start.current = isSwipe && !start.current ? { id, x, y } : undefined
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const origin = start.current
      start.current = undefined
      if (origin?.id !== pointerId) return
      const sideways = clientX - origin.x
      const distance = Math.abs(sideways)
      if (distance >= distanceMinimum && distance > Math.abs(clientY - origin.y))
        onStep(sideways < 0 ? 1 : -1)
    },
    onPointerCancel() {
      start.current = undefined
    },
  }
}
