/**
 * Zooms the content of a scrolling box with keys, with two fingers, and with the wheel and Ctrl. The point under the
 * fingers stays in place. A mouse can also drag the content.
 */
import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { listenToPinches } from './listen-to-pinches.ts'

export const scaleMaximum = 6
export const zoomStep = 1.5

/** A point that stays in place: its position on the map in fractions, and its position in the box in pixels. */
interface Anchor {
  onMap: { x: number; y: number }
  inBox: { x: number; y: number }
}

export function useMapZoom() {
  const viewport = useRef<HTMLElement>(null)
  const [scale, setScale] = useState(1)
  const anchor = useRef<Anchor>(null)
  const latestScale = useRef(scale)

  const zoom = useCallback((target: number, point?: { clientX: number; clientY: number }) => {
    const box = viewport.current
    const newScale = Math.min(scaleMaximum, Math.max(1, target))
    if (!box || newScale === latestScale.current) return
    const { left, top } = box.getBoundingClientRect()
    const { clientX, clientY } = point ?? middleOf(anchorMark(box) ?? box)
    const inBox = { x: clientX - left, y: clientY - top }
    const onMap = {
      x: (box.scrollLeft + inBox.x) / box.scrollWidth,
      y: (box.scrollTop + inBox.y) / box.scrollHeight,
    }
    anchor.current = { onMap, inBox }
    latestScale.current = newScale
    setScale(newScale)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after a change of size
  useLayoutEffect(() => {
    const box = viewport.current
    if (!box || !anchor.current) return
    const { onMap, inBox } = anchor.current
    box.scrollTo(onMap.x * box.scrollWidth - inBox.x, onMap.y * box.scrollHeight - inBox.y)
  }, [scale])

  useEffect(() => {
    const box = viewport.current
    return box ? listenToPinches(box, () => latestScale.current, zoom) : undefined
  }, [zoom])

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = { '+': scale * zoomStep, '=': scale * zoomStep, '-': scale / zoomStep, '0': 1 }[
      event.key
    ]
    if (to === undefined) return
    event.preventDefault()
    zoom(to)
  }

  return { viewport, scale, zoom, onKeyDown, dragging }
}

/** @returns the visible mark of the focused, targeted or current stop, which stays in place while the map is zoomed */
function anchorMark(box: HTMLElement): Element | undefined {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  const marks = ['a:focus', 'a:target', 'a[aria-current]'].map((mark) => box.querySelector(mark))
  return marks.find((mark): mark is Element => {
    if (!mark) return false
    const { clientX: x, clientY: y } = middleOf(mark)
    return x >= left && x <= right && y >= top && y <= bottom
  })
}

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

/** Lets a mouse drag the map. A finger scrolls the map without a script. */
const dragging = {
  onPointerDown({
    currentTarget,
    target,
    pointerType,
    button,
    pointerId,
  }: PointerEvent<HTMLElement>) {
    const isOnLink = target instanceof Element && target.closest('a')
    if (pointerType !== 'mouse' || button !== 0 || isOnLink) return
    currentTarget.setPointerCapture(pointerId)
  },
  onPointerMove({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLElement>) {
    if (currentTarget.hasPointerCapture(pointerId)) currentTarget.scrollBy(-movementX, -movementY)
  },
}
