/**
 * Loads the script of a part of a page at the reader's first input. The server's HTML works before. After
 * a link within the site there is no such HTML, so the script is loaded at once.
 */
import { type ComponentType, memo, Suspense } from 'react'
import { lazyPart } from './lazy-part.tsx'

/** Chromium also reports movement of a resting pointer, so movement does not count. */
const acts = ['pointerdown', 'keydown', 'scroll', 'focusin']

/** @param id of an element that the part or the server's HTML around it renders */
export function lazyOnInput<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = lazyPart(async () => {
    if (typeof document !== 'undefined' && document.getElementById(id)) await firstAct()
    // Without a network, the server's part of the page stays, and its links work.
    return load().catch(() => new Promise<never>(() => {}))
  }) as unknown as ComponentType<Props>
  // With equal props the part is not rendered again: React would drop the server's HTML until the script is loaded.
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ))
}

/**
 * Waits for the first action of the reader. An action before this script ran counts too, if the focus or the scroll
 * position shows it.
 */
async function firstAct(): Promise<unknown> {
  if (document.activeElement !== document.body || scrollY > 0) return
  return new Promise((resolve) => {
    // React stops an event that a part gets before hydration, so the listener uses the capture phase.
    const once = { once: true, passive: true, capture: true }
    for (const act of acts) addEventListener(act, resolve, once)
  })
}
