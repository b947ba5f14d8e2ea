/**
 * Zooms a box with two fingers, or with the wheel and Ctrl. A trackpad sends the events of wheel and Ctrl for a pinch.
 * The module adds its own listeners, because React's listeners cannot prevent the browser from zooming the page.
 */
type Zoom = (target: number, point?: { clientX: number; clientY: number }) => void

/** @returns a function that removes the listeners */
export function listenToPinches(box: HTMLElement, scale: () => number, zoom: Zoom): () => void {
  let start = { distance: 1, scale: 1 }
  const stop = new AbortController()
  const options = { passive: false, signal: stop.signal }

  function onWheel(event: WheelEvent) {
    if (!event.ctrlKey) return
    event.preventDefault()
    zoom(scale() * Math.exp(-event.deltaY / 100), event)
  }
  function onTouch(event: TouchEvent) {
    const pinch = pinchOf(event)
    if (!pinch) return
    event.preventDefault()
    if (event.type === 'touchstart') start = { distance: pinch.distance, scale: scale() }
    else zoom((start.scale * pinch.distance) / start.distance, pinch)
  }
  box.addEventListener('wheel', onWheel, options)
  box.addEventListener('touchstart', onTouch, options)
  box.addEventListener('touchmove', onTouch, options)
  return () => stop.abort()
}

/** @returns the distance between two fingers, and the point halfway between them; undefined without two fingers */
function pinchOf({ touches: [first, second] }: TouchEvent) {
  if (!first || !second) return undefined
  return {
    distance: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
    clientX: (first.clientX + second.clientX) / 2,
    clientY: (first.clientY + second.clientY) / 2,
  }
}
