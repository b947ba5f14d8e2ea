/** A site over plain http at a name of the network, as phones reach a teacher's laptop, with one admin. */
import { writeFieldCollection } from '../../harness/collections/field-collection.ts'
import { type RunningSite, runSite } from '../../harness/sites/running-site.ts'
import { password } from '../members.ts'
import { expect, test as watched } from '../watched.ts'

export const teacher = 'teacher'

export const test = watched.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from the pattern
    async ({}, use) => {
      const site = await runSite(writeFieldCollection)
      await site.appoint(teacher, password)
      await use(site)
      expect(await site.stop(), 'logged faults').toEqual([])
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // playwright.config.ts maps names below `.test` to this machine.
  baseURL: async ({ site }, use) => {
    await use(site.origin.replace('127.0.0.1', 'laptop.test'))
  },
})

export { expect }
