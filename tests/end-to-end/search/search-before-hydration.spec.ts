/** Tests the search field before hydration, before the names have loaded, and without JavaScript. */
import { camellia, grebe } from '../../harness/collections/field-species.ts'
import { nightly } from '../nightly.ts'
import { delayRequests } from '../slow-network.ts'
import { expect, test } from '../watched.ts'

test.describe('with JavaScript off', nightly, () => {
  test.use({ javaScriptEnabled: false })

  for (const { home, results, names } of [
    { home: '/', results: /\/search\?q=camelia$/, names: camellia },
    { home: '/databaseBird', results: /\/searchBird\?q=grebe$/, names: grebe },
  ]) {
    test(`opens the filtered database from ${home}`, nightly, async ({ page }) => {
      await page.goto(home)
      await page.getByRole('combobox').fill(names === camellia ? 'camelia' : 'grebe')
      await page.getByRole('combobox').press('Enter')
      await expect(page).toHaveURL(results)
      await page.getByRole('link').filter({ hasText: names[2] }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(names[0])
    })
  }
})

test('opens the filtered database at Enter before the names have loaded', async ({ page }) => {
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

test(
  'reports names that failed to load, and still searches at Enter',
  nightly,
  async ({ page, tolerate }) => {
    tolerate(/Failed to load resource.*searchNames/)
    await page.route('**/api/searchNames', (route) => route.abort())
    await page.goto('/')
    await page.getByRole('combobox').fill('camellia')
    await expect(page.getByRole('status')).toContainText('The names could not be loaded')
    await page.getByRole('combobox').press('Enter')
    await expect(page).toHaveURL(/\/search\?q=camellia$/)
  },
)

test('keeps text typed before hydration and searches for it', async ({ page }) => {
  const release = await delayRequests(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('combobox').fill('camellia')
  release()
  await page.waitForFunction(() => document.readyState === 'complete')
  await expect(page.getByRole('combobox')).toHaveValue('camellia')
  await page.getByRole('combobox').press('ArrowDown')
  await expect(page.getByRole('option').first()).toContainText(camellia[0])
})
