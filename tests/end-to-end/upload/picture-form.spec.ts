/** Tests the picture form: shared values, the state of each picture, and pictures that were sent before. */
import { camellia, ginkgo } from '../../harness/collections/field-species.ts'
import { signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import {
  camelliaInSpring,
  chooser,
  fillCommonValues,
  notAPicture,
  openPictures,
  photographs,
  pictureForm,
  pictureItem,
  submissionsOf,
  submitButton,
  truncatePicture,
} from '../picture-forms.ts'
import { expect, test } from '../reader.ts'

test.beforeEach(({ context }) => signUp(context))

test(
  'sends several pictures with the shared values, and leaves the pictures pending',
  nightly,
  async ({ page }) => {
    await openPictures(page)
    await fillCommonValues(page, camelliaInSpring)
    await chooser(page).setInputFiles(await photographs('one.jpg', 'two.jpg', 'three.jpg'))
    await expect(pictureForm(page)).toContainText('ready: 3')
    await submitButton(page).click()
    await expect(page.getByText('all pictures uploaded successfully')).toBeVisible()
    await expect(pictureForm(page)).toContainText('Pictures sent: 3. They are awaiting review.')

    await expect(pictureForm(page).getByRole('listitem')).toHaveCount(0)
    await expect(pictureForm(page).getByRole('combobox').first()).toHaveValue('')
    for (const name of ['season', 'date', 'photographer', 'setting']) {
      await expect(pictureForm(page).locator(`[name=${name}]`)).toHaveValue('')
    }
    const submissions = await submissionsOf(page)
    expect(submissions).toHaveLength(3)
    for (const picture of submissions) {
      expect(picture).toMatchObject({ kind: 'picture', latinName: camellia[0], status: 'pending' })
      expect(picture.details).toEqual({
        season: 'spring',
        takenOn: '2025-03-15',
        takenBy: 'Lin Yue',
        location: 'Lotus pond',
      })
    }
  },
)

test('removes and sends pictures by keyboard alone', nightly, async ({ page }) => {
  const files = await photographs('one.jpg', 'two.jpg')
  // The test adds the listener first, because the event arrives a moment after the key press.
  page.on('filechooser', (fileChooser) => fileChooser.setFiles(files))
  await openPictures(page)
  const form = pictureForm(page)
  await form.getByRole('combobox').first().focus()
  await page.keyboard.type('Camellia japonica')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(form.locator('[name=season]')).toBeFocused()
  await page.keyboard.type('Spr')
  await page.keyboard.press('Tab')
  await page.keyboard.type('03152025')
  await expect(form.locator('[name=date]')).toHaveValue('2025-03-15')
  for (const text of ['Lin Yue', 'Lotus pond']) {
    // Skips the parts of the date field and its calendar button.
    await expect(async () => {
      await page.keyboard.press('Tab')
      expect(await form.locator('input:focus:not([type=date])').count()).toBe(1)
    }).toPass()
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await expect(chooser(page)).toBeFocused()
  await page.keyboard.press('Enter')
  const remove = form.getByRole('button', { name: 'Remove: two.jpg' })
  await expect(pictureItem(page, 'two.jpg')).toContainText('ready')
  // The Tab stops are the licence, its explanation and the consent.
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  // The Tab stops are two buttons, two controls of the first picture, and three controls of the
  // second.
  for (let stop = 0; stop < 7; stop++) await page.keyboard.press('Tab')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pictureItem(page, 'two.jpg')).toHaveCount(0)
  await expect(form.getByRole('button', { name: 'Remove: one.jpg' })).toBeFocused()
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Shift+Tab')
  await expect(submitButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('all pictures uploaded successfully')).toBeVisible()
  expect(await submissionsOf(page)).toHaveLength(1)
})

test('adds dropped pictures, and distinguishes other files from broken pictures', async ({
  page,
}) => {
  await openPictures(page)
  await fillCommonValues(page, camelliaInSpring)
  const [goodFile, otherFile] = await photographs('good.jpg', 'other.jpg')
  const broken = truncatePicture(otherFile ?? notAPicture(''), 'broken.jpg')
  const files = [goodFile, notAPicture('page.jpg'), broken]
  const dataTransfer = await page.evaluateHandle(
    (fileTexts) => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, text } of fileTexts) {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type: mimeType }))
      }
      return transfer
    },
    files.flatMap((file) => (file ? [{ ...file, text: file.buffer.toString('base64') }] : [])),
  )
  const zone = chooser(page).locator('..')
  await zone.dispatchEvent('dragenter', { dataTransfer: dataTransfer })
  await expect(zone).toContainText('Release to add')
  await zone.dispatchEvent('drop', { dataTransfer: dataTransfer })
  await expect(pictureItem(page, 'good.jpg')).toContainText('ready')
  await expect(pictureItem(page, 'page.jpg')).toContainText('unsupported file format')
  await expect(pictureItem(page, 'broken.jpg')).toContainText('processing failed')
  await expect(page.getByText('2 of 3 pictures could not be processed')).toBeVisible()

  await submitButton(page).click()
  await expect(page.getByText('1 of 3 uploaded').first()).toBeVisible()
  await expect(pictureItem(page, 'good.jpg')).toContainText('sent, awaiting review')
  await page.getByRole('button', { name: 'Clear uploaded' }).click()
  await expect(pictureForm(page).getByRole('listitem')).toHaveCount(2)
  await submitButton(page).click()
  await expect(chooser(page)).toBeFocused()
  await expect(chooser(page)).toHaveAccessibleDescription(/please upload at least one picture$/)
  expect(await submissionsOf(page)).toHaveLength(1)
})

test(
  'shows an error beside each empty field of a picture and focuses the first field',
  nightly,
  async ({ page }) => {
    await openPictures(page)
    const form = pictureForm(page)
    await submitButton(page).click()
    const species = form.getByRole('combobox').first()
    await expect(species).toBeFocused()
    await expect(species).toHaveAccessibleDescription('please select a plant from the list')
    await expect(chooser(page)).toHaveAccessibleName(/^Pictures/)
    await expect(chooser(page)).toHaveAccessibleDescription(/please upload at least one picture$/)
    for (const name of ['season', 'date', 'photographer', 'setting']) {
      await expect(form.locator(`[name=${name}]`)).toHaveAccessibleDescription(
        'Please fill this in',
      )
    }
    await species.fill('No such plant')
    await form.locator('[name=photographer]').fill('Lin Yue')
    await expect(species).toHaveAccessibleDescription('please select a plant from the list')
    await expect(form.locator('[name=photographer]')).not.toHaveAttribute('aria-invalid')

    await form.locator('[name=date]').fill('2099-01-01')
    await submitButton(page).click()
    await expect(form.locator('[name=date]')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.locator('[name=season]'), 'the date sets the season').not.toHaveAttribute(
      'aria-invalid',
    )
  },
)

test('offers the life stages of birds with the labels of the forms', nightly, async ({ page }) => {
  await openPictures(page, 'bird')
  const stages = pictureForm(page).getByLabel('Life stage').locator('option')
  await expect(stages).toHaveText([
    'Please choose',
    'Juvenile',
    'Sub-adult',
    'Male Adult',
    'Female Adult',
  ])
  await chooser(page).setInputFiles(await photographs('one.jpg'))
  await fillCommonValues(page, { ...camelliaInSpring, species: 'Aix galericulata', season: '' })
  await submitButton(page).click()
  await expect(pictureForm(page).getByLabel('Life stage')).toBeFocused()
  await fillCommonValues(page, { season: 'Subadult' })
  await submitButton(page).click()
  await expect(page.getByText('all pictures uploaded successfully')).toBeVisible()
  expect((await submissionsOf(page))[0]?.details.season).toBe('Subadult')
})

test(
  'recognises a picture that was sent before, and sends the picture again on request',
  nightly,
  async ({ page }) => {
    await openPictures(page)
    const [firstFile, secondFile] = await photographs('one.jpg', 'two.jpg')
    if (!firstFile || !secondFile) throw new Error('Two photographs are needed')
    await chooser(page).setInputFiles([firstFile, { ...firstFile, name: 'copy.jpg' }])
    await expect(pictureItem(page, 'copy.jpg')).toContainText('chosen twice')
    await fillCommonValues(page, camelliaInSpring)
    await submitButton(page).click()
    await expect(pictureItem(page, 'one.jpg')).toContainText('sent')
    await page.getByRole('button', { name: 'Remove: copy.jpg' }).click()
    await expect(page.getByText('all pictures uploaded successfully')).toBeVisible()

    await fillCommonValues(page, { ...camelliaInSpring, species: ginkgo[0] })
    await chooser(page).setInputFiles([{ ...firstFile, name: 'again.jpg' }, secondFile])
    const copy = pictureItem(page, 'again.jpg')
    await expect(copy).toContainText('You have already sent this picture. It is awaiting review:')
    await expect(copy.getByRole('link', { name: 'My submissions' })).toHaveAttribute(
      'href',
      '/account#submissions',
    )
    await submitButton(page).click()
    await expect(pictureItem(page, 'two.jpg')).toContainText('sent, awaiting review')
    expect(await submissionsOf(page), 'no picture is sent twice without a request').toHaveLength(2)
    await copy.getByRole('button', { name: 'Send anyway: again.jpg' }).click()
    await submitButton(page).click()
    await expect(pictureForm(page)).toContainText('Pictures sent: 2.')
    const names = (await submissionsOf(page)).map(({ latinName }) => latinName)
    expect(names.sort()).toEqual([camellia[0], ginkgo[0], ginkgo[0]])
  },
)

test('asks before Reset removes pictures, and then removes them', nightly, async ({ page }) => {
  await openPictures(page)
  const form = pictureForm(page)
  await fillCommonValues(page, camelliaInSpring)
  await chooser(page).setInputFiles(await photographs('one.jpg', 'two.jpg'))
  await expect(pictureItem(page, 'two.jpg')).toContainText('ready')
  await form.getByRole('button', { name: 'Reset' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reset the form?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(form.getByRole('listitem')).toHaveCount(2)
  await form.getByRole('button', { name: 'Reset' }).click()
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await expect(form.getByRole('listitem')).toHaveCount(0)
  await expect(form.locator('[name=photographer]')).toHaveValue('')
  await expect(form.getByRole('combobox').first()).toHaveValue('')
  await page.reload()
  await expect(submitButton(page)).toBeEnabled()
  await expect(form.getByRole('listitem')).toHaveCount(0)
  await expect(form.locator('[name=photographer]')).toHaveValue('')
  await fillCommonValues(page, { photographer: 'Lin Yue' })
  await form.getByRole('button', { name: 'Reset' }).click()
  await expect(form.locator('[name=photographer]'), 'no question for texts alone').toHaveValue('')
})
