/** Tests the values of a single picture, which come from the member or from the EXIF of the picture. */
import path from 'node:path'
import { makeHostilePicture } from '../../harness/pictures/made-pictures.ts'
import { signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import {
  camelliaInSpring,
  chooser,
  chooseSpecies,
  fillCommonValues,
  openPictures,
  photograph,
  photographs,
  pictureForm,
  pictureItem,
  submissionsOf,
  submitButton,
} from '../picture-forms.ts'
import { expect, test } from '../reader.ts'

const heic = (name: string) => path.resolve(import.meta.dirname, '../../fixtures', name)

test.beforeEach(({ context }) => signUp(context))

test(
  'accepts a season, date, photographer and setting for each picture',
  nightly,
  async ({ page }) => {
    await openPictures(page)
    await fillCommonValues(page, camelliaInSpring)
    await chooser(page).setInputFiles([
      await photograph('one.jpg'),
      await photograph('two.jpg', '2024:11:16 23:40:00'),
    ])
    const secondItem = pictureItem(page, 'two.jpg')
    await expect(secondItem).toContainText('15 March 2025')
    await secondItem.locator('summary').click()
    await secondItem
      .getByRole('button', { name: 'Use the picture’s own date: 16 November 2024' })
      .click()
    await expect(secondItem).toContainText('16 November 2024 its own')
    await secondItem.getByLabel('Season').selectOption('winter')
    await secondItem.getByLabel('Photographer').fill('Wang Xiaoming')
    await secondItem.getByLabel('Setting').fill('Observatory steps')
    await expect(secondItem).toContainText('Winter its own')
    // The year is not complete without its last digit.
    await pictureItem(page, 'one.jpg').locator('summary').click()
    await pictureItem(page, 'one.jpg').getByLabel('Date').fill('0202-05-06')
    await expect(pictureItem(page, 'one.jpg').getByLabel('Date')).toHaveAccessibleDescription(
      'This is not a date',
    )
    await expect(pictureItem(page, 'one.jpg')).toContainText('15 March 2025')
    await submitButton(page).click()
    await expect(page.getByText('all pictures uploaded successfully')).toBeVisible()
    const details = (await submissionsOf(page)).map((each) => each.details)
    expect(details).toContainEqual({
      season: 'winter',
      takenOn: '2024-11-16',
      takenBy: 'Wang Xiaoming',
      location: 'Observatory steps',
    })
    expect(details).toContainEqual({
      season: 'spring',
      takenOn: '2025-03-15',
      takenBy: 'Lin Yue',
      location: 'Lotus pond',
    })
  },
)

test('sends pictures of several species at once', nightly, async ({ page }) => {
  await openPictures(page)
  await fillCommonValues(page, camelliaInSpring)
  await chooser(page).setInputFiles(await photographs('one.jpg', 'two.jpg', 'three.jpg'))
  const secondItem = pictureItem(page, 'two.jpg')
  await secondItem.locator('summary').click()
  await secondItem.getByRole('combobox').first().fill('Ginkgo b')
  // A text that names no species does not count as the shared species.
  await secondItem.getByLabel('Setting').click()
  await submitButton(page).click()
  await expect(page.getByText('please select a plant from the list: two.jpg')).toBeVisible()
  await chooseSpecies(secondItem, 'Ginkgo biloba')
  await expect(secondItem).toContainText('Ginkgo biloba its own')
  const thirdItem = pictureItem(page, 'three.jpg')
  await thirdItem.locator('summary').click()
  await thirdItem.getByRole('button', { name: 'Ginkgo biloba' }).click()
  await expect(thirdItem).toContainText('Ginkgo biloba its own')
  await submitButton(page).click()
  await expect(page.getByText('all pictures uploaded successfully')).toBeVisible()
  const names = (await submissionsOf(page)).map(({ latinName }) => latinName)
  expect(names.sort()).toEqual(['Camellia japonica', 'Ginkgo biloba', 'Ginkgo biloba'])
})

test('reads the date and season from the pictures, including HEIC', nightly, async ({ page }) => {
  await openPictures(page)
  const form = pictureForm(page)
  await fillCommonValues(page, { ...camelliaInSpring, date: '', season: '' })
  await chooser(page).setInputFiles([heic('upright.heic'), heic('turned.heic')])
  await expect(pictureItem(page, 'upright.heic')).toContainText('Autumn')
  await expect(pictureItem(page, 'upright.heic')).toContainText('16 November 2024 from the picture')
  await expect(pictureItem(page, 'turned.heic')).toContainText('1 May 2025 from the picture')
  await expect(form).toContainText('2 of 2 have their own date')
  for (const name of ['season', 'date']) {
    await expect(form.locator(`[name=${name}]`), 'no value is required').not.toHaveAttribute(
      'required',
    )
  }
  for (const name of ['upright.heic', 'turned.heic']) {
    const preview = pictureItem(page, name).locator('img')
    const shape = await preview.evaluate((image: HTMLImageElement) => [
      image.naturalWidth,
      image.naturalHeight,
    ])
    expect(shape, `${name} is upright`).toEqual([480, 360])
  }
  // A picture without a date needs the shared date.
  await chooser(page).setInputFiles(await photographs('undated.jpg'))
  await expect(pictureItem(page, 'undated.jpg')).toContainText('ready')
  await submitButton(page).click()
  await expect(form.locator('[name=season]')).toBeFocused()
  await expect(pictureItem(page, 'undated.jpg')).toContainText('Date missing')
  await expect(pictureItem(page, 'undated.jpg'), 'the others have theirs').not.toContainText(
    'Species missing',
  )
  await form.getByRole('button', { name: 'Remove: undated.jpg' }).click()
  await submitButton(page).click()
  await expect(page.getByText('all pictures uploaded successfully')).toBeVisible()
  const submissions = await submissionsOf(page)
  expect(submissions.map(({ details }) => `${details.takenOn} ${details.season}`).sort()).toEqual([
    '2024-11-16 autumn',
    '2025-05-01 spring',
  ])
  for (const { images } of submissions) expect(images[0]).toMatchObject({ width: 480, height: 360 })
})

const readMadeFile = async (name: string, mimeType = 'image/jpeg') => ({
  ...{ name, mimeType },
  buffer: await makeHostilePicture(name),
})

test(
  'sends a photograph with EXIF rotation upright, and reports unusable files',
  nightly,
  async ({ page }) => {
    await openPictures(page)
    await fillCommonValues(page, camelliaInSpring)
    await chooser(page).setInputFiles([
      await readMadeFile('exif_xss_gps_orient6.jpg'),
      await readMadeFile('animated.gif', 'image/gif'),
      await readMadeFile('truncated_half.jpg'),
    ])
    const uprightItem = pictureItem(page, 'exif_xss_gps_orient6.jpg')
    await expect(uprightItem).toContainText('ready')
    const isTall = await uprightItem
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth)
    expect(isTall).toBe(true)
    await expect(pictureItem(page, 'animated.gif')).toContainText('unsupported file format')
    await expect(pictureItem(page, 'truncated_half.jpg')).toContainText('processing failed')
    await submitButton(page).click()
    await expect(uprightItem).toContainText('sent, awaiting review')
    expect((await submissionsOf(page))[0]?.images[0]).toMatchObject({ width: 900, height: 1200 })
  },
)
