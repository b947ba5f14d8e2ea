/** Tests that a comparison of four species fits a tablet, and shows on a phone that it continues. */
import { comparisonAddress } from '../../../contract/addresses/comparison-address.ts'
import { camellia, ginkgo, hibiscus, rose } from '../../harness/collections/field-species.ts'
import { expect, test } from '../reader.ts'

const four = comparisonAddress([camellia, rose, ginkgo, hibiscus].map(([latinName]) => latinName))

test('shows a part of the third of four species on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(four)
  const third = await page.getByRole('table').getByRole('columnheader').nth(2).boundingBox()
  expect(third?.x).toBeLessThan(340)
  expect((third?.x ?? 0) + (third?.width ?? 0)).toBeGreaterThan(360)
})

test('shows four species side by side on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(four)
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(4)
  const frame = page.getByRole('region', { name: 'Compare species' })
  expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
})
