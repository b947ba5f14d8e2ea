/** Tests the species picker of the picture form. */

import type { Page } from '@playwright/test'
import { grebe } from '../../harness/collections/field-species.ts'
import { violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { signIn, signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import { openPictures, pictureForm, submitButton } from '../picture-forms.ts'
import { expect, test } from '../reader.ts'

let username: string | undefined

test.beforeEach(async ({ context }) => {
  if (username) await signIn(context, username)
  else username = await signUp(context)
})

const picker = (page: Page) => pictureForm(page).getByRole('combobox').first()
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

async function openPicker(page: Page, section: 'plant' | 'bird' = 'plant') {
  await page.goto(`/upload?section=${section}`)
  await waitForHydration(page)
  await picker(page).click()
  await expect(options(page).first()).toBeVisible()
}

test('lists species at first, and filters the list by the typed text', async ({ page }) => {
  await openPicker(page)
  expect(await options(page).count()).toBeGreaterThan(10)
  await picker(page).pressSequentially('camell')
  await expect(options(page).first()).toHaveText(/Camellia japonica\s*山茶\s*Common camellia/)
  await page.keyboard.press('Enter')
  await expect(options(page)).toHaveCount(0)
  await expect(picker(page)).toHaveValue('Camellia japonica · Common camellia · 山茶')
})

test('chooses a species by click, and by its whole Chinese name', nightly, async ({ page }) => {
  await openPicker(page)
  await picker(page).fill('maple')
  await options(page).first().click()
  await expect(picker(page)).toHaveValue(/^Acer palmatum/)
  await picker(page).fill('银杏')
  await page.keyboard.press('Tab')
  await expect(picker(page)).toHaveValue(/^Ginkgo biloba/)
})

test('searches for text of an input method after its composition', nightly, async ({ page }) => {
  await openPicker(page)
  const allCount = await options(page).count()
  const input = await page.context().newCDPSession(page)
  const [selectionStart, selectionEnd] = [3, 3]
  await input.send('Input.imeSetComposition', { text: 'yin', selectionStart, selectionEnd })
  await expect(picker(page)).toHaveValue('yin')
  await expect(options(page), 'the list is not filtered meanwhile').toHaveCount(allCount)
  await input.send('Input.insertText', { text: '银杏' })
  await expect(options(page)).toHaveText([/Ginkgo biloba/])
  await page.keyboard.press('Enter')
  await expect(picker(page)).toHaveValue(/^Ginkgo biloba/)
})

test('keeps a text that names no species, and reports an error', nightly, async ({ page }) => {
  await openPicker(page)
  await picker(page).fill('Ginkgo')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(picker(page)).toHaveValue('Ginkgo')
  await expect(picker(page)).toHaveAccessibleDescription(/please select a plant from the list/)
  await picker(page).fill('Ginkgo biloba')
  await page.keyboard.press('Enter')
  await expect(picker(page)).not.toHaveAttribute('aria-invalid')

  await picker(page).pressSequentially('x')
  await page.keyboard.press('Tab')
  await expect(picker(page), 'typing undoes a choice').toHaveAttribute('aria-invalid', 'true')
})

test('chooses the typed species after the list has loaded', nightly, async ({ page }) => {
  const delay = Promise.withResolvers<void>()
  await page.route('**/api/searchNames*', async (route) => {
    await delay.promise
    await route.continue()
  })
  await openPictures(page)
  await picker(page).fill('银杏')
  await page.keyboard.press('Tab')
  await expect(picker(page)).not.toBeFocused()
  await expect(picker(page)).not.toHaveAttribute('aria-invalid')
  delay.resolve()
  await expect(picker(page)).toHaveValue(/^Ginkgo biloba/)
  await expect(picker(page)).not.toBeFocused()
})

test('chooses a species in a field focused before hydration', nightly, async ({ page }) => {
  const delay = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await delay.promise
    await route.continue()
  })
  await page.goto('/upload', { waitUntil: 'commit' })
  await picker(page).focus()
  delay.resolve()
  await expect(submitButton(page)).toBeEnabled()
  await expect(picker(page)).toBeFocused()
  await picker(page).fill('银杏')
  await page.keyboard.press('Tab')
  await expect(picker(page)).toHaveValue(/^Ginkgo biloba/)
})

test('offers only birds in the form for birds', nightly, async ({ page }) => {
  await openPicker(page, 'bird')
  await expect(options(page).filter({ hasText: grebe[1] })).toHaveCount(1)
  await expect(options(page).filter({ hasText: 'Ginkgo' })).toHaveCount(0)
  await picker(page).fill('nobody')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(picker(page)).toHaveAccessibleDescription(/a bird from the list/)
  await picker(page).fill(grebe[2])
  await page.keyboard.press('Enter')
  await expect(picker(page)).toHaveValue(new RegExp(grebe[0]))
})

test('opens its list on a phone without overflow or scrolling', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openPicker(page)
  await picker(page).fill('salix')
  await page.keyboard.press('Enter')
  const scrollPosition = await page.evaluate(() => window.scrollY)
  await page.getByRole('button', { name: 'Show the list' }).click()
  await expect(options(page).nth(10)).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollPosition)
  expect(await violations(page)).toEqual([])
  const { width, x } = (await page.getByRole('listbox').boundingBox()) ?? { width: 0, x: 0 }
  expect(x + width).toBeLessThanOrEqual(360)
})
