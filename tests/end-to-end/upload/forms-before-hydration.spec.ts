/** Tests forms that need a script, before hydration and without JavaScript. */
import type { Page } from '@playwright/test'
import { password, signUp } from '../members.ts'
import { nightly, nightlyIf } from '../nightly.ts'
import { delayRequests } from '../slow-network.ts'
import { expect, test } from '../watched.ts'

/** @returns a list that grows with the address of each call that the page sends */
function sentCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
  })
  return calls
}

for (const { address, label, typed } of [
  { address: '/login?to=/account', label: 'Username', typed: 'lin' },
  { address: '/register', label: 'Username', typed: 'lin' },
  { address: `/newPassword#${'a'.repeat(43)}`, label: 'New password', typed: 'short' },
  { address: '/home', label: 'Contact', typed: 'lin@example.org' },
]) {
  const isVariation = !['/login?to=/account', '/home'].includes(address)
  test(
    `${address} sends nothing before hydration, and keeps typed text`,
    nightlyIf(isVariation),
    async ({ page }) => {
      const calls = sentCalls(page)
      const release = await delayRequests(page)
      await page.goto(address, { waitUntil: 'commit' })
      const field = page.getByLabel(label)
      await field.fill(typed)
      await field.press('Enter')
      const submit = page.locator('main form[method=post] [type=submit]')
      await expect(submit).toHaveAttribute('data-unhydrated')
      expect(calls).toEqual([])
      release()
      await expect(submit).not.toHaveAttribute('data-unhydrated')
      await expect(field).toHaveValue(typed)
      await expect(page).toHaveURL(address)
    },
  )
}

test('/account changes the password once, after hydration', nightly, async ({ page, context }) => {
  await signUp(context)
  const calls = sentCalls(page)
  const release = await delayRequests(page)
  await page.goto('/account', { waitUntil: 'commit' })
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill(`${password} new`)
  await page.getByLabel('New password').press('Enter')
  const submit = page.getByRole('button', { name: 'Change password' })
  await expect(submit).toHaveAttribute('data-unhydrated')
  await expect(page).toHaveURL('/account')
  expect(calls).toEqual([])
  release()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  expect(calls).toEqual(['/api/changePassword'])
  await expect(page).toHaveURL('/account')
})

test('signs in after hydration when the button is pressed before hydration', async ({
  page,
  context,
}) => {
  const username = await signUp(context)
  await context.clearCookies()
  const calls = sentCalls(page)
  const release = await delayRequests(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('main form[method=post] [type=submit]').click()
  // A press outside the buttons and links does not cancel the stored press.
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page).toHaveURL('/login')
  expect(calls).toEqual([])
  release()
  await expect(page).not.toHaveURL('/login')
  expect(calls).toEqual(['/api/login'])
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of ['/login', '/register', '/newPassword', '/home']) {
    test(
      `${address} says that its form needs JavaScript`,
      nightlyIf(address !== '/login'),
      async ({ page }) => {
        const answer = await page.goto(address)
        // Chromium renders noscript when a reader turns scripts off, but not when a test does.
        expect(await answer?.text()).toContain('<noscript><p>This form needs JavaScript')
        await expect(page.locator('main form[method=post] [type=submit]')).toBeDisabled()
      },
    )
  }

  for (const section of ['plant', 'bird', 'creation']) {
    test(
      `/upload?section=${section} says in each form that the form needs JavaScript`,
      nightlyIf(section !== 'plant'),
      async ({ page, context }) => {
        await signUp(context)
        const answer = await page.goto(`/upload?section=${section}`)
        const forms = page.locator('main form[method=post]')
        await expect(forms.first()).toBeVisible()
        const notes = (await answer?.text())?.match(/<noscript><p>This form needs JavaScript/g)
        expect(notes).toHaveLength(await forms.count())
        await expect(forms.locator('[type=submit]:enabled')).toHaveCount(0)
      },
    )
  }
})
