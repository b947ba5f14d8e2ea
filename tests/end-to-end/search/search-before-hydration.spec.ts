/** The search field before the page is awake, before the names are there, and without any script. */
import { camellia, grebe } from '../../harness/collections/field-species.ts'
import { holdBack } from '../delayed-requests.ts'
import { expect, test } from '../watched.ts'

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  for (const { home, results, names } of [
    { home: '/', results: /\/search\?q=camelia$/, names: camellia },
    { home: '/databaseBird', results: /\/searchBird\?q=grebe$/, names: grebe },
  ]) {
    test(`${home} leads to the filtered database`, async ({ page }) => {
      await page.goto(home)
      await page.getByRole('combobox').fill(names === camellia ? 'camelia' : 'grebe')
      await page.getByRole('combobox').press('Enter')
      await expect(page).toHaveURL(results)
      await page.getByRole('link').filter({ hasText: names[2] }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(names[0])
    })
  }
})

test('while the names are still on their way, Enter leads to the filtered database', async ({
  page,
}) => {
  await page.route('**/api/searchNames', () => {})
  await page.goto('/')
  const field = page.getByRole('combobox')
  await field.fill('山茶')
  await expect(page.getByRole('button', { name: 'Search' })).toBeEnabled()
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “山茶”')
  await expect(page.getByRole('link').filter({ hasText: camellia[0] })).toBeVisible()
})

test('names that could not be loaded are told, and Enter still searches', async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource.*searchNames/)
  await page.route('**/api/searchNames', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('combobox').fill('camellia')
  await expect(page.getByRole('status')).toContainText('The names could not be loaded')
  await page.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/search\?q=camellia$/)
})

test('what was typed before the page woke up is kept and searched for', async ({ page }) => {
  const wake = await holdBack(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('combobox').fill('camellia')
  wake()
  await page.waitForFunction(() => document.readyState === 'complete')
  await expect(page.getByRole('combobox')).toHaveValue('camellia')
  await page.getByRole('combobox').press('ArrowDown')
  await expect(page.getByRole('option').first()).toContainText(camellia[0])
})
