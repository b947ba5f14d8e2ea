/** Moves a mark on the map with the pointer or the arrow keys, and removes the mark with Delete or Backspace. */
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { onMap, type Point } from './place-points.ts'

/** The distances that a mark moves for an arrow key without Shift and with Shift, in percent of the map. */
const smallStep = 0.5
const largeStep = 5

const directions: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface HandleOptions {
  /** The element of the whole map, even if the map is zoomed. */
  ground: RefObject<HTMLElement | null>
  position: Point
  onMove: (point: Point) => void
  onRemove: () => void
}

export function useHandle({ ground, position: [x, y], onMove, onRemove }: HandleOptions) {
  /** The distance from the pointer to the middle of the mark, in percent of the map. */
  const offset = useRef<Point>([0, 0])

  function pointAt({ clientX, clientY }: PointerEvent): Point {
    const box = ground.current?.getBoundingClientRect()
    if (!box) return [x, y]
    return [((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100]
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      // Without this call, the pointer would drag the map too.
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      const [pointerX, pointerY] = pointAt(event)
      offset.current = [x - pointerX, y - pointerY]
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
      const [pointerX, pointerY] = pointAt(event)
      const point = onMap(pointerX + offset.current[0], pointerY + offset.current[1])
      if (point[0] !== x || point[1] !== y) onMove(point)
    },
    onKeyDown(event: KeyboardEvent) {
      const direction = directions[event.key]
      if (direction) {
        event.preventDefault()
        const step = event.shiftKey ? largeStep : smallStep
        onMove(onMap(x + direction[0] * step, y + direction[1] * step))
      } else if (event.key === 'Delete' || event.key === 'Backspace') {
        event.preventDefault()
        onRemove()
      }
    },
  }
}
