/**
 * Recognises a swipe over a card: to the left for the next card, to the right for the previous one.
 */
import { type PointerEvent, useRef } from 'react'

/**
 * A swipe needs at least `farEnough` pixels sideways, and `level` times more sideways than up or
 * down.
 */
const farEnough = 60
const level = 2

/** Elements in which a movement sideways means something else. */
const ownUse = 'input, textarea, select, [data-no-swipe]'

export function useSwipe(onStep: (by: 1 | -1) => void) {
  const began = useRef<{ id: number; x: number; y: number }>(undefined)

  return {
    onPointerDown({ pointerType, pointerId: id, clientX: x, clientY: y, target }: PointerEvent) {
      const isSwipe = pointerType === 'touch' && !(target as Element).closest(ownUse)
      // A second finger zooms the page.
      began.current = isSwipe && !began.current ? { id, x, y } : undefined
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = began.current
      began.current = undefined
      if (from?.id !== pointerId) return
      const [aside, along] = [clientX - from.x, Math.abs(clientY - from.y)]
      if (Math.abs(aside) > farEnough && Math.abs(aside) > level * along) onStep(aside < 0 ? 1 : -1)
    },
    onPointerCancel() {
      began.current = undefined
    },
  }
}
