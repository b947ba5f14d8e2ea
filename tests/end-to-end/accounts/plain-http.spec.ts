/**
 * Tests the site over plain HTTP at a host name of the network, as phones reach a teacher's laptop. Browsers offer no
 * secure context there: no `crypto.subtle`, no service worker, and no Secure cookie.
 */
import type { Page } from '@playwright/test'
import { waitForHydration } from '../hydrated.ts'
import { password } from '../members.ts'
import { nightly } from '../nightly.ts'
import {
  camelliaInSpring,
  chooser,
  fillCommonValues,
  openPictures,
  photograph,
  pictureItem,
  submitButton,
} from '../picture-forms.ts'
import { expect, teacher, test, testWithoutAdmin } from '../sites/network-site.ts'
import { fillAccountForm, newName, register } from './account-forms.ts'

async function signInByForm(page: Page, username: string, language: 'en' | 'zh' = 'en') {
  await page.goto('/login')
  const labels = { en: ['Username', 'Password', 'Login'], zh: ['用户名', '密码', '登录'] }
  const [name = '', secret = '', button = ''] = labels[language]
  await page.getByLabel(name).fill(username)
  await page.getByLabel(secret).fill(password)
  await page.getByRole('button', { name: button, exact: true }).click()
}

test(
  'registers, signs in, and submits a picture that an admin sees with its EXIF date',
  nightly,
  async ({ page, context, tolerate }) => {
    tolerate(/Cross-Origin-Opener-Policy header has been ignored/)
    const username = await register(page)
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
    const account = page.getByRole('navigation', { name: 'Main' }).getByRole('button', {
      name: 'Account',
    })
    // Before hydration, the page only stores a press on "Log out", and repeats the press later.
    await waitForHydration(page)
    await account.click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(account).toHaveCount(0)
    await signInByForm(page, username)
    await expect(account).toBeVisible()

    await openPictures(page)
    await fillCommonValues(page, camelliaInSpring)
    const picture = await photograph('phone.jpg', '2024:11:16 23:40:00')
    await chooser(page).setInputFiles(picture)
    await expect(pictureItem(page, 'phone.jpg')).toContainText('ready')
    await pictureItem(page, 'phone.jpg').locator('summary').click()
    await page.getByRole('button', { name: 'Use the picture’s own date: 16 November 2024' }).click()
    await submitButton(page).click()
    await expect(page.getByText('all pictures uploaded successfully')).toBeVisible()
    const submissions = await page.evaluate(async () => (await fetch('/api/submissions')).text())
    expect(submissions).toContain('"takenOn":"2024-11-16"')

    await chooser(page).setInputFiles(picture)
    await submitButton(page).click()
    await expect(pictureItem(page, 'phone.jpg')).toContainText('already')

    await page.goto('/walk/lake')
    await expect(
      page.getByText('This browser cannot save pages for offline use, or not from this address.'),
    ).toBeVisible()

    await context.clearCookies({ name: 'session' })
    await signInByForm(page, teacher)
    await expect(account).toBeVisible()
    await page.goto('/admin')
    await expect(page.getByRole('main')).toContainText('This connection is not encrypted (http)')
    await page.goto('/upload?section=auth')
    const queue = page.getByRole('region', { name: 'Unauthorized New Pictures' })
    await expect(queue).toContainText('Camellia japonica')
    await expect(queue).toContainText(`by ${username}`)
    await expect(queue.getByLabel('Date')).toHaveValue('2024-11-16')
  },
)

testWithoutAdmin(
  'explains in both languages that the browser dropped the cookie',
  nightly,
  async ({ page, context, tolerate }) => {
    tolerate(/Cross-Origin-Opener-Policy header has been ignored/)
    await page.clock.install()
    // The route answers without the cookie, as if the browser had dropped the cookie.
    await page.route(/api\/(login|register)$/, (route) =>
      route.fulfill({ json: { message: 'Login successful' } }),
    )
    await signInByForm(page, 'lin')
    const alert = page.getByRole('alert').filter({ hasText: 'did not keep the site’s cookie' })
    await expect(alert).toContainText('https:// instead of http://')
    await page.clock.runFor(10_000)
    await expect(alert).toBeVisible()
    await page.goto('/register')
    await fillAccountForm(page, newName())
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(alert).toBeVisible()
    await expect(page.getByText('Register successful')).toHaveCount(0)
    await context.addCookies([{ name: 'language', value: 'zh', url: page.url() }])
    await signInByForm(page, 'lin', 'zh')
    await expect(page.getByRole('alert').filter({ hasText: '没有保存本站的 Cookie' })).toBeVisible()
  },
)
