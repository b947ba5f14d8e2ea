/** Opens and fills the form of creations. */
import type { Page } from '@playwright/test'
import { chooseSpecies, giveConsent } from './picture-forms.ts'
import { expect } from './watched.ts'

export const creationForm = (page: Page) => page.locator('form:has([name=artist])')
export const artworkFile = (page: Page) => creationForm(page).locator('[type=file]').first()
export const photographFile = (page: Page) => creationForm(page).locator('[type=file]').last()
export const submitButton = (page: Page) => creationForm(page).locator('[type=submit]')
export const cards = (page: Page) =>
  page.getByRole('region', { name: 'Creation Preview' }).getByRole('listitem')

export async function openCreations(page: Page): Promise<void> {
  await page.goto('/upload?section=creation')
  await expect(submitButton(page)).toBeEnabled()
}

const credits = {
  artist: 'Zhao Hui',
  artDate: '2025-04-02',
  photographer: 'Lin Yue',
  photoDate: '2025-03-15',
  artLocation: 'Reed pond',
}

export async function fillCreation(page: Page, species: string): Promise<void> {
  await chooseSpecies(creationForm(page), species)
  for (const [name, text] of Object.entries(credits)) {
    await creationForm(page).locator(`[name=${name}]`).fill(text)
  }
  await giveConsent(creationForm(page))
}
