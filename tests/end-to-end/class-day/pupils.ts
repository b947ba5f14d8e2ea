/** Acts as the pupils on their phones during the class day. */
import type { Locator, Page } from '@playwright/test'
import {
  bauhinia,
  camellia,
  camphor,
  fringeFlower,
  ginkgo,
  rose,
} from '../../harness/collections/field-species.ts'
import { violations } from '../axe.ts'
import {
  chooser,
  giveConsent,
  openPictures,
  photograph,
  pictureForm,
  pictureItem,
  submitButton,
} from '../picture-forms.ts'
import { fillNames, submitButton as submitProfileButton } from '../profile-forms.ts'
import { expect } from './class-site.ts'

const takenOn = '2025:03:15 10:20:00'

/** Clicks a field, as a person does, and fills the field with the text. */
async function typeText(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.fill(text)
}

export async function pick(field: Locator, name: string): Promise<void> {
  await typeText(field, name)
  await field.page().getByRole('option', { name }).first().click()
}

async function expectSent(page: Page): Promise<void> {
  await expect(page.getByText('all pictures uploaded successfully')).toBeVisible()
}

async function fillCredits(page: Page, species: string): Promise<void> {
  const form = pictureForm(page)
  await pick(form.getByRole('combobox').first(), species)
  await typeText(form.locator('[name=photographer]'), 'Class 5')
  await typeText(form.locator('[name=setting]'), 'Lotus pond')
  await giveConsent(form)
}

/** Chooses pictures with a date in their EXIF. */
async function choosePictures(page: Page, names: readonly string[]): Promise<void> {
  await chooser(page).setInputFiles(
    await Promise.all(names.map((name) => photograph(name, takenOn))),
  )
  for (const name of names) await expect(pictureItem(page, name)).toContainText('ready')
}

export async function sendPictures(page: Page, species: string, names: string[]): Promise<void> {
  await openPictures(page)
  await fillCredits(page, species)
  await choosePictures(page, names)
  await submitButton(page).click()
  await expectSent(page)
}

const sixSpecies = [camellia, ginkgo, camphor, rose, bauhinia, fringeFlower].map(([name]) => name)

/** Sends twelve pictures of six species, two of each. The form is already open. */
export async function sendTwelve(page: Page): Promise<void> {
  const names = Array.from({ length: 12 }, (_, index) => `walk-${index + 1}.jpg`)
  await fillCredits(page, sixSpecies[0] ?? '')
  await choosePictures(page, names)
  for (const [index, species] of sixSpecies.entries()) {
    if (index === 0) continue
    const first = pictureItem(page, `walk-${index * 2 + 1}.jpg`)
    await first.getByRole('button', { name: 'Set species from this picture on' }).click()
    const field = first.getByRole('combobox', { name: 'Species of this picture' })
    // The field has the focus already.
    await field.fill(species)
    await page.getByRole('option', { name: species }).first().click()
  }
  await submitButton(page).click()
  await expectSent(page)
}

/** Breaks the connection while the form is open, and sends the pictures after the connection returns. */
export async function sendOffline(page: Page): Promise<void> {
  await openPictures(page)
  await fillCredits(page, ginkgo[0])
  await page.context().setOffline(true)
  await choosePictures(page, ['shade-1.jpg', 'shade-2.jpg'])
  await submitButton(page).click()
  await expect(page.getByText('There is no connection at the moment.')).toBeVisible()
  await page.context().setOffline(false)
  await expectSent(page)
}

/** Submits a new species, and sends a picture of the species while the species is pending. */
export async function sendNewSpecies(page: Page): Promise<void> {
  await openPictures(page)
  await fillNames(page, 'Novella pratensis', '草地新', 'Meadow novelty')
  await submitProfileButton(page).click()
  await page.getByRole('button', { name: 'Add its pictures' }).click()
  await expect(pictureForm(page)).toContainText('Its pictures await review with it.')
  const form = pictureForm(page)
  await typeText(form.locator('[name=photographer]'), 'Class 5')
  await typeText(form.locator('[name=setting]'), 'Meadow')
  await giveConsent(form)
  await choosePictures(page, ['meadow.jpg'])
  expect(await violations(page)).toEqual([])
  await submitButton(page).click()
  await expectSent(page)
}

/** Corrects the setting of a picture for which the reviewer asked for changes. */
export async function correctSetting(page: Page): Promise<void> {
  await page.goto('/account')
  const entry = page.getByRole('listitem').filter({ hasText: 'Where is this?' })
  await entry.getByText('Edit and resubmit').click()
  await entry.getByLabel('Setting').fill('Behind the gym')
  expect(await violations(page)).toEqual([])
  await entry.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByText('Submitted for review again.')).toBeVisible()
}

/** Asks to withdraw a published photograph, which hides the photograph. @returns the address of the photograph */
export async function withdrawFace(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('link', { name: 'My account' }).click()
  const entry = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Photograph' })
    .first()
  const picture = entry.getByRole('listitem').first()
  await picture.locator('summary').first().click()
  await picture.getByText('Ask to withdraw').click()
  await picture.getByLabel('Reason').selectOption('A person can be recognised, such as me')
  await picture.getByRole('button', { name: 'Hide and ask' }).click()
  await expect(picture.getByText('Now hidden from the public.')).toBeVisible()
  const image = await picture.locator('img').first().getAttribute('src')
  return new URL(image ?? '', page.url()).pathname
}
