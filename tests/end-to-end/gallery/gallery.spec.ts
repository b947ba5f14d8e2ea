/** Tests the full gallery, whose address has the season, month and page (specification, section 2). */
import { galleryAddress, profileAddress } from '../../../contract/names.ts'
import { photographer, photographLocation } from '../../harness/collections/field-pictures.ts'
import {
  camellia,
  camphor,
  ginkgo,
  grebe,
  longest,
} from '../../harness/collections/field-species.ts'
import { waitForHydration } from '../hydrated.ts'
import { watchShifts } from '../layout-shifts.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'

const address = galleryAddress('plant', camellia[0])

test('opens at the first month of the first season with photographs', async ({ page }) => {
  await page.goto(galleryAddress('plant', ginkgo[0]))
  const seasons = page.getByRole('navigation', { name: 'Sections' })
  await expect(seasons.getByRole('link')).toHaveText([/Spring/, /Summer/, /Autumn/, /Winter/])
  await expect(seasons.getByRole('link', { name: 'Autumn' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const months = page.getByRole('navigation', { name: 'Months' })
  await expect(months.getByRole('link')).toHaveText([/November 2024/, /No date/])
  await expect(months.getByRole('link').first()).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('figure')).toHaveCount(2)
})

test('shows photographer, date and place of a photograph', async ({ page }) => {
  await page.goto(`${address}?season=winter&month=Jan-2025`)
  const first = page.getByRole('figure').first()
  await expect(first).toContainText(photographer)
  await expect(first).toContainText('1 January 2025')
  await expect(first).toContainText(photographLocation)
})

test('shows at most twelve photographs per page, with numbered pages', async ({ page }) => {
  await page.goto(`${address}?season=spring&month=Mar-2025`)
  await expect(page.getByRole('figure')).toHaveCount(12)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(`${address}?season=spring&month=Mar-2025&page=2`)
  await expect(page.getByRole('figure')).toHaveCount(2)
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')

  await page.reload()
  await expect(page.getByRole('figure')).toHaveCount(2)
  await page.goBack()
  await expect(page.getByRole('figure')).toHaveCount(12)
  await page.goForward()
  await expect(page.getByRole('figure')).toHaveCount(2)
})

test(
  'opens another month at page 1, and another season at its first month',
  nightly,
  async ({ page }) => {
    await page.goto(`${address}?season=spring&month=Mar-2025&page=2`)
    const months = page.getByRole('navigation', { name: 'Months' })
    await expect(months.getByRole('link')).toHaveText([/March 2024/, /March 2025/, /April 2025/])
    await months.getByRole('link', { name: 'March 2024' }).click()
    await expect(page.getByRole('figure')).toHaveCount(2)
    await expect(page).not.toHaveURL(/page=/)
    await months.getByRole('link', { name: 'March 2025' }).click()
    await expect(page.getByRole('figure')).toHaveCount(12)

    await page.getByRole('link', { name: 'Winter' }).click()
    await expect(page).not.toHaveURL(/page=|Mar-2025/)
    const first = months.getByRole('link').first()
    await expect(first).toHaveText(/December 2024/)
    await expect(first).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('figure')).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  },
)

test('falls back to existing photographs for an invalid address', nightly, async ({ page }) => {
  await page.goto(`${address}?season=monsoon&month=Foo-1&page=-3`)
  await expect(page.getByRole('figure')).toHaveCount(2)
  await page.goto(`${address}?season=spring&month=Mar-2025&page=99`)
  await expect(page.getByRole('figure')).toHaveCount(2)
})

test('shows the months in one row on a phone, with the chosen month in view', async ({
  page,
  context,
}) => {
  const shifts = await watchShifts(context)
  await page.setViewportSize({ width: 320, height: 780 })
  await page.goto(`${address}?season=spring`)
  await waitForHydration(page)
  const row = page.getByRole('navigation', { name: 'Months' })
  const months = row.getByRole('link')
  await expect(months).toHaveCount(3)
  const edges = () =>
    months.evaluateAll((links) =>
      links.map((link) => {
        const { top, left, right } = link.getBoundingClientRect()
        return { top: Math.round(top), left, right }
      }),
    )
  const [first, second, third] = await edges()
  expect([second?.top, third?.top], 'one row').toEqual([first?.top, first?.top])
  expect(first?.left).toBeGreaterThanOrEqual(0)
  expect(third?.left, 'the edge of the screen cuts a month').toBeLessThan(320)
  expect(third?.right).toBeGreaterThan(320)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await months.first().focus()
  for (const _ of [1, 2]) await page.keyboard.press('Tab')
  await expect(months.last()).toBeFocused()
  await expect(months.last()).toBeInViewport({ ratio: 0.99 })
  await page.keyboard.press('Enter')
  await expect(months.last()).toHaveAttribute('aria-current', 'page')
  await expect(months.last()).toBeInViewport({ ratio: 0.99 })
  await page.reload()
  await waitForHydration(page)
  await expect(months.last(), 'after a reload').toBeInViewport({ ratio: 0.99 })
  expect(shifts()).toEqual([])
})

test('links the gallery back to the profile', nightly, async ({ page }) => {
  await page.goto(`${address}?season=winter`)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(profileAddress('plant', camellia[0]))
})

test('shows life stages instead of seasons for a bird', async ({ page }) => {
  await page.goto(galleryAddress('bird', grebe[0]))
  const stages = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  await expect(stages).toHaveText([/^Juvenile/, /^Sub-Adult/, /^Male Adult/, /^Female Adult/])
  await expect(page.getByRole('figure')).toHaveCount(5)
  await stages.nth(2).click()
  await expect(page).toHaveURL(/season=MaleAdult/)
  await expect(page.getByRole('figure')).toHaveCount(3)
})

test('explains the empty gallery of a species without photographs', nightly, async ({ page }) => {
  await page.goto(galleryAddress('plant', camphor[0]))
  await expect(page.getByText('No photographs yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back' })).toBeVisible()
})

test('shows the three names on one line', nightly, async ({ page }) => {
  await page.goto(address)
  const names = page.getByRole('heading', { level: 1 }).locator('> *')
  const bottoms = await names.evaluateAll((elements) =>
    elements.map((name) => name.getBoundingClientRect().bottom),
  )
  expect(bottoms).toHaveLength(3)
  expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(20)
})

test('fills a row with photographs of equal height, and keeps the heading of the month in view', async ({
  page,
}) => {
  await page.goto(`${address}?season=spring&month=Mar-2025`)
  const month = page.getByRole('region', { name: 'March 2025' })
  const sheet = await month.getByRole('list').boundingBox()
  const boxes = await month
    .locator('figure a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()))
  const [first] = boxes
  const row = boxes.filter(({ top }) => Math.abs(top - first.top) < 1)
  expect(row.length).toBeGreaterThan(1)
  for (const { height } of row) expect(height).toBeCloseTo(first.height, 0)
  expect(row.at(-1)?.right, 'the row ends at the right edge of the sheet').toBeCloseTo(
    (sheet?.x ?? 0) + (sheet?.width ?? 0),
    0,
  )

  await month.getByRole('listitem').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'March 2025' })).toBeInViewport()
})

test('shows a panorama whole and as wide as the page', async ({ page }) => {
  await page.goto(`${galleryAddress('plant', longest[0])}?season=summer&month=Jul-2023`)
  const [panorama, column] = await page
    .locator('figure a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()))
  const sheet = await page.getByRole('region', { name: 'July 2023' }).boundingBox()
  expect(panorama.width).toBeCloseTo(sheet?.width ?? 0, 0)
  expect(column.width, 'room for a caption and a finger').toBeGreaterThan(60)
  for (const image of await page.locator('figure img').all()) {
    await expect(image).toHaveCSS('object-fit', 'contain')
  }
})

test('enlarges a panorama to a readable height and pans by arrow keys', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${galleryAddress('plant', longest[0])}?season=summer&month=Jul-2023`)
  await page.locator('figure a').first().click()
  const view = page.getByRole('dialog', { name: 'Enlarged picture' })
  // The other slides of the library are beside the screen.
  const panorama = view.locator('.yarl__slide_current').getByRole('img', { name: /Summer/ })
  const box = async () => (await panorama.boundingBox()) ?? { x: 0, width: 0, height: 0 }
  await expect.poll(async () => (await box()).width, 'readable').toBeGreaterThan(1500)
  await expect(view.getByRole('button', { name: 'Zoom out' })).toBeEnabled()
  const before = await box()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await box()).x, 'panned').toBeLessThan(before.x)
  const [save, back] = [
    view.getByRole('link', { name: 'Save' }),
    view.getByRole('button', { name: 'Back' }),
  ]
  const heights = [(await save.boundingBox())?.height, (await back.boundingBox())?.height]
  expect(heights[0], 'one line').toBe(heights[1])
})

test('opens another picture of the zoom view from the filmstrip', nightly, async ({ page }) => {
  await page.goto(`${address}?season=spring&month=Mar-2025`)
  await page.locator('figure a').first().click()
  const strip = page.getByRole('navigation', { name: 'All pictures of this set' })
  await expect(strip.getByRole('button')).toHaveCount(12)
  await expect(strip.getByRole('button', { name: '1 of 12', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const firstAddress = page.url()
  await strip.getByRole('button', { name: '5 of 12' }).click()
  await expect(page.getByRole('dialog')).toContainText('5 of 12')
  await expect(page).not.toHaveURL(firstAddress)
})
