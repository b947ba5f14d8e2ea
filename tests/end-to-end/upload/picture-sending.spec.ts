/** Tests that no picture or value is lost, and no picture is sent twice, when the sending of pictures fails. */
import type { Route } from '@playwright/test'
import { signInAgain, signOut, signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import {
  camelliaInSpring,
  chooser,
  fillCommonValues,
  openPictures,
  photographs,
  pictureForm,
  pictureItem,
  submissionsOf,
  submitButton,
} from '../picture-forms.ts'
import { expect, test } from '../reader.ts'

let username: string

test.beforeEach(async ({ context }) => {
  username = await signUp(context)
})

const rejectUpload = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, json: { message: 'refused', code } })

test('shows a progress bar for each picture that is being sent', nightly, async ({ page }) => {
  await openPictures(page)
  await fillCommonValues(page, camelliaInSpring)
  await chooser(page).setInputFiles(await photographs('one.jpg', 'two.jpg', 'three.jpg'))
  await expect(pictureItem(page, 'three.jpg')).toContainText('ready')
  let release = () => {}
  const delay = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/uploadPic', async (route) => {
    await delay
    await route.continue()
  })
  await submitButton(page).click()
  for (const name of ['one.jpg', 'two.jpg']) {
    const bar = pictureItem(page, name).getByRole('progressbar', { name: `Sending ${name}` })
    await expect(bar).toBeVisible()
    await expect(pictureItem(page, name)).toContainText(/sending, \d+ %/)
  }
  await expect(pictureItem(page, 'three.jpg')).toContainText('queued')
  await expect(
    pictureForm(page).locator('[name=photographer]'),
    'the form is being sent',
  ).toBeDisabled()
  release()
  await expect(page.getByText('all pictures uploaded successfully')).toBeVisible()
  await expect(pictureForm(page).locator('[name=photographer]')).toBeEnabled()
})

test(
  'reports a lost connection, and sends the pictures when the connection returns',
  nightly,
  async ({ page, context, tolerate }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED/)
    await openPictures(page)
    await fillCommonValues(page, camelliaInSpring)
    await chooser(page).setInputFiles(await photographs('one.jpg', 'two.jpg', 'three.jpg'))
    await expect(pictureItem(page, 'three.jpg')).toContainText('ready')
    await context.setOffline(true)
    await submitButton(page).click()
    const note = page
      .getByRole('status')
      .filter({ hasText: 'There is no connection at the moment' })
    await expect(note).toBeVisible()
    await expect(pictureForm(page)).toContainText(
      'waiting for the network; the site tries again by itself',
    )
    await context.setOffline(false)
    await expect(page.getByText('all pictures uploaded successfully')).toBeVisible()
    expect(await submissionsOf(page)).toHaveLength(3)
  },
)

test('restores pictures and values after a reload, with a notice', nightly, async ({ page }) => {
  await openPictures(page)
  await fillCommonValues(page, camelliaInSpring)
  await chooser(page).setInputFiles(await photographs('one.jpg', 'two.jpg'))
  await expect(pictureItem(page, 'two.jpg')).toContainText('ready')
  await pictureItem(page, 'two.jpg').locator('summary').click()
  await pictureItem(page, 'two.jpg').getByLabel('Setting').fill('Observatory steps')
  await page.reload()
  const form = pictureForm(page)
  await expect(form.getByRole('listitem')).toHaveCount(2)
  await expect(pictureItem(page, 'two.jpg').locator('img')).toBeVisible()
  await expect(pictureItem(page, 'two.jpg')).toContainText('Observatory steps its own')
  await expect(form.getByRole('combobox').first()).toHaveValue(/^Camellia japonica · .* · 山茶$/)
  await expect(form.locator('[name=season]')).toHaveValue('spring')
  await expect(form.locator('[name=date]')).toHaveValue('2025-03-15')
  await expect(form.locator('[name=photographer]')).toHaveValue('Lin Yue')
  await expect(form).toContainText('Pictures kept on this device and not sent yet: 2.')
  await form.getByRole('button', { name: 'Continue sending (2)' }).click()
  await expect(page.getByText('all pictures uploaded successfully')).toBeVisible()
  expect((await submissionsOf(page)).map(({ details }) => details.location).sort()).toEqual([
    'Lotus pond',
    'Observatory steps',
  ])
})

test(
  'asks for the password after the session ends, and then sends the pictures',
  nightly,
  async ({ page, context, tolerate }) => {
    tolerate(/status of 401/)
    await openPictures(page)
    await fillCommonValues(page, camelliaInSpring)
    const response = page.waitForResponse('**/api/knownPictures')
    await chooser(page).setInputFiles(await photographs('one.jpg', 'two.jpg'))
    await expect(pictureItem(page, 'two.jpg')).toContainText('ready')
    await response
    await signOut(context)
    const uploads: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/uploadPic')) uploads.push(request.url())
    })
    await submitButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    const alert = pictureForm(page).getByRole('alert')
    await expect(alert).toContainText('You are signed out. The pictures are kept on this device')
    await submitButton(page).click()
    await expect(dialog.getByLabel('Username')).toHaveValue(username)
    expect(uploads, 'no picture is sent without a session').toEqual([])
    await signInAgain(page)
    await expect(page.getByText('all pictures uploaded successfully')).toBeVisible()
    expect(await submissionsOf(page)).toHaveLength(2)
  },
)

test(
  'sends nothing in the name of another member who signed in meanwhile',
  nightly,
  async ({ page, context, tolerate }) => {
    // These requests may be pending when the first member signs out.
    tolerate(/status of 401 .*(knownPictures|uploadFiles)/)
    await openPictures(page)
    await fillCommonValues(page, camelliaInSpring)
    await chooser(page).setInputFiles(await photographs('one.jpg'))
    await expect(pictureItem(page, 'one.jpg')).toContainText('ready')
    await signOut(context)
    await signUp(context)
    await submitButton(page).click()
    await expect(pictureForm(page).getByRole('alert')).toContainText(
      'Another account is now signed in',
    )
    expect(await submissionsOf(page)).toHaveLength(0)
    await page.reload()
    await expect(submitButton(page)).toBeEnabled()
    await expect(
      pictureForm(page).getByRole('listitem'),
      'not shown to the other member',
    ).toHaveCount(0)
  },
)

test(
  'explains a rejected picture, offers a retry, and sends the other pictures',
  nightly,
  async ({ page, tolerate }) => {
    tolerate(/status of (404|500|400)/)
    await openPictures(page)
    await fillCommonValues(page, camelliaInSpring)
    await chooser(page).setInputFiles(await photographs('one.jpg', 'two.jpg'))
    await expect(pictureItem(page, 'two.jpg')).toContainText('ready')
    await page.route('**/api/uploadPic', rejectUpload(404, 'not_in_the_list'), { times: 1 })
    await submitButton(page).click()
    const rejectedItem = pictureForm(page)
      .getByRole('listitem')
      .filter({ hasText: 'please select a plant from the list' })
    await expect(rejectedItem).toHaveCount(1)
    await expect(pictureForm(page)).toContainText('The other pictures are listed with reasons.')
    // The note gives the reason, so no message repeats the reason.
    await expect(page.getByRole('alert').filter({ hasText: '1 of 2 uploaded' })).toHaveCount(0)

    await page.route('**/api/uploadPic', rejectUpload(500, 'internal'), { times: 1 })
    await rejectedItem.getByRole('button', { name: /^Try again/ }).click()
    const failedItem = pictureForm(page).getByRole('listitem').filter({ hasText: 'please retry' })
    await expect(failedItem).toHaveCount(1)
    await submitButton(page).click()
    await expect(page.getByText('all pictures uploaded successfully')).toBeVisible()
    await expect(pictureForm(page)).toContainText('Pictures sent: 2.')
    expect(await submissionsOf(page)).toHaveLength(2)
  },
)

test(
  'explains a rejected picture of a bird that is no longer listed',
  nightly,
  async ({ page, tolerate }) => {
    tolerate(/status of 404/)
    await openPictures(page, 'bird')
    const grebe = { ...camelliaInSpring, species: 'Tachybaptus ruficollis', season: 'Juvenile' }
    await fillCommonValues(page, grebe)
    await chooser(page).setInputFiles(await photographs('one.jpg'))
    await expect(pictureItem(page, 'one.jpg')).toContainText('ready')
    await page.route('**/api/uploadBirdPic', rejectUpload(404, 'not_in_the_list'), { times: 1 })
    await submitButton(page).click()
    await expect(pictureItem(page, 'one.jpg')).toContainText('please select a bird from the list')
    await expect(
      page.getByRole('alert').filter({ hasText: 'please select a bird from the list' }).first(),
    ).toBeVisible()
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })
  test('keeps picture rows 72 to 74 px high, and the total in view', nightly, async ({ page }) => {
    await openPictures(page)
    await fillCommonValues(page, camelliaInSpring)
    const names = ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg']
    await chooser(page).setInputFiles(await photographs(...names))
    await expect(pictureItem(page, 'four.jpg')).toContainText('ready')
    const heights = async () => {
      const boxes = names.map((name) => pictureItem(page, name).boundingBox())
      return (await Promise.all(boxes)).map((box) => Math.round(box?.height ?? 0))
    }
    for (const height of await heights()) {
      expect(height).toBeGreaterThanOrEqual(72)
      expect(height).toBeLessThanOrEqual(74)
    }
    const before = await heights()
    let release = () => {}
    const delay = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/uploadPic', async (route) => {
      await delay
      await route.continue()
    })
    await submitButton(page).click()
    await expect(pictureForm(page).getByRole('progressbar').first()).toBeVisible()
    expect(await heights(), 'while the form sends').toEqual(before)
    await pictureItem(page, 'one.jpg').scrollIntoViewIfNeeded()
    await expect(
      pictureForm(page).getByText('Pictures: 4', { exact: true }).first(),
    ).toBeInViewport()
    release()
    await expect(page.getByText('all pictures uploaded successfully')).toBeVisible()
  })
})
