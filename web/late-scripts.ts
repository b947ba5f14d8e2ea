/**
 * Lets a page show its first picture before it fetches scripts: on a slow phone both share one line and one
 * processor, and the pages work before hydration. The server holds the scripts back; `loadLate` runs in the page.
 */

/** Tells `loadLate` that React handles events now. */
export const hydratedEvent = 'huaniao:hydrated'

const module = /<script( nonce="[^"]*")? type="module" async="">/
const preload = '<link rel="modulepreload"'
const end = '</body></html>'

/** @param html a whole page, as React Router renders it; without its script it is returned as it is */
export function withLateScripts(html: string, nonce: string | undefined): string {
  if (!module.test(html) || !html.endsWith(end)) return html
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  const call = `(${loadLate})(${JSON.stringify(hydratedEvent)})`
  return `${html
    .replace(module, '<script$1 type="later" async="">')
    .replaceAll(preload, '<link rel="later"')
    .slice(0, -end.length)}<script${attribute}>${call}</script>${end}`
}

/**
 * Starts the held scripts after the first picture is painted, or at the first sign of a reader. Presses a
 * button again that was pressed before hydration. The browser gets its source, so it uses nothing outside and has no
 * comments. So too a link marked `data-scripted`, whose own address is for browsers without scripts; and Back
 * and Forward load the page that they name. `patience` is in milliseconds: how long a picture on a slow line may hold the scripts back. A hidden
 * page has no frames to wait for.
 */
function loadLate(hydrated: string): void {
  const patience = 5000
  const signs = ['pointerdown', 'keydown', 'focusin'] as const
  const address = location.pathname + location.search
  let pressed: HTMLElement | null = null
  let hasBegun = false

  function begin() {
    if (hasBegun) return
    hasBegun = true
    for (const sign of signs) document.removeEventListener(sign, begin, true)
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) {
      link.rel = 'modulepreload'
    }
    const held = document.querySelector('script[type=later]')
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

  function remember(event: MouseEvent) {
    const { target, button, metaKey, ctrlKey, shiftKey } = event
    pressed =
      target instanceof Element ? target.closest('button[type=button], a[data-scripted]') : null
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

  for (const sign of signs) document.addEventListener(sign, begin, true)
  document.addEventListener('click', remember, true)
  addEventListener('popstate', follow)
  document.addEventListener(
    hydrated,
    () => {
      document.removeEventListener('click', remember, true)
      removeEventListener('popstate', follow)
      if (pressed?.isConnected) pressed.click()
    },
    { once: true },
  )

  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  if (!picture || picture.complete) afterPaint()
  else {
    const decoded = () => picture.decode().then(afterPaint, afterPaint)
    for (const end of ['load', 'error']) picture.addEventListener(end, decoded, { once: true })
    setTimeout(begin, patience)
  }
}
