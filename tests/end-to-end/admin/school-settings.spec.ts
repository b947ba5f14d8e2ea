/** Tests the pages on which admins edit the name, the look and the settings of the school. */
import { violations } from '../axe.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { admins, expect, test } from '../review-site.ts'

for (const part of ['site', 'settings']) {
  for (const width of [390, 1440]) {
    test(
      `fits /admin/site/${part} into ${width} px, and passes axe`,
      nightly,
      async ({ pageOf }) => {
        const page = await pageOf(admins[0], { viewport: { width, height: 900 }, locale: 'zh-CN' })
        await page.goto(`/admin/site/${part}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await overflowingElements(page)).toEqual([])
        expect(await violations(page)).toEqual([])
      },
    )
  }
}
