/**
 * Tests the collection of a real club, with hundreds of names, real texts and real photographs. `npm run test:all` runs
 * these tests if ../shared exists. `npm test` tests the same pages with the field collection.
 */
import { profileAddress } from '../../../contract/names.ts'
import { picturedSpecies, writeRealCollection } from '../../harness/collections/real-collection.ts'
import { isSharedUsed } from '../../harness/doses/dose.ts'
import { type RunningSite, runSite } from '../../harness/sites/running-site.ts'
import { describeTransfers, lighthousePhone, totalBytes, transfersOf } from '../transfers.ts'
import { expect, test as watchedTest } from '../watched.ts'

const test = watchedTest.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const site = await runSite(writeRealCollection)
      await use(site)
      expect(await site.stop(), 'logged errors').toEqual([])
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
})

function describeTests() {
  test('counts all species, and finds some of them by their names', async ({ page }) => {
    for (const { home, count, species } of [
      {
        home: '/',
        count: '374 plant species recorded',
        species: ['Black walnut', '黑胡桃', 'Magnolia denudata', '玉兰'],
      },
      {
        home: '/databaseBird',
        count: '139 bird species recorded',
        species: ['Mallard', '绿头鸭', 'Aix galericulata', '鸳鸯'],
      },
    ]) {
      await page.goto(home)
      await expect(page.getByText(count)).toBeVisible()
      for (const name of species) {
        await page.getByRole('combobox').fill(name)
        await expect(page.getByRole('option').first()).toContainText(name)
      }
    }
  })

  test('lists all plants in the glossary', async ({ page }) => {
    await page.goto('/glossary')
    for (const letter of await page.locator('summary').all()) await letter.click()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(374)
  })

  test.describe('on a phone', () => {
    test.use(lighthousePhone)

    for (const latin of picturedSpecies) {
      test(`loads the page of ${latin} with at most 400 kB`, async ({ page }) => {
        const kind = latin === 'Anas platyrhynchos' ? 'bird' : 'plant'
        const transfers = await transfersOf(page, profileAddress(kind, latin))
        const totalSize = totalBytes(transfers)
        test.info().annotations.push({ type: 'weight', description: `${totalSize} bytes in all` })
        expect(totalSize, describeTransfers(transfers)).toBeLessThanOrEqual(400_000)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBe(0)
      })
    }
  })
}

if (isSharedUsed) test.describe('the real collection', () => describeTests())
