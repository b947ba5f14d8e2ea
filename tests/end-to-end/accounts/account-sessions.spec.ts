/** Tests the session cookie, a session that ends while a member works, and the end of sessions on other devices. */

import { watchShifts } from '../layout-shifts.ts'
import { password, signInAgain } from '../members.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'
import { fillAccountForm, register, rejectedCall } from './account-forms.ts'

test('hides the session cookie from scripts', nightly, async ({ page, context }) => {
  await register(page)
  const [session] = (await context.cookies()).filter((cookie) => cookie.name.includes('session'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const readable = await page.evaluate(
    () => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }),
  )
  expect(readable).not.toContain(session?.value)
  expect(await page.content()).not.toContain(session?.value)
})

test(
  'asks for the password again when the session has ended, then changes the password',
  nightly,
  async ({ page, context, tolerate }) => {
    tolerate(rejectedCall)
    const shifts = await watchShifts(context)
    const username = await register(page)
    await page.goto('/account')
    await context.clearCookies()
    // The first press in the form reserves the space of the message.
    await page.getByLabel('Current password').click()
    await page.getByLabel('Current password').fill(password)
    await page.getByLabel('New password').fill(`${password}二`)
    await page.getByRole('button', { name: 'Change password' }).click()

    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    await expect(dialog.getByLabel('Username')).toHaveValue(username)
    await signInAgain(page)
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('status')).toContainText('Your password has been changed.')
    expect(shifts()).toEqual([])
  },
)

test('ends the session of the account on another device', nightly, async ({ page, browser }) => {
  const username = await register(page)
  const otherContext = await browser.newContext({ baseURL: process.env.FIELD_SITE ?? '' })
  const otherPage = await otherContext.newPage()
  await otherPage.goto('/login')
  await fillAccountForm(otherPage, username)
  await otherPage.getByRole('button', { name: 'Login' }).click()
  await otherPage.waitForURL('/')

  await page.goto('/account')
  const sessions = page.getByRole('main').getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await sessions.filter({ hasNotText: 'this device' }).getByRole('button').click()
  await expect(sessions).toHaveCount(1)
  await otherPage.goto('/account')
  await expect(otherPage).toHaveURL('/login?to=/account')
  await otherContext.close()
})
