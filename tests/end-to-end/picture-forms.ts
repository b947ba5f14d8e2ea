/** Opens and fills the picture form of the upload page, and makes pictures for the form. */
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Submission } from '../../contract/schemas/submissions.ts'
import { expect } from './watched.ts'

export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

let count = 0

/** Makes a photograph that differs from all other photographs. @param takenOn date and time in the format of EXIF */
export async function photograph(name: string, takenOn?: string): Promise<ChosenFile> {
  count += 1
  const { pid } = process
  const colours = `${pid % 255} ${(pid >> 8) % 255} ${Date.now() % 255}`.split(' ').join(',')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="rgb(${colours})"/><text y="90" font-size="40">${name} ${count} ${Date.now()}</text></svg>`
  const jpeg = sharp(Buffer.from(svg)).jpeg({ quality: 80 })
  const jpegWithDate = takenOn ? jpeg.withExif({ IFD2: { DateTimeOriginal: takenOn } }) : jpeg
  return { name, mimeType: 'image/jpeg', buffer: await jpegWithDate.toBuffer() }
}

export const photographs = (...names: string[]) =>
  Promise.all(names.map((name) => photograph(name)))

/** @returns half a JPEG, which cannot be decoded */
export function truncatePicture({ buffer }: ChosenFile, name: string): ChosenFile {
  const half = buffer.subarray(0, Math.floor(buffer.length / 2))
  return { name, mimeType: 'image/jpeg', buffer: half }
}

export const notAPicture = (name: string): ChosenFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<!doctype html><title>no picture</title>'),
})

export const pictureForm = (page: Page) => page.locator('form:has([name=photographer][required])')
export const chooser = (page: Page) => pictureForm(page).locator('[type=file]')
export const submitButton = (page: Page) => pictureForm(page).locator('[type=submit]')
export const pictureItem = (page: Page, name: string) =>
  pictureForm(page).getByRole('listitem').filter({ hasText: name })

/** Opens the upload page and waits until the picture form is hydrated. */
export async function openPictures(page: Page, kind: 'plant' | 'bird' = 'plant'): Promise<void> {
  await page.goto(`/upload?section=${kind}`)
  await expect(submitButton(page)).toBeEnabled()
}

export async function chooseSpecies(form: Locator, latinName: string): Promise<void> {
  const field = form.getByRole('combobox').first()
  await field.fill(latinName)
  const option = form.page().getByRole('option', { name: latinName }).first()
  await option.click()
  await expect(field).toHaveValue(new RegExp(`^${latinName}`))
}

export interface CommonValues {
  species: string
  season: string
  date: string
  photographer: string
  setting: string
}

export const camelliaInSpring: CommonValues = {
  species: 'Camellia japonica',
  season: 'spring',
  date: '2025-03-15',
  photographer: 'Lin Yue',
  setting: 'Lotus pond',
}

export async function fillCommonValues(page: Page, values: Partial<CommonValues>): Promise<void> {
  const { species, season, ...texts } = values
  const form = pictureForm(page)
  if (species) await chooseSpecies(form, species)
  if (season) await form.locator('[name=season]').selectOption(season)
  for (const [name, text] of Object.entries(texts)) await form.locator(`[name=${name}]`).fill(text)
  await giveConsent(form)
}

/** Ticks the consent, which each batch of files needs. */
export const giveConsent = (form: Locator) => form.locator('[name=consent]').check()

/** @returns all submissions of the member, in the order of the call `submissions` */
export async function submissionsOf(page: Page): Promise<Submission[]> {
  const first = await page.request.get('/api/submissions')
  const { submissions, total } = (await first.json()) as {
    submissions: Submission[]
    total: number
  }
  expect(total, 'all on one page').toBe(submissions.length)
  return submissions
}

/**
 * Records the format of each file that the page puts into a form. Call this function before the page opens.
 * @returns a function that reads the formats
 */
export async function recordSentTypes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const types: string[] = []
    const { append } = FormData.prototype
    FormData.prototype.append = function (name: string, value: string | Blob, file?: string) {
      if (value instanceof Blob) types.push(value.type)
      return Reflect.apply(append, this, file === undefined ? [name, value] : [name, value, file])
    }
    Object.assign(window, { sentTypes: types })
  })
  return () => page.evaluate(() => (window as unknown as { sentTypes: string[] }).sentTypes)
}
