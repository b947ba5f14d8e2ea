/** Checks that the picture of a link grows into the picture of the profile and into the zoom view. */
import type { Page } from '@playwright/test'
import { profileAddress } from '../../../contract/names.ts'
import { camellia, hibiscus } from '../../harness/collections/field-species.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'
import { recordMoves } from './recorded-moves.ts'

const card = (page: Page) =>
  page.getByRole('region', { name: 'What’s new' }).getByRole('link', { name: hibiscus[0] })
const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const loadingStatus = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading...' })

test('keeps the picture and the names in place while a species loads, and shows "Loading..." below', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  let release = () => {}
  const delay = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.data*', async (route) => {
    await delay
    await route.continue()
  })
  await card(page).click()
  await expect(loadingStatus(page)).toBeVisible()
  await expect(headline(page)).toContainText(hibiscus[2])
  const picture = page.getByRole('main').locator('img:visible').first()
  const before = [await headline(page).boundingBox(), await picture.boundingBox()]
  const below = (await loadingStatus(page).boundingBox())?.y ?? 0
  expect(below).toBeGreaterThanOrEqual((before[0]?.y ?? 0) + (before[0]?.height ?? 0))
  release()
  await expect(loadingStatus(page)).toHaveCount(0)
  expect([await headline(page).boundingBox(), await picture.boundingBox()]).toEqual(before)
})

test('fetches the page of a species as soon as a reader touches its picture', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const pageRequest = page.waitForRequest((request) =>
    request.url().includes('Hibiscus_rosa-sinensis.data'),
  )
  await card(page).dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
  await pageRequest
  await expect(page).toHaveURL('/')
})

test('grows the picture of a link into the picture of the profile in 280 ms', async ({ page }) => {
  const moves = await recordMoves(page)
  await page.goto('/')
  await waitForHydration(page)
  await card(page).click()
  await expect(headline(page)).toContainText(hibiscus[0])
  await expect.poll(moves).toEqual(['page 280'])
})

test('shrinks the picture when the reader goes back', nightly, async ({ page }) => {
  const moves = await recordMoves(page)
  await page.goto('/')
  await waitForHydration(page)
  // The data of the previous page must arrive before the page shows "Loading...". The first attempt may be too slow.
  await expect(async () => {
    const earlierMoves = await moves()
    await card(page).click()
    await expect(headline(page)).toContainText(hibiscus[0])
    await expect.poll(moves).toEqual([...earlierMoves, 'page 280'])
    await page.goBack()
    await expect(card(page)).toBeVisible()
    const allMoves = [...earlierMoves, 'page 280', 'page 280']
    await expect.poll(moves, { timeout: 3000 }).toEqual(allMoves)
  }).toPass()
})

test('scrolls back to the link when the reader returns to a slow page', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await card(page).click()
  await expect(headline(page)).toContainText(hibiscus[0])
  await expect(loadingStatus(page)).toHaveCount(0)
  await page.route('**/_.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.goBack()
  await expect(loadingStatus(page)).toBeVisible()
  await expect(card(page)).toBeInViewport()
})

for (const [motion, expected] of [
  ['no-preference', ['enlarged 280', 'enlarged 280']],
  ['reduce', []],
] as const) {
  const title = `animates the zoom view according to the motion setting ${motion}`
  test(title, nightly, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion })
    const moves = await recordMoves(page)
    await page.goto(profileAddress('plant', camellia[0]))
    await page
      .getByRole('link', { name: new RegExp(camellia[0]) })
      .first()
      .click()
    const zoomView = page.getByRole('dialog', { name: 'Enlarged picture' })
    await expect(zoomView).toBeVisible()
    await expect(zoomView.getByRole('img').first()).toBeVisible()
    await expect(zoomView).toHaveCSS('opacity', '1')
    await zoomView.getByRole('button', { name: 'Back' }).click()
    await expect(zoomView).toHaveCount(0)
    expect(await moves()).toEqual(expected)
  })
}
