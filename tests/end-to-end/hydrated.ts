import type { Page } from '@playwright/test'

/**
 * Waits until React has hydrated the page with its lazy parts and has run its effects. React has no public sign of
 * this, so the function looks for the properties that React sets on elements.
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
