/** Checks the worksheet without JavaScript. The journey of a teacher (teacher-journey.ts) prints a worksheet. */
import { expect, test } from '../reader.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('changes the number of species on the worksheet', async ({ page }) => {
    await page.goto('/worksheet?all=plant')
    await page.getByLabel('Number of species').selectOption('12')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/count=12/)
    const answers = page.getByRole('region', { name: /^Answers/ })
    expect(await answers.getByRole('listitem').count()).toBeGreaterThan(6)
  })
})
