/** Tests that /upload opens without a network, accepts pictures, and sends them when the network returns. */
import type { Page } from '@playwright/test'
import { readStoredWork } from '../accounts/stored-work.ts'
import { violations } from '../axe.ts'
import { signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import {
  camelliaInSpring,
  chooser,
  fillCommonValues,
  openPictures,
  photographs,
  pictureItem,
  submissionsOf,
  submitButton,
} from '../picture-forms.ts'
import { expect, test } from '../watched.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ tolerate }) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
})

/** Waits until the shell is saved and its service worker controls the page. */
async function expectSaved(page: Page) {
  const isSaved = async () => {
    const name = (await caches.keys()).find((each) => each.startsWith('upload '))
    const record = name && (await (await caches.open(name)).match('/offline-record'))
    return Boolean(record && navigator.serviceWorker.controller)
  }
  await expect.poll(() => page.evaluate(isSaved)).toBe(true)
}

test(
  'accepts pictures without a network and sends them afterwards',
  nightly,
  async ({ page, context }) => {
    const username = await signUp(context)
    await openPictures(page)
    await expectSaved(page)
    const texts = await page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.startsWith('upload ')) ?? ''
      const responses = await (await caches.open(name)).matchAll()
      return Promise.all(responses.map((response) => response.text()))
    })
    expect(texts.join(), 'no name of a member is saved').not.toContain(username)

    await context.setOffline(true)
    await page.goto('/upload?section=plant')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload')
    await expect(page.getByText(`sent as ${username}`)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await fillCommonValues(page, camelliaInSpring)
    await chooser(page).setInputFiles(await photographs('one.jpg', 'two.jpg'))
    await expect(pictureItem(page, 'two.jpg')).toContainText('ready')
    await submitButton(page).click()
    await expect(page.getByText('There is no connection at the moment.')).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByText('all pictures uploaded successfully')).toBeVisible()
    expect(await submissionsOf(page)).toHaveLength(2)
    await page.getByRole('link', { name: 'Open the whole upload page' }).click()
    await expect(page).toHaveURL(/\/upload\?section=plant$/)
  },
)

test(
  'keeps pictures after an offline reload, and shows no name after a sign-out',
  nightly,
  async ({ page, context }) => {
    const username = await signUp(context)
    await openPictures(page)
    await expectSaved(page)
    await page.goto('/aboutUs')
    await context.setOffline(true)
    // A link of the page also opens /upload.
    await page.getByRole('navigation').getByRole('link', { name: 'Upload' }).click()
    await chooser(page).setInputFiles(await photographs('one.jpg'))
    await expect(pictureItem(page, 'one.jpg')).toContainText('ready')
    // Until the picture is stored, a reload needs the member's confirmation.
    await expect.poll(async () => (await readStoredWork(page)).pictures).toBe(1)
    await page.reload()
    await expect(pictureItem(page, 'one.jpg')).toContainText('ready')
    await expect(page.getByText('Pictures kept on this device and not sent yet: 1')).toBeVisible()

    await context.setOffline(false)
    await page.goto('/account')
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('button', { name: 'Keep and log out' }).click()
    await expect(page).toHaveURL('/')
    await context.setOffline(true)
    await page.goto('/upload')
    await expect(page.getByText('nobody is signed in on this device')).toBeVisible()
    await expect(page.getByText(username)).toHaveCount(0)
    await expect(page.getByText('one.jpg')).toHaveCount(0)
  },
)
