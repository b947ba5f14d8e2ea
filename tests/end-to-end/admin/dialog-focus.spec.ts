/** Tests by keyboard that the focus returns from a dialog to the opening button, or to an element near the button. */
import type { Locator, Page } from '@playwright/test'
import { camellia } from '../../harness/collections/field-species.ts'
import { nightly } from '../nightly.ts'
import { admins, expect, send, test } from '../review-site.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const openDialog = async (page: Page, opener: Locator) => {
  await opener.press('Enter')
  await expect(dialog(page)).toBeVisible()
}

test(
  'returns the focus to the opening button, or to its group if another button replaces the button',
  nightly,
  async ({ member, pageOf }) => {
    const page = await pageOf(admins[0])
    await page.goto(`/admin/accounts?search=${member.username}`)
    const entry = page.getByRole('listitem').filter({ hasText: member.username })
    const opener = entry.getByRole('button', { name: /^(Make admin|Remove admin rights)$/ })
    await openDialog(page, opener)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await openDialog(page, opener)
    await dialog(page).getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(opener).toBeFocused()
    await openDialog(page, opener)
    await expect(dialog(page).getByRole('button', { name: 'Yes' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(opener).toHaveText('Remove admin rights')
    // Another button has replaced the opening button. The next Tab reaches the first button of the group.
    const group = entry.getByRole('group', { name: member.username })
    await expect(group).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(group.getByRole('button').first()).toBeFocused()
    await openDialog(page, opener)
    await page.keyboard.press('Enter')
    await expect(opener).toHaveText('Make admin')
  },
)

test(
  'focuses Cancel before a purge, and the list after the purge removes a row',
  nightly,
  async ({ admin, pageOf }) => {
    const page = await pageOf(admins[0])
    for (const name of ['Nothus primulus', 'Nothus secundulus']) {
      await send.plant(admin, name)
      await page.goto(`/editPage?name=${name.replace(' ', '_')}`)
      const wholeSpecies = page.getByRole('region', { name: 'The whole species' })
      await openDialog(page, wholeSpecies.getByRole('button', { name: 'Delete' }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/databasePlant')
      await expect(page.getByRole('main')).toBeFocused()
    }
    await page.goto('/admin/bin')
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    const list = page.getByRole('main').getByRole('list')
    await openDialog(
      page,
      row('Nothus primulus').getByRole('button', { name: 'Delete permanently' }),
    )
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(row('Nothus primulus')).toHaveCount(0)
    await expect(list).toBeFocused()
    // The next Tab reaches the next row.
    await page.keyboard.press('Tab')
    await expect(list.getByRole('button', { name: 'Restore' }).first()).toBeFocused()
    await row('Nothus secundulus').getByRole('button', { name: 'Restore' }).press('Enter')
    await expect(row('Nothus secundulus')).toHaveCount(0)
    await expect(page.locator('body')).not.toBeFocused()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(UL|MAIN)$/)
  },
)

test(
  'keeps the focus in the gallery when pictures are deleted and restored',
  nightly,
  async ({ pageOf }) => {
    const page = await pageOf(admins[0])
    await page.goto(`/editPage?name=${camellia[0].replace(' ', '_')}`)
    const gallery = page.getByRole('region', { name: 'Gallery Edit' })
    const boxes = gallery.getByRole('checkbox')
    const count = await boxes.count()
    await boxes.first().press(' ')
    const opener = gallery.getByRole('button', { name: 'Delete (1)' })
    await openDialog(page, opener)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await openDialog(page, opener)
    await page.keyboard.press('Enter')
    await expect(boxes).toHaveCount(count - 1)
    await expect(gallery).toBeFocused()
    await gallery.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(boxes).toHaveCount(count)
    await expect(gallery).toBeFocused()
  },
)

test('returns the focus to the picture after its preview', nightly, async ({ pageOf }) => {
  const page = await pageOf(admins[0])
  await page.goto(`/adminView?search=${camellia[0].replace(' ', '_')}`)
  const pictures = page.getByRole('region', { name: 'Pictures' })
  const opener = pictures.getByRole('button', { name: /^Preview: / }).first()
  for (const key of ['Escape', 'Enter']) {
    await openDialog(page, opener)
    await page.keyboard.press(key)
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})
