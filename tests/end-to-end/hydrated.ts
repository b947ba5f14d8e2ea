/** Waits until React has hydrated a page. */
import type { Page } from '@playwright/test'

/**
 * Waits until React has hydrated the page with its lazy parts and has run its effects. React publishes no sign of
 * hydration, so the function looks for the properties that React sets on elements.
 * @param parts the parts to wait for: `first view` leaves out the parts loaded at the first input; `all` loads these
 * parts by scroll events
 */
export async function waitForHydration(
  page: Page,
  parts: 'all' | 'first view' = 'all',
): Promise<void> {
  await page.waitForFunction((parts) => {
    const properties = Object.entries(document) as [string, { stateNode: Root }][]
    const [, container] = properties.find(([name]) => name.startsWith('__reactContainer$')) ?? []
    if (!container || container.stateNode.current.memoizedState.isDehydrated) return false
    if (parts === 'first view') return true
    window.dispatchEvent(new Event('scroll'))
    const fields = document.querySelectorAll('main :is(button, input, select, textarea)')
    return [...fields].every((part) =>
      Object.keys(part).some((name) => name.startsWith('__reactProps$')),
    )
  }, parts)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

interface Root {
  current: { memoizedState: { isDehydrated: boolean } }
}
