/**
 * Zooms the content of a scrolling box by keys, by two fingers and by a wheel with Ctrl (a pinch on
 * trackpads). The point under the fingers stays in place. A mouse can also drag the content.
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

export const mostZoom = 6
export const zoomStep = 1.5

/** A point of the map, as fractions of its width and height, and its position in the box. */
interface Anchor {
  part: { x: number; y: number }
  at: { x: number; y: number }
}

export function useMapZoom() {
  const viewport = useRef<HTMLElement>(null)
  const [scale, setScale] = useState(1)
  const anchor = useRef<Anchor>(null)
  const now = useRef(scale)

  const zoom = useCallback((to: number, at?: { clientX: number; clientY: number }) => {
    const box = viewport.current
    const wanted = Math.min(mostZoom, Math.max(1, to))
    if (!box || wanted === now.current) return
    const { left, top } = box.getBoundingClientRect()
    const { clientX, clientY } = at ?? middleOf(anchorMark(box) ?? box)
    const place = { x: clientX - left, y: clientY - top }
    const part = {
      x: (box.scrollLeft + place.x) / box.scrollWidth,
      y: (box.scrollTop + place.y) / box.scrollHeight,
    }
    anchor.current = { part, at: place }
    now.current = wanted
    setScale(wanted)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after a change of size
  useLayoutEffect(() => {
    const box = viewport.current
    if (!box || !anchor.current) return
    const { part, at } = anchor.current
    box.scrollTo(part.x * box.scrollWidth - at.x, part.y * box.scrollHeight - at.y)
  }, [scale])

  useEffect(() => {
    const box = viewport.current
    return box ? listenToPinches(box, () => now.current, zoom) : undefined
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

/**
 * The mark of the focused, targeted or current stop, if it is visible. It stays in place while the map grows around it.
 */
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

/** Lets a mouse drag the map. A finger scrolls it without a script. */
const dragging = {
  onPointerDown({
    currentTarget,
    target,
    pointerType,
    button,
    pointerId,
  }: PointerEvent<HTMLElement>) {
    const onLink = target instanceof Element && target.closest('a')
    if (pointerType !== 'mouse' || button !== 0 || onLink) return
    currentTarget.setPointerCapture(pointerId)
  },
  onPointerMove({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLElement>) {
    if (currentTarget.hasPointerCapture(pointerId)) currentTarget.scrollBy(-movementX, -movementY)
  },
}
