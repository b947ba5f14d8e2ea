/** Checks the printed profile, glossary, exhibition and walk. */

import { profileAddress } from '../../../contract/names.ts'
import { camellia, grebe } from '../../harness/collections/field-species.ts'
import { nightly, nightlyIf } from '../nightly.ts'
import { expect, test } from '../reader.ts'

// The size of an A4 sheet with margins of 1 cm, in pixels.
test.use({ viewport: { width: 718, height: 1047 } })

for (const [kind, name] of [
  ['plant', camellia[0]],
  ['bird', grebe[0]],
] as const) {
  test(
    `prints the profile of a ${kind} without controls, and with the picture beside the names`,
    nightlyIf(kind === 'bird'),
    async ({ page }) => {
      await page.goto(profileAddress(kind, name))
      await page.emulateMedia({ media: 'print' })
      const title = page.getByRole('heading', { level: 1 })
      const plate = await page.getByRole('article').locator('figure').first().boundingBox()
      const names = await title.boundingBox()
      if (!plate || !names) throw new Error('The picture or the heading is missing')
      expect(plate.y).toBeLessThan(200)
      expect(names.x).toBeGreaterThan(plate.x + plate.width)
      expect(names.y).toBeLessThan(plate.y + plate.height)
      await expect(page.getByRole('search')).toBeHidden()
      for (const link of ['Expand', 'Species in season'])
        await expect(page.getByRole('link', { name: link })).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    },
  )
}

test(
  'prints the glossary with its letters, and the exhibition without its controls',
  nightly,
  async ({ page }) => {
    await page.goto('/glossary/print')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 2, name: 'C', exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'C', exact: true })).toContainText(camellia[0])
    await page.goto('/creation')
    await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  },
)

test('prints the stops of a walk in their colours', nightly, async ({ page }) => {
  await page.goto('/walk/lake')
  await page.emulateMedia({ media: 'print' })
  const mark = page.getByRole('link', { name: /^Stop 1:/ }).first()
  await expect(mark).toHaveCSS('print-color-adjust', 'exact')
})
