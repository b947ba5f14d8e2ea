/**
 * Tests a class of 25: accounts from a list, a pupil who sets a password, and the end of the school year. Also tests a
 * member who downloads the stored data and deletes the account.
 */
import { violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { admins, expect, test } from '../review-site.ts'

const password = '疏影横斜水清浅，暗香浮动'
const pupils = Array.from({ length: 25 }, (_, index) => `Pupil ${index + 1}\t5J`).join('\n')

test('creates the accounts of a class, moves the class up a year, and undoes the move', async ({
  pageOf,
  browser,
}) => {
  const page = await pageOf(admins[0])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/accounts/add')
  await waitForHydration(page)
  await page.getByLabel('Pupils, one per line').fill(`${pupils}\n=1+1\t5J`)
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.getByText('New: 25 · Already there: 0 · Problems: 1')).toBeVisible()
  await expect(page.getByText('The name begins like a formula.')).toBeVisible()
  expect(await overflowingElements(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Create accounts (25)' }).click()
  await expect(page.getByRole('img', { name: /^Code of the link for / })).toHaveCount(25)
  expect(await overflowingElements(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  const link = await page
    .getByText(/\/newPassword#/)
    .first()
    .textContent()

  const context = await browser.newContext()
  const pupil = await context.newPage()
  await pupil.goto(link ?? '')
  await waitForHydration(pupil)
  await pupil.getByLabel('New password').fill(password)
  await pupil.getByRole('button').last().click()
  await expect(pupil.getByRole('status').filter({ hasText: /-/ })).toBeVisible()
  await context.close()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/accounts/year')
  await waitForHydration(page)
  await page.getByLabel('5J: what happens').selectOption('moves up')
  await expect(page.getByLabel('New class of 5J')).toHaveValue('6J')
  await page.getByRole('button', { name: 'See what will happen' }).click()
  await expect(page.getByText('5J moves to 6J (accounts: 25).')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Do this now' }).click()
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible()
  await page.goto('/admin/accounts?class=6J')
  await waitForHydration(page)
  await expect(
    page.getByText('Accounts: 25 · can sign in: 25 · without a password: 24'),
  ).toBeVisible()
  expect(await overflowingElements(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByText(/^Accounts restored: 25\./)).toBeVisible()
})

test(
  'lets a member download the stored data and delete the account',
  nightly,
  async ({ stranger, pageOf }) => {
    const page = await pageOf(stranger.username)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/account')
    await waitForHydration(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download everything (ZIP)' }).click()
    expect((await download).suggestedFilename()).toBe('huaniao-own-data.zip')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText(/^Backups/)).toBeVisible()
    expect(await overflowingElements(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    const form = page.getByRole('form').or(page.locator('form')).last()
    await form.getByLabel('Current password').fill('another one')
    await page.getByRole('button', { name: 'Delete my account permanently' }).click()
    await expect(page.getByText('Invalid username or password')).toBeVisible()
    await form.getByLabel('Current password').fill(password)
    await page.getByRole('button', { name: 'Delete my account permanently' }).click()
    await expect(page).toHaveURL(/\/$|databasePlant/)
    await expect(page.getByRole('link', { name: 'Upload' })).toHaveCount(0)
  },
)
