/**
 * `test` with every page watched: an error on its console (a violated security policy is one), or
 * one that nobody caught, fails the test even where all it looked for was there.
 */
import { test as base, expect } from '@playwright/test'

// Each worker has a site of its own, so that tests at the same time do not see each other's changes.
const { FIELD_SITES = '', TEST_PARALLEL_INDEX } = process.env
process.env.FIELD_SITE = FIELD_SITES.split(' ')[Number(TEST_PARALLEL_INDEX)] ?? ''

interface Watching {
  /** What a test brings about on purpose, such as a page that is not there. */
  tolerate: (complaint: RegExp) => void
}

export const test = base.extend<Watching>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from the pattern
  baseURL: async ({}, use) => {
    await use(process.env.FIELD_SITE)
  },

  tolerate: [
    async ({ context }, use) => {
      const tolerated: RegExp[] = []
      const complaints: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error')
          complaints.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => complaints.push(String(error.error())))

      await use((complaint) => tolerated.push(complaint))

      const unexpected = complaints.filter(
        (complaint) => !tolerated.some((pattern) => pattern.test(complaint)),
      )
      expect(unexpected, 'complaints of the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
