/** Tests registration, login and the account page. */
import { dose } from '../../harness/doses/dose.ts'
import { looks, violations } from '../axe.ts'
import { installClock } from '../kept-contexts.ts'
import { password, setLanguage } from '../members.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { expect, test } from '../reader.ts'
import { fillAccountForm, newName, register, rejectedCall } from './account-forms.ts'

test('registers a visitor, then signs the member out and in again', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('button', { name: 'Account' })).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Member login' }).click()
  await page.getByRole('link', { name: 'No account yet? Register' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible()
  const username = newName()
  await fillAccountForm(page, username)
  await page.getByLabel('Password').press('Enter')
  await page.waitForURL('/')
  await bar.getByRole('button', { name: 'Account' }).click()
  await bar.getByRole('link', { name: 'My account' }).click()
  await expect(page.getByRole('main')).toContainText(username)

  await bar.getByRole('button', { name: 'Account' }).click()
  await bar.getByRole('button', { name: 'Log out' }).click()
  await expect(bar.getByRole('button', { name: 'Account' })).toHaveCount(0)
  await page.goto('/account')
  await expect(page).toHaveURL('/login?to=/account')
  await fillAccountForm(page, username)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
})

test(
  'keeps a login error while the pointer is over it, and hides it afterwards',
  nightly,
  async ({ page, tolerate }) => {
    tolerate(rejectedCall)
    await installClock(page)
    await page.goto('/login')
    await fillAccountForm(page, newName())
    await page.getByRole('button', { name: 'Login' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText('User not found')
    await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription('User not found')
    await alert.hover()
    await page.clock.runFor(3500)
    await expect(alert).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(3500)
    await expect(alert).toHaveCount(0)
  },
)

for (const address of ['/login', '/register']) {
  test(
    `shows an error at ${address} without moving content, and hides the error under a still pointer`,
    nightly,
    async ({ page, tolerate }) => {
      tolerate(rejectedCall)
      await installClock(page)
      await page.goto(address)
      // Only the server rejects these values, so the error arrives after the layout.
      await fillAccountForm(page, newName(), 'password1')
      const button = page.getByRole('button', { name: /^(Login|Register)$/ })
      await button.hover()
      const footer = page.getByRole('contentinfo')
      const places = async () => [await button.boundingBox(), await footer.boundingBox()]
      const before = await places()
      await button.click()
      const alert = page.getByRole('alert')
      await expect(alert).toBeVisible()
      expect(await places()).toEqual(before)
      // The message has appeared under a pointer that does not move.
      await alert.evaluate((element) => {
        const resting = { bubbles: true, screenX: 9, screenY: 9 }
        element.dispatchEvent(new PointerEvent('pointerover', resting))
        element.dispatchEvent(new PointerEvent('pointermove', resting))
      })
      await page.clock.runFor(3500)
      await expect(alert).toHaveCount(0)
      expect(await places()).toEqual(before)
    },
  )
}

for (const [language, username, password, submit, message] of [
  [
    'en',
    'Username',
    'Password',
    'Login',
    /^Too many attempts\. Please try again in \d+ minutes\.$/,
  ],
  ['zh', '用户名', '密码', '登录', /^尝试次数过多，请在 \d+ 分钟后再试。$/],
] as const) {
  test(
    `shows how long to wait after too many wrong passwords, ${language}`,
    nightly,
    async ({ page, context, tolerate }) => {
      tolerate(/the server responded with a status of 4(01|29)/)
      await setLanguage(context, language)
      const name = newName()
      for (let attempt = 0; attempt < 10; attempt++) {
        await page.request.post('/api/login', { data: { username: name, password: 'wrong' } })
      }
      await page.goto('/login')
      await page.getByLabel(username).fill(name)
      await page.getByLabel(password).fill('wrong')
      await page.getByRole('button', { name: submit, exact: true }).click()
      await expect(page.getByRole('alert')).toHaveText(message)
    },
  )
}

test('shows an error beside an empty login field and focuses the field', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Username').fill('lin')
  await page.getByRole('button', { name: 'Login' }).click()
  const field = page.getByLabel('Password')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('Please fill this in')
})

test(
  'rejects a weak password in the language of the reader',
  nightly,
  async ({ page, context, tolerate }) => {
    tolerate(rejectedCall)
    await setLanguage(context, 'zh')
    await page.goto('/register')
    await page.getByLabel('用户名').fill(newName())
    await page.getByLabel('密码').fill('password1')
    await page.getByRole('button', { name: '注册' }).click()
    await expect(page.getByRole('alert')).toHaveText('这个密码太常见')
    await page.getByLabel('密码').fill('aaaaaaaa')
    await page.getByRole('button', { name: '注册' }).click()
    await expect(page.getByRole('alert')).toHaveText(/^太容易猜到：只是重复或连续的字符/)
    await page.getByLabel('密码').fill('短')
    await page.getByRole('button', { name: '注册' }).click()
    await expect(page.getByLabel('密码')).toHaveAccessibleDescription(/至少 8 个字符$/)
  },
)

test('shows the broken rule beside each invalid field', nightly, async ({ page }) => {
  await installClock(page)
  await page.goto('/register')
  const [name, secret] = [page.getByLabel('Username'), page.getByLabel('Password')]
  await expect(name).toHaveAccessibleDescription('2 to 32 letters, digits, _, - or .')
  await fillAccountForm(page, 'lin yue', 'short')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Only letters, digits, _, - and \.$/)
  await expect(secret).toHaveAttribute('aria-invalid', 'true')
  await page.clock.runFor(3500)
  await expect(secret).toHaveAccessibleDescription(/At least 8 characters$/)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await name.fill('l')
  await expect(name).toHaveAccessibleDescription(/At least 2 characters$/)
  await name.fill(newName())
  await expect(name).not.toHaveAttribute('aria-invalid')
  await secret.fill(password)
  await expect(secret).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL('/')
})

test(
  'shows the red border of a focused invalid field inside its focus ring',
  nightly,
  async ({ page }) => {
    await page.goto('/login')
    const border = () =>
      page.getByLabel('Username').evaluate((field) => {
        const { borderColor, boxShadow, outlineOffset } = getComputedStyle(field)
        return { borderColor, boxShadow, outlineOffset }
      })
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByLabel('Username')).toBeFocused()
    const { borderColor, boxShadow, outlineOffset } = await border()
    expect(boxShadow).toContain(borderColor)
    expect(Number.parseFloat(outlineOffset), 'outside the border').toBeGreaterThan(0)
  },
)

test('shows no form for a truncated password link', nightly, async ({ page }) => {
  for (const fragment of ['', '#', '#short', `#${'a'.repeat(30)}%20`]) {
    await page.goto('/')
    await page.goto(`/newPassword${fragment}`)
    await expect(page.getByRole('alert')).toHaveText(
      'This link is already used or expired. Ask an admin for a new one.',
    )
    await expect(page.getByLabel('New password')).toHaveCount(0)
  }
  await page.goto(`/newPassword#${'a'.repeat(43)}`)
  await expect(page.getByLabel('New password')).toBeVisible()
})

test(
  'shows each error of a password change beside its field',
  nightly,
  async ({ page, tolerate }) => {
    tolerate(rejectedCall)
    await register(page)
    await page.goto('/account')
    const currentPassword = page.getByLabel('Current password')
    const newPassword = page.getByLabel('New password')
    const change = page.getByRole('button', { name: 'Change password' })
    await newPassword.fill('short')
    await change.click()
    await expect(currentPassword).toBeFocused()
    await expect(currentPassword).toHaveAccessibleDescription('Please fill this in')
    await expect(newPassword).toHaveAccessibleDescription(/At least 8 characters$/)
    await currentPassword.fill('not the one')
    await newPassword.fill('password1')
    await change.click()
    await expect(newPassword).toHaveAccessibleDescription(/This password is too common$/)
    await newPassword.fill(`${password}二`)
    await change.click()
    await expect(currentPassword).toHaveAccessibleDescription('Invalid username or password')
    await expect(currentPassword).toBeFocused()
    await expect(newPassword).not.toHaveAttribute('aria-invalid')
  },
)

/** Only the nightly run checks /register with axe. */
const pages = dose(['/account', '/login'], ['/account', '/login', '/register'])

for (const { language, colorScheme, rules } of looks) {
  test(`passes axe on the account pages, ${language}, ${colorScheme}`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 360, height: 780 })
    await register(page)
    await setLanguage(context, language)
    for (const address of pages) {
      if (address === '/login') await context.clearCookies({ name: 'session' })
      await page.goto(address)
      expect(await violations(page, rules), address).toEqual([])
      expect(await overflowingElements(page), address).toEqual([])
    }
  })
}
