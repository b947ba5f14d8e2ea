/**
 * Keeps the focus near an element that an action removes, such as a deleted row. Otherwise, a reader with a keyboard
 * would start again at the top of the page. The focus moves to the nearest group of controls, list, section or page.
 */
const containerSelector = 'fieldset, ul, ol, section, main'

/**
 * Watches the focused element until it is removed or disabled, or until the focus moves to another element.
 * @param element the element that has the focus
 */
export function keepFocusNear(element: Element | null): void {
  if (!element || element === document.body) return
  const containers: HTMLElement[] = []
  let parent = containerOf(element)
  while (parent) {
    containers.push(parent)
    parent = containerOf(parent)
  }

  const observer = new MutationObserver(() => {
    if (element.isConnected && !element.matches(':disabled')) return
    stop()
    // A disabled element keeps the focus until the next frame.
    const focused = document.activeElement
    if (focused !== document.body && focused !== element) return
    focusOn(containers.find((container) => container.isConnected))
  })
  function stop() {
    observer.disconnect()
    document.removeEventListener('focusin', stopIfFocusMoved)
  }
  function stopIfFocusMoved({ target }: FocusEvent) {
    if (target !== element) stop()
  }
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', stopIfFocusMoved)
}

/**
 * @returns a press handler that runs the action, and keeps the focus near the button if the action removes the button
 */
export const keepingFocus = (action: () => void) => () => {
  keepFocusNear(document.activeElement)
  action()
}

const containerOf = (element: Element) =>
  element.parentElement?.closest<HTMLElement>(containerSelector)

function focusOn(container: HTMLElement | undefined) {
  if (!container) return
  if (!container.hasAttribute('tabindex')) {
    container.tabIndex = -1
    // The attribute is removed afterwards, because a click inside must not focus the container.
    container.addEventListener('blur', () => container.removeAttribute('tabindex'), { once: true })
  }
  container.focus({ preventScroll: true })
}
