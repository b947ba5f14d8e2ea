/** Checks that each section of the upload page shows the same row of links, with the current link in view. */

import { nightly } from '../nightly.ts'
import { admins, expect, test } from '../review-site.ts'

const sections = ['home', 'plant', 'bird', 'creation', 'auth']

for (const width of [1440, 360]) {
  test(`keeps the sections in one row, at ${width} px`, nightly, async ({ pageOf }) => {
    const page = await pageOf(admins[0], { viewport: { width, height: 780 } })
    const row = page.getByRole('navigation', { name: 'Sections' })
    const boxes = []
    for (const section of sections) {
      await page.goto(`/upload?section=${section}`)
      // A page with pending cards scrolls to the first card, so the test compares positions in the document.
      const box = await row.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x, y: y + window.scrollY, width, height }
      })
      boxes.push(box)
      await expect(async () => {
        await row.scrollIntoViewIfNeeded()
        const currentLink = row.locator('[aria-current]')
        await expect(currentLink).toBeInViewport({ ratio: 1, timeout: 2000 })
      }).toPass()
    }
    for (const box of boxes) expect(box).toEqual(boxes[0])
    expect(boxes[0]?.height).toBeLessThan(60)
  })
}
