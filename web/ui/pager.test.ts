/** Tests which page numbers a pager shows. */
import { expect, test } from 'vitest'
import { pagesToShow } from './pager.tsx'

test.each([
  [1, 2, [1, 2]],
  [1, 5, [1, 2, 3, 5]],
  [5, 9, [1, 3, 4, 5, 6, 7, 9]],
  [9, 9, [1, 7, 8, 9]],
  [1, 1, [1]],
])('on page %i of %i, shows the page numbers %j', (page, pages, shown) => {
  expect(pagesToShow(page, pages)).toEqual(shown)
})
