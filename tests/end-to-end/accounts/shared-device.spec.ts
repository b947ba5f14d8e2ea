/** Tests that a device keeps no data of a member who ends the session in the list or deletes the account. */
import type { Page } from '@playwright/test'
import { waitForHydration } from '../hydrated.ts'
import { password, signUp } from '../members.ts'
import { openForm, profileForm } from '../profile-forms.ts'
import { expect, test } from '../reader.ts'
import { readStoredWork } from './stored-work.ts'

/** Writes a draft, then opens the account page. */
async function leaveDraft(page: Page) {
  await openForm(page, '/upload')
  await profileForm(page).getByLabel('Latin name').fill('Quercus robur')
  await expect
    .poll(async () => (await readStoredWork(page)).drafts)
    .toContainEqual(expect.stringContaining('draft'))
  await page.goto('/account')
  await waitForHydration(page)
}

async function expectNoData(page: Page) {
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => readStoredWork(page)).toEqual({ names: [], pictures: 0, drafts: [] })
}

test.beforeEach(async ({ context, tolerate }) => {
  // When the session ends, the page may save its files for offline use.
  tolerate(/status of 401/)
  await signUp(context)
})

test('asks about unsent work when a member ends the session of this device in the list', async ({
  page,
}) => {
  await leaveDraft(page)
  const sessions = page.getByRole('main').getByRole('listitem')
  await sessions.filter({ hasText: 'this device' }).getByRole('button').press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('On this device, not sent yet: 1 draft')
  await dialog.getByRole('button', { name: /Delete/ }).click()
  await expectNoData(page)
})

test('deletes the drafts on the device when the member deletes the account', async ({ page }) => {
  await leaveDraft(page)
  await page.getByRole('button', { name: 'Delete my account', exact: true }).click()
  await page.locator('form').last().getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Delete my account permanently' }).click()
  await expectNoData(page)
})
