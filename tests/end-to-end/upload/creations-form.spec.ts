/** Tests the Documentary Upload form: an artwork, with or without the photograph of its subject. */

import { camellia, grebe } from '../../harness/collections/field-species.ts'
import { looks, violations, widthsOfForms } from '../axe.ts'
import {
  artworkFile,
  cards,
  creationForm,
  fillCreation,
  openCreations,
  photographFile,
  submitButton,
} from '../creation-forms.ts'
import { watchShifts } from '../layout-shifts.ts'
import { setLanguage, signInAgain, signOut, signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { notAPicture, photograph, submissionsOf } from '../picture-forms.ts'
import { expect, test } from '../reader.ts'

test.beforeEach(({ context }) => signUp(context))

const successMessage = 'Creation uploaded successfully'

test('sends an artwork and a photograph of a bird, and shows both in the preview', async ({
  page,
  context,
}) => {
  const shifts = await watchShifts(context)
  await openCreations(page)
  await expect(page.getByRole('navigation', { name: 'Sections' })).toContainText(
    'Creation and Activities',
  )
  await expect(page.getByRole('region', { name: 'Creation Preview' })).toContainText(
    'No creations yet',
  )
  await fillCreation(page, grebe[0])
  await artworkFile(page).setInputFiles(await photograph('artwork.jpg'))
  await photographFile(page).setInputFiles(await photograph('grebe.jpg'))
  await expect(creationForm(page).locator('img')).toHaveCount(2)
  await submitButton(page).click()
  const stage = creationForm(page).getByLabel('Life stage')
  await expect(stage).toBeFocused()
  await expect(stage).toHaveAccessibleDescription('Please fill this in')
  // After a key press, the browser does not count the shift of the disappearing error.
  await stage.press('M')
  await expect(stage).toHaveValue('MaleAdult')

  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
  })
  await submitButton(page).click()
  await expect(page.getByText(successMessage)).toBeVisible()
  expect(calls).toEqual(['/api/uploadArt', '/api/uploadCreation'])
  await expect(creationForm(page)).toContainText('It has been submitted and is awaiting review.')
  await expect(creationForm(page).getByRole('combobox').first()).toHaveValue('')
  await expect(creationForm(page).locator('[name=artist]')).toHaveValue('')
  await expect(creationForm(page).locator('img')).toHaveCount(0)

  await expect(cards(page)).toHaveCount(1)
  expect(shifts()).toEqual([])
  const card = cards(page).first()
  for (const text of [...grebe, 'Painter Zhao Hui', 'Photographer Lin Yue', 'Awaiting review']) {
    await expect(card).toContainText(text)
  }
  await expect(card.getByRole('img')).toHaveCount(2)
  await expect(card.getByRole('link')).toHaveAttribute('href', '/searchBird/Tachybaptus_ruficollis')
  for (const image of await card.getByRole('img').all()) {
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0)
  }
  const submissions = await submissionsOf(page)
  expect(submissions.map(({ kind, images }) => [kind, images.length])).toEqual([['creation', 2]])
  expect(submissions[0]?.details).toMatchObject({
    season: 'MaleAdult',
    artist: 'Zhao Hui',
    drawnOn: '2025-04-02',
    takenBy: 'Lin Yue',
    takenOn: '2025-03-15',
    location: 'Reed pond',
  })

  // A page that is still saving the form for offline use would report the ended session.
  await page.goto('about:blank')
  await signOut(context)
  await signUp(context)
  await openCreations(page)
  await expect(cards(page), 'other members do not see pending creations').toHaveCount(0)
})

test(
  'keeps the life stage of a photograph after a visit to another page',
  nightly,
  async ({ page }) => {
    await openCreations(page)
    await fillCreation(page, grebe[0])
    await photographFile(page).setInputFiles(await photograph('grebe.jpg'))
    const stage = creationForm(page).getByLabel('Life stage')
    await stage.selectOption('Juvenile')
    const sections = page.getByRole('navigation', { name: 'Sections' })
    await sections.getByRole('link', { name: 'Plant' }).click()
    await expect(page).toHaveURL('/upload?section=plant')
    await sections.getByRole('link', { name: 'Creation and Activities' }).click()
    await expect(stage).toHaveValue('Juvenile')
    await page.reload()
    await expect(stage).toHaveValue('Juvenile')
  },
)

test('shows an error beside each wrong value of a creation', nightly, async ({ page }) => {
  await openCreations(page)
  const form = creationForm(page)
  await submitButton(page).click()
  await expect(form.getByRole('combobox').first()).toBeFocused()
  await expect(form.getByRole('combobox').first()).toHaveAccessibleDescription(
    'please select a species from the list',
  )
  await expect(artworkFile(page)).toHaveAccessibleName(/^Artwork file/)
  await expect(artworkFile(page)).toHaveAccessibleDescription(
    /please upload at least one painting$/,
  )
  await artworkFile(page).setInputFiles(notAPicture('artwork.jpg'))
  await expect(artworkFile(page)).toHaveAccessibleDescription(/unsupported file format$/)
  const largeFile = { ...(await photograph('large.jpg')), buffer: Buffer.alloc(10_000_001) }
  await artworkFile(page).setInputFiles(largeFile)
  await expect(artworkFile(page)).toHaveAccessibleDescription(/larger than 10 MB$/)
  await artworkFile(page).setInputFiles(await photograph('artwork.jpg'))
  await expect(artworkFile(page)).toHaveAccessibleDescription(/^One picture of at most 10 MB$/)

  await fillCreation(page, camellia[0])
  await photographFile(page).setInputFiles(await photograph('camellia.jpg'))
  await form.locator('[name=photoDate]').fill('')
  await submitButton(page).click()
  await expect(form.locator('[name=photoDate]'), 'the season of a plant needs a date').toBeFocused()
  await form.locator('[name=photoDate]').fill('2099-01-01')
  await submitButton(page).click()
  await expect(form.locator('[name=photoDate]')).toHaveAttribute('aria-invalid', 'true')
  expect(await submissionsOf(page)).toHaveLength(0)
})

test(
  'keeps the form after a failure, and stores the creation once when it is sent again',
  nightly,
  async ({ page, tolerate }) => {
    tolerate(/ERR_FAILED/)
    await openCreations(page)
    await fillCreation(page, camellia[0])
    await artworkFile(page).setInputFiles(await photograph('artwork.jpg'))
    await photographFile(page).setInputFiles(await photograph('camellia.jpg'))
    await expect(creationForm(page).locator('img')).toHaveCount(2)
    await page.route(
      '**/api/uploadCreation',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await submitButton(page).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Failed to upload creation' }),
    ).toHaveCount(2)
    const close = await page.getByRole('button', { name: 'Close' }).boundingBox()
    const fromRight = (page.viewportSize()?.width ?? 0) - ((close?.x ?? 0) + (close?.width ?? 0))
    expect(fromRight, 'pixels from the message to the right edge').toBeLessThan(60)
    await expect(creationForm(page).locator('[name=artist]')).toHaveValue('Zhao Hui')
    await page.reload()
    await expect(creationForm(page).locator('img'), 'the files are kept').toHaveCount(2)
    await expect(creationForm(page).getByRole('combobox').first()).toHaveValue(/^Camellia japonica/)
    await expect(creationForm(page)).toContainText('This draft was restored from this device.')
    await submitButton(page).click()
    await expect(page.getByText(successMessage)).toBeVisible()
    expect((await submissionsOf(page)).map(({ kind }) => kind)).toEqual(['creation'])
    await page.reload()
    await expect(submitButton(page)).toBeEnabled()
    await expect(creationForm(page).locator('img')).toHaveCount(0)
  },
)

test(
  'asks for the password after the session has ended, and then sends the creation',
  nightly,
  async ({ page, context, tolerate }) => {
    tolerate(/status of 401/)
    await openCreations(page)
    await fillCreation(page, camellia[0])
    await artworkFile(page).setInputFiles(await photograph('artwork.jpg'))
    await expect(creationForm(page).locator('img')).toHaveCount(1)
    await signOut(context)
    await submitButton(page).click()
    await signInAgain(page)
    await expect(page.getByText(successMessage)).toBeVisible()
    expect(await submissionsOf(page)).toHaveLength(1)
  },
)

test('asks before Reset removes the files of a creation', nightly, async ({ page }) => {
  await openCreations(page)
  await fillCreation(page, camellia[0])
  await artworkFile(page).setInputFiles(await photograph('artwork.jpg'))
  await expect(creationForm(page).locator('img')).toHaveCount(1)
  await creationForm(page).getByRole('button', { name: 'Reset' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reset the form?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(creationForm(page).locator('img')).toHaveCount(1)
  await creationForm(page).getByRole('button', { name: 'Remove: artwork.jpg' }).click()
  await expect(artworkFile(page)).toBeFocused()
  await creationForm(page).getByRole('button', { name: 'Reset' }).click()
  await expect(creationForm(page).locator('[name=artist]')).toHaveValue('')
})

for (const { language, colorScheme, rules } of looks) {
  test(
    `passes axe on the creation form and fits the screen, ${language}, ${colorScheme}`,
    nightly,
    async ({ page, context }) => {
      await setLanguage(context, language)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openCreations(page)
      await fillCreation(page, camellia[0])
      await artworkFile(page).setInputFiles(await photograph('artwork.jpg'))
      await photographFile(page).setInputFiles(await photograph('camellia.jpg'))
      await expect(creationForm(page).locator('img')).toHaveCount(2)
      await submitButton(page).click()
      await expect(page.locator('main li img')).toHaveCount(2)
      await artworkFile(page).setInputFiles(notAPicture(`${'long-name'.repeat(12)}.jpg`))
      await photographFile(page).setInputFiles(await photograph('camellia.jpg'))
      await submitButton(page).click()
      await expect(creationForm(page).locator('[aria-invalid]').first()).toBeFocused()
      for (const width of widthsOfForms) {
        await page.setViewportSize({ width, height: 800 })
        const results = await violations(page, width === 360 ? rules : 'look')
        expect(results, `${width} px`).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 700 })
      await expect.poll(() => overflowingElements(page), 'at 320 px').toEqual([])
    },
  )
}
