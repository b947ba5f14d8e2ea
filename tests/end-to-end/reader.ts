/**
 * A `test` for pages that a visitor only reads. The tests of a worker share one page for each set of options, and each
 * begins without cookies and storage: a new browser context takes half a second of the processor. Tests that count
 * requests, sign in or add scripts to their page take `watched.ts`.
 */
import type { Page } from '@playwright/test'
import { expect, test as watched } from './watched.ts'

interface Shared {
  /** By the options that only a new browser context can change. */
  sharedPages: Map<string, Page>
}

export const test = watched.extend<object, Shared>({
  sharedPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from the pattern
    async ({}, use) => {
      const pages = new Map<string, Page>()
      await use(pages)
      for (const page of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  page: async (
    {
      browser,
      sharedPages,
      baseURL,
      viewport,
      colorScheme,
      locale,
      javaScriptEnabled,
      hasTouch,
      isMobile,
    },
    use,
  ) => {
    const options = JSON.stringify({ locale, javaScriptEnabled, hasTouch, isMobile, baseURL })
    // Playwright gives every new context the options of the running test.
    const page = sharedPages.get(options) ?? (await (await browser.newContext()).newPage())
    sharedPages.set(options, page)
    await forget(page, baseURL ?? '')
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ media: null, colorScheme: colorScheme ?? null })
    await use(page)
  },
  context: async ({ page }, use) => {
    await use(page.context())
  },
})

export { expect }

/** Leaves the last page, removes the routes of the last test, and deletes what the page stored. */
async function forget(page: Page, origin: string): Promise<void> {
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().clearCookies()
  await page.context().clearPermissions()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await browser.detach()
}
