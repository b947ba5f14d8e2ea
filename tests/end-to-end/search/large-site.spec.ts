/** Tests the search of a site with so many names that the server sends suggestions instead of all names. */

import type { Page } from '@playwright/test'
import { choiceMaximum } from '../../../contract/limits.ts'
import { ginkgo } from '../../harness/collections/field-species.ts'
import { type LargeSite, runLargeSite } from '../../harness/sites/large-site.ts'
import { violations } from '../axe.ts'
import { signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import { pictureForm } from '../picture-forms.ts'
import { openForm, profileForm } from '../profile-forms.ts'
import { expect, test as watchedTest } from '../watched.ts'

const names = Array.from({ length: 5000 }, (_, number) => {
  const genus = ['Magnolia', 'Quercus', 'Camellia', 'Prunus', 'Rosa'][number % 5]
  const epithet = [...number.toString().padStart(4, '0')].map((digit) => 'abcdefghij'[+digit])
  return [`${genus} ${epithet.join('')}ana`, `Plant ${number}`, `树${number}`] as const
})

const test = watchedTest.extend<object, { site: LargeSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const site = await runLargeSite([...names, ginkgo])
      await use(site)
      expect(await site.stop(), 'logged errors').toEqual([])
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
})

/** @returns a list to which the function adds each new call of the page */
function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  return calls
}

/** Opens the page, waits until it is hydrated, and records its calls. */
async function openHome(page: Page) {
  const calls = recordCalls(page)
  await page.goto('/')
  await expect(page.getByRole('search').getByRole('button').first()).toBeDisabled()
  return { field: page.getByRole('combobox'), calls }
}

test('suggests names without loading the list of names', nightly, async ({ page }) => {
  const { field, calls } = await openHome(page)
  for (const typed of ['Ginko bilba', 'maidenhair', '银杏', 'yinxing', '銀杏']) {
    await field.fill(typed)
    await expect(page.getByRole('option').first()).toContainText(ginkgo[0])
  }
  expect(await violations(page)).toEqual([])
  await field.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText(ginkgo[2])
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ginkgo[0])
  expect(new Set(calls)).toEqual(new Set(['/api/suggestNames']))
})

test('opens the filtered database before the suggestions arrive', nightly, async ({ page }) => {
  const { field } = await openHome(page)
  await field.fill('Magnolia aaaa')
  await expect(page.getByRole('option').first()).toContainText('Magnolia')
  await page.route('**/api/suggestNames?*', () => {})
  await field.fill('ginkgo')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=ginkgo$/)
  await expect(page.getByRole('main')).toContainText(ginkgo[2])
})

test(
  'reports that no name is similar, and reports a failed request',
  nightly,
  async ({ page, tolerate }) => {
    tolerate(/Failed to load resource/)
    const { field } = await openHome(page)
    await field.fill('zzzzqqqqxxxx')
    await expect(page.getByText('No matching name')).toBeVisible()
    await page.route('**/api/suggestNames?*', (route) => route.abort())
    await field.fill('ginkgo')
    await expect(page.getByText(/The names could not be loaded/)).toBeVisible()
    await page.unroute('**/api/suggestNames?*')
    await field.fill('ginkgo b')
    await expect(page.getByRole('option').first()).toContainText(ginkgo[0])
  },
)

test(
  'offers species in a form and warns about a similar name',
  nightly,
  async ({ page, context, site }) => {
    await signUp(context, site.origin)
    // The offline copy holds all names, and this test does not cover the copy.
    const noFiles = { version: '', bytes: 0, files: [] }
    await page.route('**/api/uploadFiles?*', (route) => route.fulfill({ json: noFiles }))
    const calls = recordCalls(page)
    await openForm(page, '/upload')
    const picker = pictureForm(page).getByRole('combobox').first()
    await picker.click()
    await expect(page.getByText('Type a name to see matching species.')).toBeVisible()
    expect(await violations(page)).toEqual([])
    for (const typed of ['Ginko bilba', 'maidenhair', 'yinxing']) {
      await picker.fill(typed)
      await expect(page.getByRole('option').first()).toContainText(ginkgo[0])
    }
    await picker.fill('quercus')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(choiceMaximum)
    await page.keyboard.press('Enter')
    await expect(picker).toHaveValue(/^Quercus/)
    await picker.fill(ginkgo[2])
    await page.keyboard.press('Tab')
    await expect(picker, 'before the answer of the server').toHaveValue(/^Ginkgo biloba/)
    await picker.fill('Ginkgo')
    await page.keyboard.press('Tab')
    await expect(picker).toHaveAccessibleDescription(/please select a plant from the list/)

    await profileForm(page).getByLabel('Latin name').fill('Ginko biloba')
    await profileForm(page).getByLabel('Chinese name').fill('银杏树')
    await profileForm(page).getByLabel('Common (English) name').focus()
    const note = page.getByRole('status').filter({ hasText: 'This is similar to' })
    await expect(note.getByRole('link')).toHaveText(/Ginkgo biloba/)
    expect(calls).not.toContain('/api/searchNames')
    expect(calls).not.toContain('/api/searchWords')
  },
)
