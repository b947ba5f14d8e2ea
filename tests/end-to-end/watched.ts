/**
 * Provides a `test` that fails when its page logs an error on the console or throws an uncaught error. A violated
 * security policy is such an error.
 */
import { test as base, type ConsoleMessage, expect, type WebError } from '@playwright/test'
import { ReusedContexts } from './kept-contexts.ts'

// Each worker has its own site, so that a test does not change the site of a parallel test.
const { FIELD_SITES = '', TEST_PARALLEL_INDEX } = process.env
process.env.FIELD_SITE = FIELD_SITES.split(' ')[Number(TEST_PARALLEL_INDEX)] ?? ''

interface WorkerFixtures {
  /**
   * Contexts that `reader.ts` and `review-site.ts` reuse. All tests have this fixture, because Playwright runs tests
   * with different worker fixtures in separate workers.
   */
  reusedContexts: ReusedContexts
}

interface TestFixtures {
  /** Allows errors that a test causes, such as a missing page. */
  tolerate: (problem: RegExp) => void
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  reusedContexts: [
    async ({ browser }, use) => {
      const contexts = new ReusedContexts(browser)
      await use(contexts)
      await contexts.close()
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
  baseURL: async ({}, use) => {
    await use(process.env.FIELD_SITE)
  },

  tolerate: [
    async ({ context }, use) => {
      const toleratedErrors: RegExp[] = []
      const problems: string[] = []
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error')
          problems.push(`${message.text()} (${message.location().url})`)
      }
      const onError = (error: WebError) => problems.push(String(error.error()))
      context.on('console', onConsole)
      context.on('weberror', onError)

      await use((problem) => toleratedErrors.push(problem))

      // Other tests may use the same context (reader.ts).
      context.off('console', onConsole)
      context.off('weberror', onError)

      const unexpectedErrors = problems.filter(
        (problem) => !toleratedErrors.some((pattern) => pattern.test(problem)),
      )
      expect(unexpectedErrors, 'errors of the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
