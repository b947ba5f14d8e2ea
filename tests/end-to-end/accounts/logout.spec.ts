/** Tests the sign-out on a shared device, which keeps or deletes the unsent work of the member (security.md 80). */
import type { Page } from '@playwright/test'
import { looks, violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { password, setLanguage, signIn, signOut, signUp } from '../members.ts'
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
} from '../picture-forms.ts'
import { openForm, profileForm } from '../profile-forms.ts'
import { expect, test } from '../reader.ts'
import { readStoredWork } from './stored-work.ts'

let username: string

test.beforeEach(async ({ context, tolerate }) => {
  // When the session ends, the queue may check for known pictures, and the page may save its files for offline use.
  tolerate(/status of 401.*(knownPictures|uploadFiles)/)
  username = await signUp(context)
})

const latinName = (page: Page) => profileForm(page).getByLabel('Latin name')
const accountButton = (page: Page) => page.getByRole('button', { name: /^Account/ })
const dialog = (page: Page) => page.getByRole('dialog')
const answerButton = (page: Page, name: string) => dialog(page).getByRole('button', { name })
const question = 'On this device, not sent yet: 1 draft and 2 pictures.'

/** Fills a draft of a species, and adds two pictures with shared values to the queue. */
async function leaveWork(page: Page) {
  await openForm(page, '/upload')
  await latinName(page).fill('Quercus robur')
  await openPictures(page)
  await fillCommonValues(page, camelliaInSpring)
  await chooser(page).setInputFiles(await photographs('one.jpg', 'two.jpg'))
  await expect(pictureForm(page)).toContainText('ready: 2')
  await expect.poll(() => readStoredWork(page)).toMatchObject({ pictures: 2 })
}

async function pressLogOut(page: Page) {
  // Before hydration, the page only stores a press on "Log out", and repeats the press later.
  await waitForHydration(page)
  await accountButton(page).press('Enter')
  await page.getByRole('button', { name: 'Log out' }).press('Enter')
}

async function expectSignedOut(page: Page) {
  await expect(page).toHaveURL('/')
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Member login' }),
  ).toBeVisible()
}

const emptyStorage = { names: [], pictures: 0, drafts: [] }

test('keeps the session, the work and the focus after a cancelled sign-out', async ({ page }) => {
  await leaveWork(page)
  for (const key of ['Escape', 'Enter']) {
    await pressLogOut(page)
    await expect(dialog(page)).toContainText(question)
    await expect(dialog(page)).toContainText('anyone who uses this device could read it')
    await expect(answerButton(page, 'Cancel')).toBeFocused()
    if (key === 'Escape') expect(await violations(page)).toEqual([])
    await page.keyboard.press(key)
    await expect(dialog(page)).toHaveCount(0)
    await expect(accountButton(page)).toBeFocused()
  }
  await page.reload()
  await expect(pictureItem(page, 'two.jpg')).toBeVisible()
  await expect(latinName(page)).toHaveValue('Quercus robur')
})

test('shows unsent work only to its own account', nightly, async ({ page, context }) => {
  await leaveWork(page)
  await pressLogOut(page)
  await expect(answerButton(page, 'Cancel')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(answerButton(page, 'Keep and log out')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectSignedOut(page)

  await signUp(context)
  await openPictures(page)
  await expect(latinName(page)).toHaveValue('')
  await expect(pictureForm(page).getByRole('listitem')).toHaveCount(0)
  await expect(pictureForm(page).locator('[name=photographer]')).toHaveValue('')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  expect(await submissionsOf(page)).toHaveLength(0)
  await pressLogOut(page)
  await expectSignedOut(page)

  await signIn(context, username)
  await openPictures(page)
  await expect(latinName(page)).toHaveValue('Quercus robur')
  await expect(pictureItem(page, 'two.jpg')).toContainText('ready')
  await expect(pictureForm(page).locator('[name=photographer]')).toHaveValue('Lin Yue')
  expect(await submissionsOf(page)).toHaveLength(0)
})

test('deletes the unsent work at the request of the member', nightly, async ({ page, context }) => {
  await leaveWork(page)
  await pressLogOut(page)
  await expect(answerButton(page, 'Cancel')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(answerButton(page, 'Delete and log out')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectSignedOut(page)
  expect(await readStoredWork(page)).toEqual(emptyStorage)

  await signIn(context, username)
  await openPictures(page)
  await expect(latinName(page)).toHaveValue('')
  await expect(pictureForm(page).getByRole('listitem')).toHaveCount(0)
  expect(await submissionsOf(page)).toHaveLength(0)
})

test(
  'keeps the work of another account when a member deletes their own work',
  nightly,
  async ({ page, context }) => {
    await leaveWork(page)
    await pressLogOut(page)
    await answerButton(page, 'Keep and log out').click()
    await expectSignedOut(page)
    await signUp(context)
    await openForm(page, '/upload')
    await latinName(page).fill('Ulmus parvifolia')
    await pressLogOut(page)
    await expect(dialog(page)).toContainText('On this device, not sent yet: 1 draft.')
    await answerButton(page, 'Delete and log out').click()
    await expectSignedOut(page)
    await signIn(context, username)
    await openPictures(page)
    await expect(latinName(page)).toHaveValue('Quercus robur')
    await expect(pictureItem(page, 'two.jpg')).toBeVisible()
  },
)

test(
  'sends another window from the form to the home page without storing deleted work',
  nightly,
  async ({ page, context }) => {
    const otherPage = await context.newPage()
    await leaveWork(otherPage)
    await latinName(otherPage).fill('Quercus suber')
    await page.goto('/account')
    await pressLogOut(page)
    await expect(dialog(page)).toContainText(question)
    await answerButton(page, 'Delete and log out').click()
    await expectSignedOut(page)
    await expectSignedOut(otherPage)
    expect(await readStoredWork(otherPage)).toEqual(emptyStorage)
  },
)

test('asks no question and stores nothing without unsent work', nightly, async ({ page }) => {
  await openForm(page, '/upload')
  await latinName(page).fill('Quercus robur')
  await latinName(page).fill('')
  await pressLogOut(page)
  await expectSignedOut(page)
  expect(await readStoredWork(page)).toEqual(emptyStorage)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('upload')
})

test(
  'keeps the work for its account when the session ends without a sign-out',
  nightly,
  async ({ page, context, tolerate }) => {
    // The queue may check for known pictures when the session ends.
    tolerate(/status of 401/)
    await leaveWork(page)
    await signOut(context)
    await signUp(context)
    await openPictures(page)
    await expect(latinName(page)).toHaveValue('')
    await expect(pictureForm(page).getByRole('listitem')).toHaveCount(0)
    await signOut(context)
    await page.goto('/login')
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL('/')
    await openPictures(page)
    await expect(latinName(page)).toHaveValue('Quercus robur')
    await expect(pictureItem(page, 'two.jpg')).toBeVisible()
  },
)

test('deletes no work when the sign-out call fails', nightly, async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED/)
  await leaveWork(page)
  await page.route('**/api/logout', (route) => route.abort(), { times: 1 })
  await pressLogOut(page)
  await answerButton(page, 'Delete and log out').click()
  await expect(dialog(page).getByRole('alert')).toContainText('No response from the network')
  await expect(answerButton(page, 'Close')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(accountButton(page)).toBeFocused()
  expect(await readStoredWork(page)).toMatchObject({ pictures: 2 })
  await pressLogOut(page)
  await answerButton(page, 'Delete and log out').click()
  await expectSignedOut(page)
})

test('reports that the browser did not delete the work', nightly, async ({ page }) => {
  await leaveWork(page)
  await page.evaluate(() => {
    IDBObjectStore.prototype.clear = () => {
      throw new Error('refused')
    }
  })
  await pressLogOut(page)
  await answerButton(page, 'Delete and log out').click()
  await expect(dialog(page).getByRole('alert')).toContainText('your browser did not delete')
  await answerButton(page, 'Close').click()
  await expectSignedOut(page)
})

for (const { language, colorScheme } of looks) {
  test(
    `passes axe in the sign-out dialog, ${language}, ${colorScheme}`,
    nightly,
    async ({ page, context }) => {
      await page.emulateMedia({ colorScheme })
      await openForm(page, '/upload')
      await profileForm(page).locator('[name=latinName]').fill('Quercus robur')
      await setLanguage(context, language)
      await page.goto('/account')
      await page.getByRole('button', { name: /^(Account|账号)$/ }).click()
      await page.getByRole('button', { name: /^(Log out|退出)$/ }).click()
      await expect(dialog(page)).toBeVisible()
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 780 })
        expect(await violations(page)).toEqual([])
        const box = await dialog(page).boundingBox()
        expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true)
      }
    },
  )
}
