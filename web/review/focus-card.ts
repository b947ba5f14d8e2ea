/** Moves the focus to the card of the next decision, so that the keyboard shortcuts apply to that card. */
import { useEffect } from 'react'
import type { Queues } from '../../contract/schemas/review.ts'
import { queuesInOrder } from './cards/cards.ts'

/** The minimum visible height of a carousel, in pixels; below this height, the page scrolls to the carousel. */
const minimumVisible = 240

/**
 * Moves the focus to the shown card of a carousel. The page scrolls if the carousel begins above the window, or if too
 * little of its beginning is visible.
 */
export function focusCard(section: HTMLElement | null) {
  section?.querySelector<HTMLElement>('[data-focus-target]')?.focus({ preventScroll: true })
  const top = section?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > window.innerHeight - minimumVisible)
    section?.scrollIntoView({ block: 'start' })
}

/** Elements that can have the focus when a page has just opened: the body, the content, or the link to the page. */
const justOpened = 'body, main, a'

/** When the page opens, focuses the queue of the fragment or the first pending card, unless a control has the focus. */
export function useFirstCardFocus({ counts }: Queues) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page opens
  useEffect(() => {
    const requestedQueue = queuesInOrder.find((name) => window.location.hash === `#${name}`)
    const firstQueue = requestedQueue ?? queuesInOrder.find((name) => counts[name] > 0)
    // The content of a new page gets the focus after this effect, so the card gets the focus in the next frame.
    const frame = requestAnimationFrame(() => {
      if (firstQueue && document.activeElement?.matches(justOpened)) {
        focusCard(document.getElementById(firstQueue))
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}
