/** Tests the activity page with pictures and filters, the page of one member, and the names to check. */
import { camellia } from '../../harness/collections/field-species.ts'
import { fillAccountForm } from '../accounts/account-forms.ts'
import { confirm, newPlant, toast } from '../admin-pages.ts'
import { violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { password } from '../members.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { admins, expect, send, test } from '../review-site.ts'

test(
  'finds a picture in the activity, and hides all pictures of its author after a failed attempt',
  nightly,
  async ({ member, admin, pageOf }) => {
    await send.pictures(member, 2, { month: '2019-05-05' })
    const { newPictures } = await admin.get<{ newPictures: { id: string }[] }>('adminAuth')
    const ids = newPictures.map(({ id }) => id)
    await admin.call('newPictureAuth', { ids: ids.slice(0, 1), decision: true })

    const page = await pageOf(admins[0])
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/admin/activity')
    await waitForHydration(page)
    await page.getByText('Filter', { exact: true }).click()
    await page.getByLabel('Species').fill(camellia[2])
    await page.getByLabel('Kind').selectOption('Photograph')
    await page.getByLabel('Action').selectOption('Approved')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/kind=picture/)
    const entry = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Approved' })
      .first()
    await expect(entry).toContainText(/P-\d{4}/)
    await expect(entry.locator('img').first()).toBeVisible()
    expect(await overflowingElements(page)).toEqual([])
    expect(await violations(page)).toEqual([])

    await entry.getByRole('link', { name: member.username }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.username)
    await expect(page.getByText('On the site: 1 · Hidden: 0')).toBeVisible()
    // The network fails once. The dialog stays open and shows the reason.
    await page.route('**/api/hideAllOf', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Hide all' }).click()
    const dialog = page.getByRole('dialog', { name: `Hide all pictures of ${member.username}?` })
    await dialog.getByRole('button', { name: 'Yes' }).click()
    await expect(dialog.getByRole('alert')).toContainText('network')
    await confirm(page, `Hide all pictures of ${member.username}?`, 'Yes')
    await expect(page.getByText('On the site: 0 · Hidden: 1')).toBeVisible()
    expect(await overflowingElements(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('On the site: 1 · Hidden: 0')).toBeVisible()
    const memberPage = page.url()
    await page.goto('/search/Camellia_japonica')
    await expect(page.getByText(/^imported \d/).first()).toBeVisible()
    await page.goto('/search/Camellia_japonica/gallery?season=spring&month=May-2019')
    await expect(page.getByText(`sent by ${member.username}, `)).toBeVisible()
    await page.goto(memberPage)

    await page.getByRole('button', { name: 'Disable' }).click()
    await confirm(page, `Disable ${member.username}? All sessions of this account end.`, 'Yes')
    await expect(toast(page, 'Done')).toBeVisible()
    await expect(page.getByText('disabled', { exact: true })).toBeVisible()
    await page.goto('/admin/members/00000000-0000-4000-8000-000000000000')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    // The member sees the reason only after the right password.
    await page.context().clearCookies()
    for (const [secret, text] of [
      [`${password}!`, 'Invalid username or password'],
      [password, 'This account is disabled. Ask an admin to enable it again.'],
    ] as const) {
      await page.goto('/login')
      await fillAccountForm(page, member.username, secret)
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(page.getByRole('alert')).toHaveText(text)
    }
  },
)

test('lists the names to check by their problem', nightly, async ({ admin, pageOf }) => {
  const duplicates = [await newPlant(admin, 'Gemina prima'), await newPlant(admin, 'Gemina altera')]
  const page = await pageOf(admins[0])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Names to check' }).click()
  for (const name of duplicates) {
    for (const problem of ['Same Chinese name', 'Same English name', 'Family or order not known']) {
      const names = page.getByRole('region', { name: problem })
      await expect(names.getByRole('link', { name: new RegExp(name) })).toBeVisible()
    }
  }
  expect(await overflowingElements(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  await page
    .getByRole('link', { name: new RegExp(duplicates[0] ?? '') })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'The whole species' })).toBeVisible()
})
