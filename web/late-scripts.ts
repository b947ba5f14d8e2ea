/**
 * Delays the scripts of a visitor's page until its first picture is painted, because scripts would slow down the
 * picture on a slow phone. A page with scripts repeats the last press that came before hydration. The server delays the
 * scripts, and `loadLate` starts the scripts in the page.
 */

import { hydratedEvent } from './ui/behaviour/lazy-part.tsx'

const modulePattern = /<script( nonce="[^"]*")? type="module" async="">/
const preloadTag = '<link rel="modulepreload"'
const endTags = '</body></html>'

/**
 * @param html a whole page from React Router
 * @returns the page with delayed scripts. A page without scripts is returned unchanged.
 */
export function withLateScripts(html: string, nonce: string | undefined): string {
  if (!modulePattern.test(html) || !html.endsWith(endTags)) return html
  const delayedHtml = html
    .replace(modulePattern, '<script$1 type="later" async="">')
    .replaceAll(preloadTag, '<link rel="later"')
  return appendCall(loadLate, delayedHtml, nonce)
}

/**
 * @param html a whole page whose scripts load at once, such as the page of a member
 * @returns the page, which also repeats early presses
 */
export function withRememberedPresses(html: string, nonce: string | undefined): string {
  if (!modulePattern.test(html) || !html.endsWith(endTags)) return html
  return appendCall(loadLate, html, nonce)
}

function appendCall(script: typeof loadLate, html: string, nonce: string | undefined): string {
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  const call = `(${script})(${JSON.stringify(hydratedEvent)})`
  return `${html.slice(0, -endTags.length)}<script${attribute}>${call}</script>${endTags}`
}

/**
 * Starts the delayed scripts when the screen shows the first picture, at the first input, or after five seconds. Then
 * repeats the last early press or submission, and reloads a document in which the reader went back or forward early.
 * The browser gets this source, so the function uses no outer names and has no comments.
 */
function loadLate(hydratedName: string): void {
  const timeoutMilliseconds = 5000
  const inputEvents = ['pointerdown', 'keydown', 'focusin'] as const
  const arrival = new URL(window.navigation?.activation?.entry.url || location.href)
  const unhydratedSelector = 'button[data-unhydrated]'
  const delayedScript = document.querySelector('script[type=later]')
  const pressableSelector = delayedScript
    ? 'button[type=button], a[data-scripted]'
    : 'button[type=button]'
  let pressed: HTMLElement | null = null
  let hasBegun = !delayedScript

  function startScripts() {
    if (hasBegun) return
    hasBegun = true
    for (const inputEvent of inputEvents)
      document.removeEventListener(inputEvent, startScripts, true)
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) {
      link.rel = 'modulepreload'
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.async = true
    script.onerror = stopRemembering
    script.textContent = delayedScript?.textContent ?? ''
    document.head.append(script)
  }

  function startAfterNextFrame() {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(startScripts)))
  }

  function startAfterPaint() {
    if (document.hidden) startScripts()
    else if (performance.getEntriesByType('paint').length) startAfterNextFrame()
    else new PerformanceObserver(startAfterNextFrame).observe({ type: 'paint', buffered: true })
  }

  function isHandled(element: Element) {
    return Object.keys(element).some((name) => name.startsWith('__reactProps$'))
  }

  function remember(event: MouseEvent) {
    const { target, button, metaKey, ctrlKey, shiftKey } = event
    const element = target instanceof Element ? target.closest<HTMLElement>('a, button') : null
    if (!element) return
    const isLink = element instanceof HTMLAnchorElement
    if (isLink && (button || metaKey || ctrlKey || shiftKey)) return
    pressed = element.matches(pressableSelector) && !isHandled(element) ? element : null
    if (pressed && isLink) event.preventDefault()
  }

  function rememberSubmission(event: SubmitEvent) {
    const form = event.target instanceof HTMLFormElement ? event.target : null
    const button = form?.querySelector<HTMLElement>(unhydratedSelector)
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = button
  }

  function stopRemembering() {
    document.removeEventListener('click', remember, true)
    if (pressed instanceof HTMLAnchorElement) location.href = pressed.href
  }

  function reloadIfMoved() {
    const isMoved = location.pathname !== arrival.pathname || location.search !== arrival.search
    if (isMoved) location.reload()
  }

  function pressAgain() {
    removeEventListener('popstate', reloadIfMoved)
    if (!pressed?.isConnected || !isHandled(pressed)) return
    if (pressed.matches(unhydratedSelector)) requestAnimationFrame(pressAgain)
    else pressed.click()
  }

  for (const button of document.querySelectorAll<HTMLButtonElement>(unhydratedSelector))
    button.disabled = false
  document.addEventListener('click', remember, true)
  document.addEventListener('submit', rememberSubmission, true)
  document.addEventListener(hydratedName, pressAgain)
  addEventListener('popstate', reloadIfMoved)
  reloadIfMoved()
  if (hasBegun) return
  for (const inputEvent of inputEvents) document.addEventListener(inputEvent, startScripts, true)

  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  if (!picture || picture.complete) startAfterPaint()
  else {
    const startAfterDecoding = () => picture.decode().then(startAfterPaint, startAfterPaint)
    for (const endEvent of ['load', 'error'])
      picture.addEventListener(endEvent, startAfterDecoding, { once: true })
  }
  setTimeout(startScripts, timeoutMilliseconds)
}
