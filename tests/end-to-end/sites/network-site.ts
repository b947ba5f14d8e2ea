/** Runs a site with one admin over plain HTTP at a host name of the network, as phones reach a teacher's laptop. */
import { writeFieldCollection } from '../../harness/collections/field-collection.ts'
import { type RunningSite, runSite } from '../../harness/sites/running-site.ts'
import { password } from '../members.ts'
import { expect, test as watchedTest } from '../watched.ts'

export const teacher = 'teacher'

// playwright.config.ts maps names below `.test` to this machine.
const networkOrigin = (origin: string) => origin.replace('127.0.0.1', 'laptop.test')

export const test = watchedTest.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const site = await runSite(writeFieldCollection)
      await site.appoint(teacher, password)
      await use(site)
      expect(await site.stop(), 'logged errors').toEqual([])
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(networkOrigin(site.origin))
  },
})

/** Opens the site of the worker at a host name of the network, for tests without an admin. */
export const testWithoutAdmin = watchedTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
  baseURL: async ({}, use) => {
    await use(networkOrigin(process.env.FIELD_SITE ?? ''))
  },
})

export { expect }
