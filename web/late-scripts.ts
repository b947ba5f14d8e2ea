/**
 * Lets a visitor's page show its first picture before it fetches scripts, which share a slow phone's connection and
 * processor. Every page repeats a press that came before hydration. The server delays the scripts; `loadLate` runs in
 * the page.
 */

import { hydratedEvent } from './ui/behaviour/lazy-part.tsx'

const module = /<script( nonce="[^"]*")? type="module" async="">/
const preload = '<link rel="modulepreload"'
const end = '</body></html>'

/** @param html a whole page, as React Router renders it. A page without scripts is returned unchanged. */
export function withLateScripts(html: string, nonce: string | undefined): string {
  if (!module.test(html) || !html.endsWith(end)) return html
  const held = html
    .replace(module, '<script$1 type="later" async="">')
    .replaceAll(preload, '<link rel="later"')
  return calling(loadLate, held, nonce)
}

/** @param html a whole page whose scripts load at once, such as a member's; the result repeats early presses too */
export function withRememberedPresses(html: string, nonce: string | undefined): string {
  return module.test(html) && html.endsWith(end) ? calling(loadLate, html, nonce) : html
}

function calling(script: typeof loadLate, html: string, nonce: string | undefined): string {
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  const call = `(${script})(${JSON.stringify(hydratedEvent)})`
  return `${html.slice(0, -end.length)}<script${attribute}>${call}</script>${end}`
}

/**
 * Starts the delayed scripts after the first picture is painted, at the first input, or after five seconds. Later it
 * repeats the last press of a button or `data-scripted` link that React could not handle yet. The browser gets the
 * source of this function, so the function uses nothing outside and has no comments.
 */
function loadLate(hydrated: string): void {
  const patience = 5000
  const signs = ['pointerdown', 'keydown', 'focusin'] as const
  const address = location.pathname + location.search
  const held = document.querySelector('script[type=later]')
  const pressable = held ? 'button[type=button], a[data-scripted]' : 'button[type=button]'
  let pressed: HTMLElement | null = null
  let hasBegun = !held

  function begin() {
    if (hasBegun) return
    hasBegun = true
    for (const sign of signs) document.removeEventListener(sign, begin, true)
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) {
      link.rel = 'modulepreload'
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.async = true
    script.onerror = giveUp
    script.textContent = held?.textContent ?? ''
    held?.replaceWith(script)
  }

  function afterPaint() {
    if (document.hidden) begin()
    else requestAnimationFrame(() => setTimeout(begin))
  }

  function isHandled(element: Element) {
    return Object.keys(element).some((name) => name.startsWith('__reactProps$'))
  }

  function remember(event: MouseEvent) {
    const { target, button, metaKey, ctrlKey, shiftKey } = event
    pressed = target instanceof Element ? target.closest<HTMLElement>(pressable) : null
    if (pressed && isHandled(pressed)) pressed = null
    if (!(pressed instanceof HTMLAnchorElement)) return
    if (button || metaKey || ctrlKey || shiftKey) pressed = null
    else event.preventDefault()
  }

  function giveUp() {
    document.removeEventListener('click', remember, true)
    if (pressed instanceof HTMLAnchorElement) location.href = pressed.href
  }

  function follow() {
    if (location.pathname + location.search !== address) location.reload()
  }

  function pressAgain() {
    removeEventListener('popstate', follow)
    if (pressed?.isConnected && isHandled(pressed)) pressed.click()
  }

  document.addEventListener('click', remember, true)
  document.addEventListener(hydrated, pressAgain)
  addEventListener('popstate', follow)
  if (hasBegun) return
  for (const sign of signs) document.addEventListener(sign, begin, true)

  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  if (!picture || picture.complete) afterPaint()
  else {
    const decoded = () => picture.decode().then(afterPaint, afterPaint)
    for (const end of ['load', 'error']) picture.addEventListener(end, decoded, { once: true })
    setTimeout(begin, patience)
  }
}
