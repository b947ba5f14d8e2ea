/** Tests that late data and late scripts move no content of visitors' pages. */
import { comparisonAddress } from '../../../contract/addresses/comparison-address.ts'
import { camellia, rose } from '../../harness/collections/field-species.ts'
import { waitForHydration } from '../hydrated.ts'
import { watchShifts } from '../layout-shifts.ts'
import { nightly, nightlyIf } from '../nightly.ts'
import { expect, test } from '../reader.ts'

/** Milliseconds before each late answer. Browsers count a shift that comes 500 ms or more after a press. */
const delay = 1500

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(
    `a comparison that changes late causes no layout shift at ${width} px`,
    nightlyIf(width > 390),
    async ({ page, context }) => {
      await page.setViewportSize({ width, height })
      const shifts = await watchShifts(context)
      await page.route(/\.data/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay))
        await route.continue()
      })
      await page.goto(comparisonAddress([camellia[0], rose[0]]))
      await waitForHydration(page)
      const columns = page.getByRole('table').getByRole('columnheader')
      await page.getByRole('link', { name: `Remove ${rose[0]}` }).click()
      await expect(columns).toHaveCount(1)
      const field = page.locator('#typed-name')
      await field.fill('no such name at all')
      await field.press('Enter')
      await expect(page.getByText(/no such name at all/).first()).toBeVisible()
      await field.fill(rose[0])
      await field.press('Enter')
      await expect(columns).toHaveCount(2)
      await page.waitForTimeout(delay)
      expect(shifts()).toEqual([])
    },
  )
}

test(
  'a profile whose data and ticks load late causes no layout shift',
  nightly,
  async ({ page, context }) => {
    const shifts = await watchShifts(context)
    await page.route(/\.data|ticks[^/]*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay))
      await route.continue()
    })
    await page.goto('/')
    await waitForHydration(page)
    await page.locator('main a[href^="/search/"]:has(img)').first().click()
    await expect(page.locator('#ticks')).toBeVisible()
    await page.waitForTimeout(delay)
    expect(shifts()).toEqual([])
  },
)
