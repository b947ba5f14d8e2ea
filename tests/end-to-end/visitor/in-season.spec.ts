/**
 * Tests the species in season: the strip on a database home page, the page of a month, and the calendar of the year.
 */

import type { Page } from '@playwright/test'
import { profileAddress } from '../../../contract/names.ts'
import { camellia, grebe, longest } from '../../harness/collections/field-species.ts'
import {
  plantsInSeason,
  writeSeasonCollection,
} from '../../harness/collections/season-collection.ts'
import { dose } from '../../harness/doses/dose.ts'
import { type RunningSite, runSite } from '../../harness/sites/running-site.ts'
import { violations } from '../axe.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { expect, test } from '../reader.ts'
import { describeTransfers, lighthousePhone, totalBytes, transfersOf } from '../transfers.ts'

const seasonTest = test.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const site = await runSite((folder) => writeSeasonCollection(folder))
      await use(site)
      expect(await site.stop(), 'logged errors').toEqual([])
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
})

const strip = (page: Page) => page.getByRole('region', { name: /In season now|当季/ })

seasonTest.describe('the strip on a database home page', () => {
  seasonTest('shows eight species of this month, and links to all of them', async ({ page }) => {
    for (const home of ['/', '/databasePlant']) {
      await page.goto(home)
      const cards = strip(page).getByRole('listitem')
      await expect(cards).toHaveCount(8)
      for (const [index, [latin]] of plantsInSeason.slice(0, 8).entries()) {
        await expect(cards.nth(index)).toContainText(latin)
      }
      await expect(cards.first()).toContainText('2 photographs')
      await expect(cards.last()).toContainText('1 photograph')
    }
    await strip(page)
      .getByRole('link', { name: /^All of/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^In season: \w+$/)
    await expect(page.getByRole('main')).toContainText('10 species photographed')
    await page.getByRole('link', { name: new RegExp(longest[0]) }).click()
    await expect(page).toHaveURL(profileAddress('plant', longest[0]))
  })

  seasonTest(
    'reports that no species is in season, and links to other months',
    async ({ page }) => {
      await page.goto('/databaseBird')
      await expect(strip(page)).toContainText(/No bird has been photographed in \w+ yet/)
      await expect(strip(page).getByRole('listitem')).toHaveCount(0)
      await strip(page).getByRole('link', { name: 'Look at other months' }).click()
      await expect(page).toHaveURL('/inSeason?kind=bird')
      await expect(page.getByRole('main')).toContainText('choose one above')
    },
  )

  seasonTest.describe('on a phone', () => {
    seasonTest.use(lighthousePhone)

    seasonTest(
      'scrolls sideways with the Tab key, while the page does not overflow',
      nightly,
      async ({ page }) => {
        await page.goto('/')
        const list = strip(page).getByRole('list')
        const links = list.getByRole('link')
        const scrollPosition = () => list.evaluate((element) => element.scrollLeft)
        await links.first().focus()
        expect(await scrollPosition()).toBe(0)
        for (let step = 0; step < 7; step++) await page.keyboard.press('Tab')
        await expect(links.last()).toBeFocused()
        await expect(links.last()).toBeInViewport({ ratio: 0.9 })
        expect(await scrollPosition()).toBeGreaterThan(300)
        expect(await overflowingElements(page)).toEqual([])
      },
    )

    seasonTest(
      'has small pictures, and its page loads at most 400 kB at the first visit',
      nightly,
      async ({ page }) => {
        const transfers = await transfersOf(page, '/')
        expect(totalBytes(transfers), describeTransfers(transfers)).toBeLessThanOrEqual(400_000)
        const sources = () =>
          strip(page)
            .locator('img')
            .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc))
        await strip(page).scrollIntoViewIfNeeded()
        await expect.poll(async () => (await sources()).filter(Boolean).length).toBeGreaterThan(1)
        // The browser does not load a small size of a picture that the page shows larger elsewhere.
        const pageSources = await page
          .locator('main img')
          .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc))
        const stripSources = await sources()
        const otherSources = pageSources.slice(0, pageSources.length - stripSources.length)
        const stripOnlySources = stripSources.filter(
          (source) => source && !otherSources.includes(source),
        )
        for (const source of stripOnlySources) expect(source).toMatch(/width=480$/)
        for (const image of await strip(page).locator('img').all()) {
          await expect(image).toHaveAttribute('loading', 'lazy')
        }
      },
    )
  })

  for (const [locale, colorScheme] of [
    ['en-GB', 'dark'],
    ['zh-CN', 'light'],
  ] as const) {
    seasonTest.describe(`in ${locale}, ${colorScheme}`, nightly, () => {
      seasonTest.use({ locale, colorScheme })

      seasonTest('passes axe at 320, 768 and 1440 px', async ({ page }) => {
        await page.goto('/')
        await expect(strip(page).getByRole('listitem')).toHaveCount(8)
        for (const width of [320, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          const isFirst = locale === 'en-GB' && width === 320
          const results = await violations(page, isFirst ? 'every' : 'look')
          expect(results, `${width} px`).toEqual([])
        }
      })
    })
  }
})

seasonTest.describe('the calendar of the year', () => {
  seasonTest('lists and sorts ten plants, and links to a month', async ({ page }) => {
    await page.goto('/inSeason')
    await page.getByRole('link', { name: 'The whole year' }).click()
    await expect(page).toHaveURL('/inSeason?view=year&kind=plant')
    await expect(page).toHaveTitle('Plants through the year')
    const rows = page.getByRole('table').getByRole('rowheader')
    await expect(rows).toHaveCount(10)
    await expect(rows.first()).toContainText('Acer palmatum')
    await page.getByRole('link', { name: 'By first month' }).click()
    await expect(page).toHaveURL('/inSeason?view=year&kind=plant&sort=month')
    await expect(rows).toHaveCount(10)
    for (const width of dose([320], [320, 1440])) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflowingElements(page), `${width} px`).toEqual([])
      expect(await violations(page, 'every'), `${width} px`).toEqual([])
    }
    await page
      .getByRole('navigation', { name: 'Months' })
      .getByRole('link', { name: /: 10 species$/ })
      .first()
      .press('Enter')
    await expect(page.getByRole('main')).toContainText('10 species photographed')
  })
})

test.describe('the page of a month', () => {
  test('names the month, and counts the photographs of any year', async ({ page }) => {
    await page.goto('/inSeason?month=3')
    await expect(page).toHaveTitle('Plants in season: March')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('In season: March')
    const cards = page.getByRole('main').getByRole('list').last().getByRole('listitem')
    await expect(cards).toHaveCount(1)
    await expect(cards).toContainText(camellia[0])
    await expect(cards).toContainText('16 photographs')
  })

  test('links to other months and to birds, by keyboard', nightly, async ({ page }) => {
    await page.goto('/inSeason?month=3')
    const months = page.getByRole('navigation', { name: 'Months' })
    await expect(months.getByRole('link')).toHaveCount(12)
    await expect(months.getByRole('link', { name: /^March.*: 1 species$/ })).toBeVisible()
    await expect(months.locator('[aria-current]')).toHaveText(/March/)
    await months.getByRole('link', { name: 'April' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('In season: April')
    await expect(page).toHaveURL('/inSeason?kind=plant&month=4')
    await page.getByRole('link', { name: 'Birds', exact: true }).press('Enter')
    await expect(page).toHaveURL('/inSeason?kind=bird&month=4')
    await expect(page).toHaveTitle('Birds in season: April')
    await expect(page.getByRole('main')).toContainText(grebe[0])
    await expect(page.getByRole('main')).toContainText('11 photographs')
  })

  test('reports that a month has no species, and links to the full list', async ({ page }) => {
    await page.goto('/inSeason?kind=bird&month=9')
    await expect(page.getByText('No bird has been photographed in September yet.')).toBeVisible()
    await page.getByRole('link', { name: 'Show Full Species List' }).click()
    await expect(page).toHaveURL('/glossaryBird')
  })

  test('opens for an invalid address, at the last page if necessary', nightly, async ({ page }) => {
    for (const query of ['month=0', 'month=13', 'month=x', 'kind=fish&page=-1', 'month=3&page=9']) {
      await page.goto(`/inSeason?${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^In season: \w+$/)
    }
    await expect(page, 'a number beyond the last page opens the last page').toHaveURL(
      '/inSeason?month=3&page=1',
    )
  })

  test.describe('in Chinese', () => {
    test.use({ locale: 'zh-CN' })
    test('shows its texts in Chinese', nightly, async ({ page }) => {
      await page.goto('/inSeason?month=11')
      await expect(page).toHaveTitle('十一月当季的植物')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('十一月当季')
      await expect(page.getByRole('main')).toContainText('历年十一月共拍到 1 个物种')
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('opens another month', nightly, async ({ page }) => {
      await page.goto('/inSeason?month=3')
      await page.getByRole('link', { name: 'July' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('In season: July')
      await expect(page.getByRole('main')).toContainText('5 photographs')
    })
  })
})
