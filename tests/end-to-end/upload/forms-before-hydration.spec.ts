/** Forms that only a script can send, where it has not come yet, or never does. */
import { holdBack } from '../delayed-requests.ts'
import { password, signUp } from '../members.ts'
import { expect, test } from '../watched.ts'

for (const { address, label, typed } of [
  { address: '/login?to=/account', label: 'Username', typed: 'lin' },
  { address: '/register', label: 'Username', typed: 'lin' },
  { address: `/newPassword#${'a'.repeat(43)}`, label: 'New password', typed: password },
  { address: '/home', label: 'Contact', typed: 'lin@example.org' },
]) {
  test(`${address}: before the page is awake nothing is sent, and what is typed stays`, async ({
    page,
  }) => {
    const wake = await holdBack(page)
    await page.goto(address, { waitUntil: 'commit' })
    const field = page.getByLabel(label)
    await field.fill(typed)
    await field.press('Enter')
    const submit = page.locator('main form[method=post] [type=submit]')
    await expect(submit).toBeDisabled()
    wake()
    await expect(submit).toBeEnabled()
    await expect(field).toHaveValue(typed)
    await expect(page).toHaveURL(address)
  })
}

test('/account: before the page is awake no password is sent', async ({ page, context }) => {
  await signUp(context)
  const wake = await holdBack(page)
  await page.goto('/account', { waitUntil: 'commit' })
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('New password').press('Enter')
  await expect(page.getByRole('button', { name: 'Change password' })).toBeDisabled()
  wake()
  await expect(page.getByRole('button', { name: 'Change password' })).toBeEnabled()
  await expect(page.getByLabel('Current password')).toHaveValue(password)
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of ['/login', '/register', '/newPassword', '/home']) {
    test(`${address} says what its form needs`, async ({ page }) => {
      const answer = await page.goto(address)
      // Chromium shows it where its owner switched scripts off, but not where a test did.
      expect(await answer?.text()).toContain('<noscript><p>This form needs JavaScript')
      await expect(page.locator('main form[method=post] [type=submit]')).toBeDisabled()
    })
  }

  for (const section of ['plant', 'bird', 'creation']) {
    test(`every form of /upload?section=${section} says it too`, async ({ page, context }) => {
      await signUp(context)
      const answer = await page.goto(`/upload?section=${section}`)
      const forms = page.locator('main form[method=post]')
      await expect(forms.first()).toBeVisible()
      const said = (await answer?.text())?.match(/<noscript><p>This form needs JavaScript/g)
      expect(said).toHaveLength(await forms.count())
      await expect(forms.locator('[type=submit]:enabled')).toHaveCount(0)
    })
  }
})
