/** Tests the season ribbon of a profile, which shows the months in which the species was photographed. */
import type { Locator, Page } from '@playwright/test'
import { profileAddress } from '../../../contract/names.ts'
import { camellia, camphor, ginkgo, grebe } from '../../harness/collections/field-species.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'

const bar = (page: Page) => page.getByRole('figure', { name: 'Months photographed' })
const columns = (page: Page): Locator => bar(page).getByRole('listitem')

test.describe('the season ribbon of a profile', () => {
  test('has counts as dots and in words', async ({ page }) => {
    await page.goto(profileAddress('plant', camellia[0]))
    await expect(columns(page)).toHaveCount(12)
    const texts = await columns(page).evaluateAll((elements) =>
      elements.map((cell) => {
        const [words, , dots] = [...(cell.firstElementChild?.children ?? [])]
        const count = /: (\d+)/.exec(words?.textContent ?? '')?.[1] ?? '0'
        return `${count}${dots?.textContent}`
      }),
    )
    expect(texts.join(' ')).toBe('4•• 0 16••• 1• 0 0 5••• 0 0 3•• 0 1•')
    await expect(columns(page).nth(1)).toHaveText(/^February( \(this month\))?: none/)
    for (const cell of await bar(page).getByRole('list').getByRole('link').all()) {
      expect((await cell.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
  })

  test(
    'links a month to the full gallery of its newest year, by keyboard and by click',
    nightly,
    async ({ page }) => {
      await page.goto(profileAddress('plant', camellia[0]))
      const march = bar(page).getByRole('link', {
        name: /^March.*: 16 photographs, see March 2025$/,
      })
      await march.press('Enter')
      await expect(page).toHaveURL(/\/gallery\?season=spring&month=Mar-2025$/)
      await expect(page.getByRole('main').getByRole('figure')).toHaveCount(12)
      await page.goto(profileAddress('bird', grebe[0]))
      await bar(page)
        .getByRole('link', { name: /^April.*: 11 photographs/ })
        .click()
      await expect(page).toHaveURL(/\/gallery\?season=Juvenile&month=Apr-2025$/)
    },
  )

  test('marks the current month by more than colour, and links to the species in season', async ({
    page,
  }) => {
    await page.goto(profileAddress('plant', camellia[0]))
    await expect(bar(page).getByText('(this month)')).toHaveCount(1)
    const rings = await columns(page)
      .locator('[aria-hidden]:first-of-type, [aria-hidden]')
      .evaluateAll((elements) =>
        elements.filter((each) => {
          const { borderTopWidth, borderTopColor } = getComputedStyle(each)
          return borderTopWidth === '2px' && borderTopColor !== 'rgba(0, 0, 0, 0)'
        }),
      )
    expect(rings).toHaveLength(1)
    await bar(page).getByRole('link', { name: 'Species in season' }).click()
    await expect(page).toHaveURL('/inSeason?kind=plant')
  })

  test(
    'shows the number of photographs without a date below the months',
    nightly,
    async ({ page }) => {
      await page.goto(profileAddress('plant', ginkgo[0]))
      await expect(bar(page)).toContainText('1 photograph without a date')
      await page.goto(profileAddress('plant', camphor[0]))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(bar(page)).toHaveCount(0)
    },
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('links a month to the gallery', async ({ page }) => {
    await page.goto(profileAddress('plant', camellia[0]))
    await expect(columns(page)).toHaveCount(12)
    await columns(page).nth(9).getByRole('link').click()
    await expect(page.getByRole('navigation', { name: 'Months' })).toContainText('October 2024')
  })
})
