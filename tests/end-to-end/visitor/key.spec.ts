/** Checks the key without a script. The journey of a pupil (learning/pupil-journey.ts) uses the key with a script. */
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('opens from a search without results, and accepts several colours of a bird', async ({
    page,
  }) => {
    await page.goto('/searchBird?q=zzzzzzzzzz')
    await page.getByRole('link', { name: 'Find it with the key' }).click()
    await page.getByText('Choose another question').click()
    await page.getByRole('link', { name: 'Colours' }).click()
    await page.getByRole('link', { name: 'White' }).click()
    await page.getByRole('link', { name: 'Orange' }).click()
    await expect(page.getByRole('link', { name: 'Orange' })).toHaveAttribute('aria-current', 'true')
    await page.getByRole('link', { name: 'No more: next question' }).click()
    await expect(page).toHaveURL('/key/bird?is=colours.white.orange')
    await expect(page.getByText('White · Orange')).toBeVisible()
    const cards = page.getByRole('region', { name: /species fit/ }).getByRole('link')
    await expect(cards.filter({ hasText: 'Aix galericulata' })).toBeVisible()
    await expect(cards.filter({ hasText: 'Passer montanus' })).toHaveCount(0)
  })

  test('accepts a measured length', nightly, async ({ page }) => {
    await page.goto('/key/plant?is=habit.tree&ask=leaf-length')
    await page.getByLabel('Length in cm').fill('8.5')
    await page.getByRole('button', { name: 'Show matching species' }).click()
    await expect(page.getByText('8.5 cm')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remove: Form' })).toBeVisible()
  })
})
