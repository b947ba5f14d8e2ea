/** Opens and fills the form of a species' profile. */
import type { Page } from '@playwright/test'
import { expect } from './watched.ts'

export const profileForm = (page: Page) => page.locator('form:has([name=latinName])')

/** Opens a page with the form and waits until the form is hydrated. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(profileForm(page).locator('[type=submit]')).toBeEnabled()
}

export const submitButton = (page: Page) =>
  profileForm(page).getByRole('button', { name: 'Submit' })

export async function fillNames(page: Page, latin: string, chinese: string, english: string) {
  await profileForm(page).getByLabel('Latin name').fill(latin)
  await profileForm(page).getByLabel('Chinese name').fill(chinese)
  await profileForm(page).getByLabel('Common (English) name').fill(english)
}
