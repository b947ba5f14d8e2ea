/** The site of the class day: plain http at a name of the network, phones of pupils and a laptop of the teacher. */
import type { BrowserContextOptions, Page } from '@playwright/test'
import { writeFieldCollection } from '../../harness/collections/field-collection.ts'
import { type RunningSite, runSite } from '../../harness/sites/running-site.ts'
import { password } from '../members.ts'
import { expect, test as watched } from '../watched.ts'
import { type Counter, countActions } from './action-count.ts'

export const teacher = 'teacher'

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
}

export interface Device {
  page: Page
  counter: Counter
}

interface ClassFixtures {
  openPhone: () => Promise<Device>
  openLaptop: () => Promise<Device>
}

/** Errors that a plain connection, a wrong password and a broken connection log. */
const expected = /Cross-Origin-Opener-Policy|Failed to load resource|ERR_INTERNET_DISCONNECTED/

export const test = watched.extend<ClassFixtures & { open: OpenDevice }, { site: RunningSite }>({
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
  open: async ({ browser, baseURL, contextOptions }, use) => {
    const errors: string[] = []
    const opened: Page[] = []
    await use(async (options) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...options,
        ...(baseURL && { baseURL }),
      })
      const counter = await countActions(context)
      const page = await context.newPage()
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected.test(message.text()))
          errors.push(message.text())
      })
      opened.push(page)
      return { page, counter }
    })
    for (const page of opened) await page.context().close()
    expect(errors, 'errors of the pages').toEqual([])
  },
  openPhone: ({ open }, use) => use(() => open(phone)),
  openLaptop: ({ open }, use) => use(() => open({})),
})

type OpenDevice = (options: BrowserContextOptions) => Promise<Device>

export { expect }

export async function logIn(page: Page, username: string, secret = password): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(secret)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}
