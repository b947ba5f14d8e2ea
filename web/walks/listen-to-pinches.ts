/**
 * Listens to two fingers on a box, and to a wheel with Ctrl, which trackpads send for a pinch. It
 * adds its own listeners, because React's cannot stop the browser from zooming the page.
 */
type Zoom = (to: number, at?: { clientX: number; clientY: number }) => void

export function listenToPinches(box: HTMLElement, scale: () => number, zoom: Zoom): () => void {
  let begun = { distance: 1, scale: 1 }
  const stop = new AbortController()
  const listening = { passive: false, signal: stop.signal }

  function onWheel(event: WheelEvent) {
    if (!event.ctrlKey) return
    event.preventDefault()
    zoom(scale() * Math.exp(-event.deltaY / 100), event)
  }
  function onTouch(event: TouchEvent) {
    const pinch = pinchOf(event)
    if (!pinch) return
    event.preventDefault()
    if (event.type === 'touchstart') begun = { distance: pinch.distance, scale: scale() }
    else zoom((begun.scale * pinch.distance) / begun.distance, pinch)
  }
  box.addEventListener('wheel', onWheel, listening)
  box.addEventListener('touchstart', onTouch, listening)
  box.addEventListener('touchmove', onTouch, listening)
  return () => stop.abort()
}

/** The distance between two fingers, and the point halfway. */
function pinchOf({ touches: [one, other] }: TouchEvent) {
  if (!one || !other) return undefined
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    clientX: (one.clientX + other.clientX) / 2,
    clientY: (one.clientY + other.clientY) / 2,
  }
}
