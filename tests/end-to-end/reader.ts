/**
 * Provides a `test` with a page in a kept browser context, without the data of earlier tests.
 * Tests that count the requests of a first visit, set the clock or add scripts to every page use `watched.ts`.
 */
import { openPage } from './kept-contexts.ts'
import { expect, test as watched } from './watched.ts'

export const test = watched.extend({
  context: async (
    { keptContexts, baseURL, locale, javaScriptEnabled, hasTouch, isMobile },
    use,
  ) => {
    const options = { baseURL, locale, javaScriptEnabled, hasTouch, isMobile }
    const context = await keptContexts.take(options)
    await use(context)
    await keptContexts.release(context)
  },
  page: async ({ context, viewport, colorScheme }, use) => {
    await use(await openPage(context, { viewport, colorScheme }))
  },
})

export { expect }
