/**
 * Provides a `test` with a page in a reused browser context, without the data of earlier tests. Tests that count the
 * requests of a first visit use `watched.ts`. Tests that set the clock or add scripts to every page discard the
 * context.
 */
import { openPage } from './kept-contexts.ts'
import { expect, test as watchedTest } from './watched.ts'

export const test = watchedTest.extend({
  context: async (
    { reusedContexts, baseURL, locale, javaScriptEnabled, hasTouch, isMobile },
    use,
  ) => {
    const options = { baseURL, locale, javaScriptEnabled, hasTouch, isMobile }
    const context = await reusedContexts.take(options)
    await use(context)
    await reusedContexts.release(context)
  },
  page: async ({ context, viewport, colorScheme }, use) => {
    await use(await openPage(context, { viewport, colorScheme }))
  },
})

export { expect }
