/** Tests how an admin copies a password link, with and without a clipboard. */
import { nightly } from '../nightly.ts'
import { admins, expect, test } from '../review-site.ts'

test(
  'copies a password link, or selects the link when the browser has no clipboard',
  nightly,
  async ({ member, pageOf }) => {
    const page = await pageOf(admins[0], { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto(`/admin/accounts?search=${member.username}`)
    const entry = page.getByRole('listitem').filter({ hasText: member.username })
    await entry.getByRole('button', { name: 'Password link' }).click()
    const address = await entry.locator('code').textContent()
    const copy = entry.getByRole('button', { name: `Copy the link for ${member.username}` })
    await copy.click()
    await expect(entry.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await copy.click()
    await expect(entry.getByRole('status').filter({ hasText: 'selected' })).toBeVisible()
    expect(await page.evaluate(() => String(window.getSelection()))).toBe(address)
  },
)
