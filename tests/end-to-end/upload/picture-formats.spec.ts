/** Tests the formats in which the browser sends pictures. */
import sharp from 'sharp'
import { signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import {
  camelliaInSpring,
  chooser,
  fillCommonValues,
  openPictures,
  photograph,
  pictureForm,
  recordSentTypes,
  submissionsOf,
  submitButton,
} from '../picture-forms.ts'
import { expect, test } from '../reader.ts'

test.beforeEach(({ context }) => signUp(context))

test(
  'sends photographs as JPEG, and a picture with transparency as PNG',
  nightly,
  async ({ page }) => {
    const sentTypes = await recordSentTypes(page)
    const png = async (name: string, opacity: number) => {
      const { buffer } = await photograph(name)
      const image = sharp(buffer).ensureAlpha(opacity).png()
      return { name, mimeType: 'image/png', buffer: await image.toBuffer() }
    }
    const files = [
      await photograph('one.jpg'),
      await png('opaque.png', 1),
      await png('clear.png', 0.5),
    ]
    await openPictures(page)
    await fillCommonValues(page, camelliaInSpring)
    await chooser(page).setInputFiles(files)
    await expect(pictureForm(page)).toContainText('ready: 3')
    await submitButton(page).click()
    await expect(page.getByText('all pictures uploaded successfully')).toBeVisible()
    expect((await sentTypes()).toSorted()).toEqual(['image/jpeg', 'image/jpeg', 'image/png'])
    expect(await submissionsOf(page)).toHaveLength(3)

    await chooser(page).setInputFiles(files.slice(0, 1))
    await expect(pictureForm(page)).toContainText('already there: 1')
    await submitButton(page).click()
    await expect(chooser(page)).toHaveAccessibleDescription(
      /nothing was sent: all of these pictures are already here$/,
    )
  },
)
