/**
 * Checks pages with axe for WCAG 2.0 to 2.2, A and AA, and checks that each date is in the reader's language.
 * `npm test` applies every rule to one look of each page outside `variations`, and the rules about looks to two dark
 * pages. `npm run test:all` applies every rule to each look of every page.
 */
import type { Page } from '@playwright/test'
import { dose, isWholeDose } from '../../harness/doses/dose.ts'
import { addresses, type PageName, pageNames } from '../addresses.ts'
import { violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { expect, test } from '../watched.ts'
import { wireDates } from '../wire-dates.ts'

const phone = { width: 360, height: 780 }
const desktop = { width: 1440, height: 900 }

/** Together the two languages cover each width in each colour scheme. */
const looks = {
  'en-GB': [
    { size: phone, colorScheme: 'light', rules: 'every' },
    { size: desktop, colorScheme: 'dark', rules: 'look' },
  ],
  'zh-CN': [
    { size: phone, colorScheme: 'dark', rules: 'look' },
    { size: desktop, colorScheme: 'light', rules: 'look' },
  ],
} as const

/** Opens the menus, lists and dialogs of a page before the check. */
const openParts: Partial<Record<PageName, (page: Page) => Promise<void>>> = {
  walk: async (page) => {
    const map = page.getByRole('region', { name: /Map of the walk|步道地图/ })
    await waitForHydration(page)
    await map.press('+')
    await expect(page.getByRole('status').filter({ hasText: '150%' })).toBeVisible()
  },
  'plant home': async (page) => {
    await page.getByRole('combobox').fill('chinese')
    await page.getByRole('combobox').press('ArrowDown')
    await expect(page.getByRole('option')).toHaveCount(3)
  },
  'plant glossary': async (page) => {
    for (const letter of await page.locator('summary').all()) await letter.click()
  },
  'calls of the API': async (page) => {
    await page.locator('summary').first().click()
  },
  activities: async (page) => {
    await page.getByRole('navigation').getByRole('button').click()
  },
  'plant profile': async (page) => {
    await page
      .getByRole('link', { name: /Camellia japonica/ })
      .last()
      .click()
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
  },
}

/** The page that shows dates in the format of the wire. */
const pageOfCalls: PageName = 'calls of the API'

/** Pages that resemble another page of the list. */
const variations: ReadonlySet<PageName> = new Set([
  'bird home',
  'bird glossary',
  'bird key',
  'printed glossary',
  'profile of names only',
  'longest profile',
  'profile with HTML in its texts',
  'bird gallery',
  'longest gallery',
  'empty gallery',
  'month without species',
  'search without results',
  'video of another site',
  'missing species',
  'privacy',
  'accessibility',
  'quiz of a walk',
  'choice of labels',
  'calls of the API',
])

/** Every run checks these pages in the dark colour scheme too. */
const darkPages: ReadonlySet<PageName> = new Set(['plant home', 'plant profile'])

/** The Chinese pages differ only in fonts and texts, so only `npm run test:all` checks them. */
const locales = dose(['en-GB'] as const, ['en-GB', 'zh-CN'] as const)
const names = dose(
  pageNames.filter((name) => !variations.has(name)),
  pageNames,
)

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    // One visitor opens all pages, because a browser context for each page would take twice the processor time.
    test(`passes axe on ${names.length} pages`, async ({ page, tolerate }) => {
      test.setTimeout(600_000)
      tolerate(/status of 404/)
      for (const name of names) await test.step(name, () => checkPage(page, locale, name))
    })
  })
}

async function checkPage(page: Page, locale: keyof typeof looks, name: PageName): Promise<void> {
  await page.setViewportSize(desktop)
  await page.goto(addresses[name])
  await openParts[name]?.(page)
  if (name !== pageOfCalls) expect.soft(await wireDates(page), `dates on ${name}`).toEqual([])
  for (const { size, colorScheme, rules } of looks[locale]) {
    if (rules === 'look' && !isWholeDose && !darkPages.has(name)) continue
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    const look = `${name}, ${size.width} px, ${colorScheme}`
    expect.soft(await violations(page, rules), look).toEqual([])
  }
}
