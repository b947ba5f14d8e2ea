/**
 * Runs the site of the class day over plain HTTP at a host name of the network, and opens phones and laptops.
 */
import type { BrowserContextOptions, Page } from '@playwright/test'
import { password } from '../members.ts'
import { expect, test as networkTest, teacher } from '../sites/network-site.ts'
import { type Counter, countActions } from './action-count.ts'

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
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

/** Matches the console errors of a plain HTTP connection, a wrong password and a broken connection. */
const expectedErrors =
  /Cross-Origin-Opener-Policy|Failed to load resource|ERR_INTERNET_DISCONNECTED/

export const test = networkTest.extend<ClassFixtures & { open: OpenDevice }>({
  open: async ({ browser, baseURL, contextOptions }, use) => {
    const errors: string[] = []
    const pages: Page[] = []
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
        if (message.type() === 'error' && !expectedErrors.test(message.text()))
          errors.push(message.text())
      })
      pages.push(page)
      return { page, counter }
    })
    for (const page of pages) await page.context().close()
    expect(errors, 'errors of the pages').toEqual([])
  },
  openPhone: ({ open }, use) => use(() => open(phone)),
  openLaptop: ({ open }, use) => use(() => open({})),
})

type OpenDevice = (options: BrowserContextOptions) => Promise<Device>

export { expect, teacher }

export async function signInByForm(page: Page, username: string, secret = password): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(secret)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}
