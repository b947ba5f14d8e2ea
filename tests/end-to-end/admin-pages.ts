/** Provides the steps that several tests of admin pages share. */
import type { Page } from '@playwright/test'
import { expect, type Person, send } from './review-site.ts'

/** @returns the name in the form of addresses, with underscores for spaces */
export const addressName = (latinName: string) => latinName.replaceAll(' ', '_')

export const toast = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first()

export async function confirm(page: Page, name: string, answer: string) {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: answer, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** Publishes a species that no other test uses. @returns its Latin name */
export async function newPlant(admin: Person, latinName: string) {
  const names = { chineseName: '试验树', commonName: 'Test tree' }
  await send.plant(admin, latinName, { ...names, location: 'East gate' })
  return latinName
}
