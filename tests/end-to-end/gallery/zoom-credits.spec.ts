/** Checks that the zoom view shows the credits of a photograph to members, not to visitors (docs/decisions/0001). */
import type { Page } from '@playwright/test'
import { galleryAddress, profileAddress } from '../../../contract/names.ts'
import { photographer, photographLocation } from '../../harness/collections/field-pictures.ts'
import { camellia, grebe } from '../../harness/collections/field-species.ts'
import { signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'

const addresses = {
  'plant’s gallery': `${galleryAddress('plant', camellia[0])}?season=winter&month=Jan-2025`,
  'bird’s gallery': `${galleryAddress('bird', grebe[0])}?season=Juvenile`,
  'plant’s profile': profileAddress('plant', camellia[0]),
  'bird’s profile': profileAddress('bird', grebe[0]),
}

const shownDate = /\d+ \p{L}+ 20\d\d/u

async function enlarge(page: Page, address: string) {
  await page.goto(address)
  await page.locator('main li a[href^="/public"]').first().click()
  const view = page.getByRole('dialog', { name: 'Enlarged picture' })
  await expect(view.getByRole('img').first()).toBeVisible()
  return view.locator('p')
}

for (const [pageName, address] of Object.entries(addresses)) {
  test(
    `shows the credits in the zoom view of a ${pageName} to a member, not to a visitor`,
    nightly,
    async ({ page, context }) => {
      const visitorText = await enlarge(page, address)
      await expect(visitorText).toContainText(/Camellia|Tachybaptus/)
      await expect(visitorText).not.toContainText(photographer)
      await expect(visitorText).not.toContainText(photographLocation)
      await expect(visitorText).not.toContainText(shownDate)
      if (pageName.endsWith('gallery')) {
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
        await expect(
          page.locator('figcaption').first(),
          'the page of the gallery shows the credits to visitors too',
        ).toContainText(photographer)
      }

      await signUp(context)
      const memberText = await enlarge(page, address)
      await expect(memberText).toContainText(photographer)
      await expect(memberText).toContainText(photographLocation)
      await expect(memberText).toContainText(shownDate)
    },
  )
}
