/** Moves the focus to the card to decide on, so that the reviewer's keyboard shortcuts work there. */
import { useEffect } from 'react'
import type { Queues } from '../../contract/schemas/review.ts'
import { queuesInOrder } from './cards/cards.ts'

/** The minimum visible height of a carousel, in pixels; below this height, the page scrolls to the carousel. */
const minimumVisible = 240

/** Moves the focus to the shown card of a carousel, and scrolls to the carousel if too little of it is visible. */
export function focusCard(section: HTMLElement | null) {
  section?.querySelector<HTMLElement>('[data-arrive]')?.focus({ preventScroll: true })
  const top = section?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > window.innerHeight - minimumVisible)
    section?.scrollIntoView({ block: 'start' })
}

/** Elements that can have the focus when a page has just opened: the body, the content, or the link that opened it. */
const justOpened = 'body, main, a'

/** When the page opens, focuses the queue of the fragment or the first pending card, unless a control has the focus. */
export function useArrival({ counts }: Queues) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page opens
  useEffect(() => {
    const requested = queuesInOrder.find((name) => window.location.hash === `#${name}`)
    const first = requested ?? queuesInOrder.find((name) => counts[name] > 0)
    // The focus moves to a new page after this effect.
    const frame = requestAnimationFrame(() => {
      if (first && document.activeElement?.matches(justOpened)) {
        focusCard(document.getElementById(first))
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}
