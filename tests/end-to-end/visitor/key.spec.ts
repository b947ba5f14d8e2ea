/** The key: a pupil finds the name of a plant by answering questions about it. */
import { ginkgo, hibiscus } from '../../harness/collections/field-species.ts'
import { named } from '../admin-pages.ts'
import { violations } from '../axe.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../watched.ts'

test('leads a pupil from the front page to the name of a tree, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/')
  const table = page.waitForResponse((response) => response.url().includes('/api/keyTable'))
  await page.getByRole('link', { name: 'Name a plant by looking' }).click()
  await expect(page).toHaveURL('/key/plant')
  await hydrated(page)
  await table
  const count = page.getByRole('heading', { level: 2, name: /species fit|One species/ })
  const before = (await count.textContent()) ?? ''
  await choose('Choose another question')
  await choose('Form')
  await expect(page.getByRole('heading', { name: 'What does the whole plant' })).toBeFocused()
  await choose('Tree')
  await expect(count).not.toHaveText(before)
  await choose('Choose another question')
  await choose('Leaf shape')
  await choose('Fan')
  await expect(page).toHaveURL('/key/plant?is=habit.tree&is=leaf-shape.fan')
  // The species that are not described stay, after the ginkgo.
  const fits = page.getByRole('region', { name: /species fit/ }).getByRole('listitem')
  await expect(fits.filter({ hasText: hibiscus[0] })).toHaveCount(0)
  await expect(fits.filter({ hasText: 'Not described' }).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Take back: Form' }).press('Enter')
  await expect(page).toHaveURL('/key/plant?is=leaf-shape.fan')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Take back: Form' })).toBeVisible()
  await page.getByRole('link', { name: new RegExp(ginkgo[0]) }).press('Enter')
  await expect(page).toHaveURL(`/search/${named(ginkgo[0])}`)

  async function choose(name: string) {
    const choice = page.locator('main summary, main a').filter({ hasText: name }).first()
    await choice.focus()
    await page.keyboard.press('Enter')
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('takes several colours of a bird, and leads on from an empty search', async ({ page }) => {
    await page.goto('/searchBird?q=zzzzzzzzzz')
    await page.getByRole('link', { name: 'Find it by what it looks like' }).click()
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
})

for (const [language, width] of [
  ['en', 1440],
  ['zh', 390],
  ['zh', 1440],
] as const) {
  test(`keeps its layout in ${language} at ${width} pixels @nightly`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/key/plant?lang=${language}&is=habit.tree&skip=bark&month=3`)
    await hydrated(page)
    expect(await violations(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
}
