/** Tests that a profile explains terms in place, and that one page lists all terms. */
import { camellia } from '../../harness/collections/field-species.ts'
import { addressName } from '../admin-pages.ts'
import { violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { expect, test } from '../reader.ts'

test('explains a term in place on a profile, and links to all terms', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto(`/search/${addressName(camellia[0])}`)
  await waitForHydration(page)
  const termLink = page.getByRole('link', { name: 'evergreen' })
  const note = page.getByRole('dialog', { name: 'evergreen 常绿' })
  await termLink.focus()
  await page.keyboard.press('Enter')
  await expect(note).toBeFocused()
  await expect(note).toContainText('With green leaves all the year.')
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await expect(termLink).toBeFocused()
  await page.getByRole('link', { name: '灌木' }).click()
  const shrub = page.getByRole('dialog', { name: 'shrub 灌木' })
  await expect(shrub).toBeInViewport()
  expect(await violations(page)).toEqual([])
  await shrub.getByRole('link', { name: 'All words' }).click()
  await expect(page).toHaveURL('/terms#shrub')
  await expect(page.getByRole('heading', { level: 3, name: 'shrub 灌木' })).toBeInViewport()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('links a term to its explanation', async ({ page }) => {
    await page.goto(`/search/${addressName(camellia[0])}`)
    await page.getByRole('link', { name: 'evergreen' }).click()
    await expect(page).toHaveURL('/terms#evergreen')
    await expect(page.getByRole('heading', { level: 3, name: /evergreen/ })).toBeInViewport()
  })
})
