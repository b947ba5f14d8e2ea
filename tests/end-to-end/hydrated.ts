/** When a page answers to keys and clicks. */
import type { Page } from '@playwright/test'

/**
 * Waits until React has hydrated the page, the parts that come late included, and has run its effects.
 * React keeps no public sign of this, so it looks for the properties React sets on elements.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const properties = Object.entries(document) as [string, { stateNode: Root }][]
    const [, container] = properties.find(([name]) => name.startsWith('__reactContainer$')) ?? []
    if (!container || container.stateNode.current.memoizedState.isDehydrated) return false
    const parts = document.querySelectorAll('main :is(button, input, select, textarea)')
    return [...parts].every((part) =>
      Object.keys(part).some((name) => name.startsWith('__reactProps$')),
    )
  })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

interface Root {
  current: { memoizedState: { isDehydrated: boolean } }
}
