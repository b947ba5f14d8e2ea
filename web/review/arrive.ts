/** Moves the focus to the card to decide on, so that the reviewer's keyboard shortcuts work there. */
import { useEffect } from 'react'
import type { Queues } from '../../contract/schemas/review.ts'
import { queuesInOrder } from './cards/cards.ts'

/** Pixels of a carousel that must be visible; with fewer, the page scrolls to the carousel. */
const leastSeen = 240

/** Moves the focus to the shown card of a carousel, and scrolls to the carousel if too little of it is visible. */
export function arriveIn(section: HTMLElement | null) {
  section?.querySelector<HTMLElement>('[data-arrive]')?.focus({ preventScroll: true })
  const top = section?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > window.innerHeight - leastSeen) section?.scrollIntoView({ block: 'start' })
}

/** Elements that can have the focus when a page has just opened: the body, the content, or the link that led there. */
const justOpened = 'body, main, a'

/** When the page opens, focuses the queue of the fragment or the first pending card, unless a control has the focus. */
export function useArrival({ counts }: Queues) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page opens
  useEffect(() => {
    const asked = queuesInOrder.find((name) => window.location.hash === `#${name}`)
    const first = asked ?? queuesInOrder.find((name) => counts[name] > 0)
    // The focus moves to a new page after this effect.
    const frame = requestAnimationFrame(() => {
      if (first && document.activeElement?.matches(justOpened)) {
        arriveIn(document.getElementById(first))
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}
