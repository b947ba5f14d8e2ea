/**
 * Collects the layout shifts of a journey over all its pages. As in the score of browsers, a shift right after a press
 * or a key does not count. Shifts of messages at the edge of the screen do not count either.
 */
import type { BrowserContext } from '@playwright/test'
import { discardAfterTest } from './kept-contexts.ts'

interface Shift {
  score: number
  description: string
}

type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Smaller scores do not count, because a longer number in a line of text moves the words after it. */
const leastScore = 0.001

/**
 * Call this function before the first page opens.
 * @returns a function that lists the shifts so far, each with its elements
 */
export async function watchShifts(context: BrowserContext): Promise<() => Shift[]> {
  const shifts: Shift[] = []
  discardAfterTest(context)
  await context.exposeBinding('reportShift', (_, shift: Shift) => shifts.push(shift))
  await context.addInitScript((leastScore) => {
    // Messages at the edge of the screen move up when an older message disappears.
    const isMessage = (node: Node | undefined) =>
      node instanceof Element && node.closest('[data-edge]') !== null
    // A gliding element starts where it was (web/ui/behaviour/glide.tsx). Yet Chromium reports a shift if one glide
    // follows another glide in the same frame.
    const isGliding = (node: Node | undefined) =>
      node instanceof Element &&
      node
        .getAnimations()
        .some(({ effect }) =>
          (effect as KeyframeEffect).getKeyframes()[0]?.transform?.toString().includes('translate'),
        )
    const nameOf = (node: Node | undefined) =>
      (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120)
    const positionOf = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)}, ${Math.round(y)}`
    const observer = new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput || value < leastScore) continue
        if (sources.every(({ node }) => isMessage(node) || isGliding(node))) continue
        const description = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${positionOf(previousRect)} to ${positionOf(currentRect)}`,
        )
        const { reportShift } = window as unknown as { reportShift(shift: Shift): void }
        reportShift({ score: value, description: [location.pathname, ...description].join('\n') })
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  }, leastScore)
  return () => shifts
}
