/** Tests the Documentary Upload form without a photograph, and the date that the form reads from a photograph. */
import { camellia } from '../../harness/collections/field-species.ts'
import {
  artworkFile,
  cards,
  creationForm,
  fillCreation,
  openCreations,
  photographFile,
  submitButton,
} from '../creation-forms.ts'
import { signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import { photograph, recordSentTypes, submissionsOf } from '../picture-forms.ts'
import { expect, test } from '../reader.ts'

test.beforeEach(({ context }) => signUp(context))

test(
  'sends an artwork alone as a PNG, and stores the same artwork only once',
  nightly,
  async ({ page }) => {
    const sentTypes = await recordSentTypes(page)
    await openCreations(page)
    await fillCreation(page, camellia[0])
    const artwork = await photograph('artwork.jpg')
    await artworkFile(page).setInputFiles(artwork)
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
    })
    await submitButton(page).click()
    await expect(page.getByText('Creation uploaded successfully')).toBeVisible()
    expect(calls).toEqual(['/api/uploadCreation'])
    expect(await sentTypes()).toEqual(['image/png'])
    const [submission] = await submissionsOf(page)
    expect(submission).toMatchObject({
      kind: 'creation',
      latinName: camellia[0],
      status: 'pending',
    })
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page).getByRole('img')).toHaveCount(1)

    await fillCreation(page, camellia[0])
    await artworkFile(page).setInputFiles(artwork)
    await submitButton(page).click()
    await expect(creationForm(page)).toContainText('This creation was already submitted.')
    await expect(cards(page)).toHaveCount(1)
  },
)

test(
  'reads the date of the photograph from its EXIF, unless a date is typed',
  nightly,
  async ({ page }) => {
    await openCreations(page)
    const day = creationForm(page).locator('[name=photoDate]')
    await photographFile(page).setInputFiles(await photograph('a.jpg', '2024:11:16 23:40:00'))
    await expect(day).toHaveValue('2024-11-16')
    await expect(day).toHaveAccessibleDescription('from the picture')
    await day.fill('2025-03-15')
    await photographFile(page).setInputFiles(await photograph('b.jpg', '2024:05:01 08:00:00'))
    await expect(creationForm(page)).toContainText('b.jpg')
    await expect(creationForm(page).locator('img')).toHaveCount(1)
    await expect(day).toHaveValue('2025-03-15')
  },
)
