/** Checks that pages do not contain the facts that visitors may not see (security.md 31). */
import { profileAddress } from '../../../contract/names.ts'
import { photographer, photographLocation } from '../../harness/collections/field-pictures.ts'
import { camellia, grebe } from '../../harness/collections/field-species.ts'
import { nightlyIf } from '../nightly.ts'
import { expect, test } from '../reader.ts'

for (const [kind, [latin]] of [
  ['plant', camellia],
  ['bird', grebe],
] as const) {
  test(
    `sends a visitor no photographer with the page of a ${kind}, and no place in the zoom view`,
    nightlyIf(kind === 'bird'),
    async ({ page, request }) => {
      const address = profileAddress(kind, latin)
      const texts = [
        await (await request.get(address)).text(),
        await (await request.get(`${address}.data`)).text(),
      ]
      await page.goto(address)
      await page
        .getByRole('link', { name: new RegExp(latin) })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.getByRole('dialog')).not.toContainText(photographLocation)
      texts.push(await page.content())
      for (const text of texts) {
        expect(text).toContain(latin)
        expect(text).not.toContain(photographer)
        expect(text).toContain(photographLocation)
        expect(text).not.toMatch(/\b[PA]-\d{4}\b/)
        expect(text).not.toContain('takenBy')
      }
      await expect(page.getByText('Code')).toHaveCount(0)
    },
  )
}

test('offers a visitor no actions of members', async ({ page }) => {
  await page.goto(profileAddress('plant', camellia[0]))
  const names = await page.getByRole('link').or(page.getByRole('button')).allTextContents()
  for (const action of ['Edit', 'Feature', 'Upload', 'Delete']) {
    expect(names.map((name) => name.trim())).not.toContain(action)
  }
})
