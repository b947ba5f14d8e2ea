/** Tests licences and consent when a reader registers, sends a picture, reads the rights and saves a picture. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { galleryAddress } from '../../../contract/names.ts'
import { photographer } from '../../harness/collections/field-pictures.ts'
import { camellia } from '../../harness/collections/field-species.ts'
import { violations } from '../axe.ts'
import { signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import {
  camelliaInSpring,
  chooser,
  fillCommonValues,
  giveConsent,
  openPictures,
  photograph,
  pictureForm,
  pictureItem,
  submissionsOf,
  submitButton,
} from '../picture-forms.ts'
import { expect, test } from '../reader.ts'

const gallery = `${galleryAddress('plant', camellia[0])}?season=winter&month=Jan-2025`

test(
  'lists the stored data before registration, and lets the reader decline',
  nightly,
  async ({ page, context }) => {
    await page.goto('/register')
    await expect(page.getByRole('main')).toContainText('An account stores your username')
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'No, go back' }).click()
    await expect(page).toHaveURL('/')
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names.filter((name) => /session|device/.test(name))).toEqual([])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
    await expect(page.getByRole('main')).toContainText('Deleted pictures stay in the recycle bin')
  },
)

test(
  'sends pictures with a licence only after the consent, and keeps the licence after a reload',
  nightly,
  async ({ page, context }) => {
    await signUp(context)
    await openPictures(page)
    await fillCommonValues(page, camelliaInSpring)
    await chooser(page).setInputFiles(await photograph('licensed.jpg'))
    await expect(pictureItem(page, 'licensed.jpg')).toContainText('ready')
    const licence = pictureForm(page).getByLabel('Licence')
    await licence.selectOption('CC BY 4.0')
    const statement = pictureForm(page).getByRole('checkbox', { name: /This is my own work/ })
    await statement.uncheck()
    await submitButton(page).click()
    await expect(statement).toBeFocused()
    await expect(statement).toHaveAccessibleDescription('Please confirm this before you send')
    expect(await violations(page)).toEqual([])
    await giveConsent(pictureForm(page))
    await submitButton(page).click()
    await expect(page.getByText('all pictures uploaded successfully')).toBeVisible()
    const [submission] = await submissionsOf(page)
    expect(submission?.details).toMatchObject({ licence: 'CC-BY-4.0' })
    await expect(statement, 'each batch needs the consent').not.toBeChecked()
    await page.reload()
    await expect(licence).toHaveValue('CC-BY-4.0')
  },
)

test('links the licence of a picture, and saves the picture with its credit', async ({ page }) => {
  await page.goto(gallery)
  await page.locator('main li a[href^="/public"]').first().click()
  const view = page.getByRole('dialog', { name: 'Enlarged picture' })
  const licenceLink = view.getByRole('link', { name: 'All rights reserved' })
  await expect(licenceLink).toHaveAttribute('href', '/rights')
  const downloadEvent = page.waitForEvent('download')
  await view.getByRole('link', { name: 'Save with credit' }).click()
  const download = await downloadEvent
  expect(download.suggestedFilename()).toMatch(/^Camellia_japonica-\w+\.jpg$/)
  const { xmpAsString, exif } = await sharp(await readFile(await download.path())).metadata()
  expect(xmpAsString).toContain(photographer)
  expect(xmpAsString).toContain('All rights reserved')
  expect(exif).toBeUndefined()
  expect(await violations(page)).toEqual([])
  await page.goto('/rights')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rights and licences')
  expect(await violations(page)).toEqual([])
})
