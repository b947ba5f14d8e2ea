/**
 * Loads the script of a part of a page at the reader's first input. Before that, the server's HTML works. After a link
 * within the site, no such HTML exists, so the script is loaded at once.
 */
import { type ComponentType, memo, Suspense } from 'react'
import { lazyPart } from './lazy-part.tsx'

/** The events that count as input. Movement does not count, because Chromium also reports a resting pointer. */
const inputEvents = ['pointerdown', 'keydown', 'scroll', 'focusin']

/** @param id the id of an element that the part or the server's HTML around the part renders */
export function lazyOnInput<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = lazyPart(async () => {
    if (typeof document !== 'undefined' && document.getElementById(id)) await firstInput()
    // Without a network, the server's HTML of the part stays, and its links work.
    return load().catch(() => new Promise<never>(() => {}))
  }) as unknown as ComponentType<Props>
  // With equal props, the part is not rendered again, because React would drop the server's HTML until the script is
  // loaded.
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ))
}

/**
 * Waits for the first input of the reader. An input before this script ran also counts, if the focus or the scroll
 * position has changed.
 */
async function firstInput(): Promise<unknown> {
  if (document.activeElement !== document.body || scrollY > 0) return
  return new Promise((resolve) => {
    // React stops an event of a part that is not yet hydrated, so the listener uses the capture phase.
    const once = { once: true, passive: true, capture: true }
    for (const event of inputEvents) addEventListener(event, resolve, once)
  })
}
