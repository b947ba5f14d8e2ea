/**
 * Keeps the focus in place when an action removes the focused element, such as a deleted row. The
 * browser would drop the focus, and keyboard users would start again at the top of the page. The
 * focus moves to the surrounding group of controls, else to the list, the section or the page around it.
 */
const places = 'fieldset, ul, ol, section, main'

/**
 * Watches until the element is removed or disabled, or the focus moves elsewhere.
 * @param held the element that has the focus
 */
export function keepFocusNear(held: Element | null): void {
  if (!held || held === document.body) return
  const around: HTMLElement[] = []
  for (let place = outside(held); place; place = outside(place)) around.push(place)

  const watching = new MutationObserver(() => {
    if (held.isConnected && !held.matches(':disabled')) return
    stop()
    // A disabled element keeps the focus until the next frame.
    const focused = document.activeElement
    if (focused !== document.body && focused !== held) return
    focusOn(around.find((place) => place.isConnected))
  })
  function stop() {
    watching.disconnect()
    document.removeEventListener('focusin', moved)
  }
  function moved({ target }: FocusEvent) {
    if (target !== held) stop()
  }
  watching.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', moved)
}

/** Wraps a press handler: keeps the focus near a button that the handler may remove. */
export const keepingFocus = (act: () => void) => () => {
  keepFocusNear(document.activeElement)
  act()
}

const outside = (inner: Element) => inner.parentElement?.closest<HTMLElement>(places)

function focusOn(place: HTMLElement | undefined) {
  if (!place) return
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    // Removed afterwards, because a click inside must not focus the list.
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
