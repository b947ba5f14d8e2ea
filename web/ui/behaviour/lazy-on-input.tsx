/**
 * Loads the script of a part of a page at the reader's first input. Until then, the page shows the server's HTML of the
 * part. After a navigation within the site, the part has no such HTML, so the script is loaded at once.
 */
import { type ComponentType, memo, Suspense } from 'react'
import { lazyPart } from './lazy-part.tsx'

/**
 * The events that count as input. A pointer movement does not count, because Chromium also reports a resting pointer.
 */
const inputEvents = ['pointerdown', 'keydown', 'scroll', 'focusin']

/**
 * @param id the id of an element of the server's HTML, in the part or around the part
 * @param load the function that loads the script of the part
 * @returns the component of the part, which keeps the server's HTML until its script is loaded
 */
export function lazyOnInput<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = lazyPart(async () => {
    if (typeof document !== 'undefined' && document.getElementById(id)) await firstInput()
    // Without a network, the server's HTML of the part stays, and its links work.
    return load().catch(() => new Promise<never>(() => {}))
  }) as unknown as ComponentType<Props>
  // `memo` prevents a second rendering with equal props. React would otherwise remove the server's HTML until the
  // script is loaded.
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
    const options = { once: true, passive: true, capture: true }
    for (const event of inputEvents) addEventListener(event, resolve, options)
  })
}
