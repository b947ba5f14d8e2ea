/** Tests the pages of admins: the overview, the accounts and the activity, with their accessibility. */

import { camellia, ginkgo, hibiscus } from '../../harness/collections/field-species.ts'
import { dose } from '../../harness/doses/dose.ts'
import { addressName, confirm, newPlant } from '../admin-pages.ts'
import { looks, violations } from '../axe.ts'
import { password } from '../members.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { admins, expect, send, test } from '../review-site.ts'
import { wireDates } from '../wire-dates.ts'

test(
  'counts pending submissions on the overview and links to them',
  nightly,
  async ({ member, pageOf }) => {
    await send.plant(member, 'Nothus primus')
    const page = await pageOf(admins[0])
    await page.goto('/')
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('link', { name: 'Administration' }).click()
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('link', { name: '1 new species' })).toBeVisible()
    await page.getByRole('link', { name: '1 new species' }).click()
    await expect(page).toHaveURL('/upload?section=auth')
  },
)

test(
  'redirects a member from admin pages to the home page with a message',
  nightly,
  async ({ member, pageOf }) => {
    const page = await pageOf(member.username)
    // server/http/pages/login-page.test.ts checks the status of /admin in every run.
    const addresses = dose(
      ['/adminView'],
      ['/admin', '/adminView', '/admin/accounts', '/admin/bin'],
    )
    for (const address of addresses) {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(403)
      await expect(
        page.getByRole('heading', { name: 'You are not an admin, redirecting to home page...' }),
      ).toBeVisible()
    }
    await expect(page).toHaveURL('/')
  },
)

test('links each page for admins back to the administration above the title', async ({
  pageOf,
}) => {
  const page = await pageOf(admins[0])
  const pages = dose(
    ['status', 'accounts/add'],
    [
      'status',
      'accounts',
      'accounts/add',
      'accounts/year',
      'activity',
      'bin',
      'names',
      'site/home',
    ],
  )
  for (const name of pages) {
    await page.goto(`/admin/${name}`)
    const back = page.getByRole('main').getByRole('link', { name: 'Administration' })
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect((await back.boundingBox())?.y, name).toBeLessThan(title?.y ?? 0)
  }
  await page.getByRole('main').getByRole('link', { name: 'Administration' }).click()
  await expect(page).toHaveURL('/admin')
})

test(
  'opens the requested page after an admin whose session ended signs in again',
  nightly,
  async ({ pageOf }) => {
    const page = await pageOf(admins[0])
    await page.goto('/admin')
    await page.context().clearCookies({ name: 'session' })
    await page.getByRole('link', { name: 'Accounts', exact: true }).click()
    await expect(page.getByText('Forgotten? Ask an admin for a link')).toBeVisible()
    await expect(page).toHaveURL('/login?to=/admin/accounts')
    await page.getByLabel('Username').fill(admins[0])
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/admin/accounts')
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  },
)

test('grants and removes admin rights, and sets a password through a link', async ({
  member,
  pageOf,
}) => {
  const page = await pageOf(admins[0])
  await page.goto(`/admin/accounts?search=${member.username}`)
  const entry = page.getByRole('listitem').filter({ hasText: member.username })
  await entry.getByRole('button', { name: 'Make admin', exact: true }).click()
  await confirm(page, `Make ${member.username} an admin?`, 'Yes')
  await expect(entry.getByText('Admin', { exact: true })).toBeVisible()
  await entry.getByRole('button', { name: 'Remove admin rights' }).click()
  await confirm(page, `Remove ${member.username}’s admin rights?`, 'Yes')
  await expect(entry.getByText('Admin', { exact: true })).toHaveCount(0)

  await entry.getByRole('button', { name: 'Password link' }).click()
  const address = await entry.locator('code').textContent()
  const otherPage = await pageOf(admins[1])
  await otherPage.goto(address ?? '')
  await otherPage.getByLabel('New password').fill('a password of one’s own')
  await otherPage.getByRole('button', { name: 'Set password' }).click()
  await expect(
    otherPage.getByText(`The password of ${member.username} has been set.`),
  ).toBeVisible()
  await otherPage.goto('/')
  await otherPage.goto(address ?? '')
  await otherPage.getByLabel('New password').fill('another password')
  await otherPage.getByRole('button', { name: 'Set password' }).click()
  await expect(
    otherPage.getByText('This link is already used or expired. Ask an admin for a new one.'),
  ).toBeVisible()
})

test('filters the activity by account and action, and undoes an entry', async ({
  admin,
  pageOf,
}) => {
  const name = await newPlant(admin, 'Nothus notatus')
  const page = await pageOf(admins[0])
  await page.goto('/admin/activity')
  await page.getByLabel('Username').fill(admins[0])
  await page.getByLabel('Action').selectOption('publish')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/username=first-admin&action=publish/)
  const entry = page.getByRole('listitem').filter({ hasText: name })
  await entry.getByRole('button', { name: 'Undo' }).click()
  await expect(entry.getByText('undone')).toBeVisible()
  expect((await page.goto(`/search/${addressName(name)}`))?.status()).toBe(404)
  const download = await page.request.get('/api/activity.csv?action=undo')
  expect(download.headers()['content-type']).toContain('text/csv')
  expect(await download.text()).toContain(name)
})

/** upload/profile-form.spec.ts checks this form with axe in every run. */
const editForm = dose([], [`/editPage?name=${addressName(camellia[0])}`])

for (const { locale, colorScheme, rules } of looks) {
  test(`passes axe on the pages of admins, ${locale}, ${colorScheme}`, async ({ pageOf }) => {
    const page = await pageOf(admins[0], {
      locale,
      colorScheme,
      viewport: { width: 360, height: 780 },
    })
    const addresses = [
      ...editForm,
      '/upload?section=home',
      '/admin',
      '/admin/activity',
      '/admin/bin',
      `/admin/accounts`,
      `/admin/history?kind=plant&name=${addressName(ginkgo[0])}`,
      `/adminView?search=${addressName(hibiscus[0])}`,
      `/newPassword#${'A'.repeat(43)}`,
    ]
    for (const address of addresses) {
      await page.goto(address)
      expect.soft(await violations(page, rules), address).toEqual([])
      expect.soft(await wireDates(page), address).toEqual([])
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 780 })
        await page.evaluate(() => new Promise(requestAnimationFrame))
        expect.soft(await overflowingElements(page), `${address} at ${width}`).toEqual([])
      }
    }
  })
}
