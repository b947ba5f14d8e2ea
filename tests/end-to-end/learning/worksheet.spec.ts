/** A teacher's worksheet: chosen, printed, and the quiz on the same species opened by the class. */
import { violations } from '../axe.ts'
import { overflowingElements } from '../overflow.ts'
import { expect, test } from '../watched.ts'

test('makes a worksheet, and a quiz on the same species', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/worksheet')
  await page.getByRole('main').getByRole('link', { name: 'All plants' }).click()
  const answers = page.getByRole('region', { name: /^Answers/ })
  const photographs = page.getByRole('main').getByRole('img', { name: /^Photograph of a / })
  await expect(answers.getByRole('listitem')).toHaveCount(6)
  await expect(photographs).toHaveCount(6)
  expect(await violations(page)).toEqual([])
  expect(await overflowingElements(page)).toEqual([])

  const first = await answers.getByRole('listitem').allTextContents()
  await page.getByLabel('Print a list of the names').check()
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByRole('heading', { name: 'Names to choose from' })).toBeVisible()
  await expect(answers.getByRole('listitem')).toHaveText(first)
  await page.getByRole('link', { name: 'Other species' }).click()
  await expect(answers.getByRole('listitem')).not.toHaveText(first)
  const others = await answers.getByRole('listitem').allTextContents()

  // Six photographs with their names fill one sheet of A4, and the answers have a sheet of their own.
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)

  await page.getByRole('link', { name: 'Link to exactly these species' }).click()
  await expect(page.getByRole('heading', { name: 'Worksheet: Chosen species' })).toBeVisible()
  const fixed = await answers.getByRole('listitem').allTextContents()
  const withoutNumbers = (texts: string[]) => texts.map((text) => text.replace(/^\d+ /, '')).sort()
  expect(withoutNumbers(fixed)).toEqual(withoutNumbers(others))

  await page.getByRole('link', { name: 'Quiz on these species' }).click()
  await expect(page.getByText('New: 6.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('chooses the number of species', async ({ page }) => {
    await page.goto('/worksheet?all=plant')
    await page.getByLabel('Number of species').selectOption('12')
    await page.getByRole('button', { name: 'Change' }).click()
    await expect(page).toHaveURL(/count=12/)
    const answers = page.getByRole('region', { name: /^Answers/ })
    expect(await answers.getByRole('listitem').count()).toBeGreaterThan(6)
  })
})
