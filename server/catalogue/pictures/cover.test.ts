/** Tests which flowering months the server finds in a text, for the choice of a cover. */
import { expect, test } from 'vitest'
import { floweringMonths } from './cover.ts'

test.each([
  ['It blooms in April and May, before or with the leaves.', [4, 5]],
  ['Sown in spring, it blooms from May to August and bears from July.', [5, 6, 7, 8]],
  ['White flowers open in spring. Its fruit ripens in October.', [3, 4, 5]],
  ['花期3-5月，果期9月。', [3, 4, 5]],
  ['花期 10 至 2 月', [1, 2, 10, 11, 12]],
  ['五月开花，十月果熟。', [5]],
  ['It flowers in winter, from December to February.', [1, 2, 12]],
  ['The flowers may open early; leaves fall in November.', []],
  ['15 to 23 toothed leaflets.', []],
  ['', []],
])('reads the flowering months from “%s”', (text, months) => {
  expect([...floweringMonths(text)].sort((a, b) => a - b)).toEqual(months)
})
