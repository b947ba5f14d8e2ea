/** Tests a calendar of the year with several parts. The page shows only the parts near the screen. */
import type { Page } from '@playwright/test'
import { writeCollection } from '../../harness/collections/field-collection.ts'
import { photograph } from '../../harness/collections/field-pictures.ts'
import { type RunningSite, runSite } from '../../harness/sites/running-site.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly } from '../nightly.ts'
import { expect, test as readerTest } from '../reader.ts'

const names = Array.from({ length: 130 }, (_, index) => `Salix no${String(index).padStart(3, '0')}`)
const tinySize = { width: 160, height: 120 }

const test = readerTest.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const site = await runSite((folder) =>
        writeCollection(folder, {
          plants: names.map((latinName) => ({
            latinName,
            commonName: 'Willow',
            chineseName: '柳',
          })),
          birds: [],
          photographs: names.map((name) =>
            photograph('plant', name, 'spring', '2025-03-15', tinySize),
          ),
          artworks: [],
        }),
      )
      await use(site)
      expect(await site.stop(), 'logged errors').toEqual([])
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
})

const row = (page: Page, name = '') => page.getByRole('rowheader').filter({ hasText: name })
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test(
  'shows the parts near the screen, retries a failed part, and keeps the page height',
  nightly,
  async ({ page, tolerate }) => {
    tolerate(/503/)
    await page.setViewportSize({ width: 1440, height: 900 })
    let isFailing = true
    await page.route('**/api/seasonCalendar?*page=3*', (route) =>
      isFailing ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    )
    await page.goto('/inSeason?view=year')
    await waitForHydration(page)
    const before = await pageHeight(page)
    await expect(row(page, names[0])).toBeVisible()
    await expect(row(page, names.at(-1))).toHaveCount(0)
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '131')

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByText('These species could not be loaded.')).toBeVisible()
    isFailing = false
    await page.getByRole('button', { name: /try again/i }).click()
    await expect(row(page, names.at(-1))).toBeInViewport()
    await expect(row(page, names[0])).toHaveCount(0)
    expect(await pageHeight(page)).toBe(before)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('opens a part from the link with its page number', nightly, async ({ page }) => {
    await page.goto('/inSeason?view=year')
    await page.getByRole('link', { name: 'Page 3' }).click()
    await expect(row(page)).toHaveCount(10)
    await expect(row(page, names.at(-1))).toBeVisible()
  })
})
