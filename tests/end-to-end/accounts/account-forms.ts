/** Fills the forms for registration and login. */
import type { Page } from '@playwright/test'
import { password } from '../members.ts'
import { expect } from '../reader.ts'

let count = 0
/** @returns an unused username, because the tests of a worker share one site */
export const newName = () => `pupil-${Date.now().toString(36)}-${++count}`
/** Matches the console error that a browser logs for a call with status 400 or 401. */
export const rejectedCall = /the server responded with a status of 40[01]/

export async function fillAccountForm(
  page: Page,
  username: string,
  secret = password,
): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(secret)
}

export async function register(page: Page): Promise<string> {
  const username = newName()
  await page.goto('/register')
  await fillAccountForm(page, username)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Register successful' })).toBeVisible()
  await page.waitForURL('/')
  return username
}
