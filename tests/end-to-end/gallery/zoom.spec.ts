/** Tests the zoom view: its pictures, and how a reader opens and closes the view (specification, section 2). */
import type { Page } from '@playwright/test'
import { galleryAddress, profileAddress } from '../../../contract/names.ts'
import { firstPainter, secondPainter } from '../../harness/collections/field-pictures.ts'
import { camellia } from '../../harness/collections/field-species.ts'
import { setLanguage } from '../members.ts'
import { nightly, nightlyIf } from '../nightly.ts'
import { expect, test } from '../reader.ts'

const address = profileAddress('plant', camellia[0])

const zoomView = (page: Page) => page.getByRole('dialog', { name: 'Enlarged picture' })
const photograph = (page: Page) =>
  page.getByRole('region', { name: 'Winter' }).getByRole('link', { name: /Camellia japonica/ })
const artwork = (page: Page) =>
  page.getByRole('region', { name: 'Artwork' }).getByRole('link', { name: firstPainter })

for (const [method, close] of [
  ['the Back button', (page: Page) => zoomView(page).getByRole('button', { name: 'Back' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  [
    'a click beside the picture',
    (page: Page) => zoomView(page).click({ position: { x: 120, y: 400 } }),
  ],
  ["the browser's back button", (page: Page) => page.goBack()],
] as const) {
  test(
    `enlarges a photograph and closes the zoom view by ${method}`,
    nightlyIf(method !== 'the Back button'),
    async ({ page }) => {
      await page.goto(address)
      await photograph(page).nth(1).click()
      await expect(zoomView(page)).toBeVisible()
      await expect(page).toHaveURL(/\?zoom=/)
      await expect(
        zoomView(page)
          .getByRole('img', { name: /Winter/ })
          .first(),
      ).toBeVisible()
      await close(page)
      await expect(zoomView(page)).toHaveCount(0)
      await expect(page).toHaveURL(address)
      await expect(photograph(page).nth(1), 'the focus returns').toBeFocused()
    },
  )
}

test('opens the zoom view, changes its picture and closes the view by keyboard alone', async ({
  page,
}) => {
  await page.goto(address)
  await photograph(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(zoomView(page)).toBeVisible()
  const firstAddress = page.url()
  await page.keyboard.press('ArrowRight')
  await expect(page).not.toHaveURL(firstAddress)
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(firstAddress)
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    const isFocusOutside = await zoomView(page).evaluate(
      (view) => document.activeElement !== document.body && !view.contains(document.activeElement),
    )
    expect(isFocusOutside, 'the focus stays in the zoom view').toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(zoomView(page)).toHaveCount(0)
  await expect(page).toHaveURL(address)
})

test(
  'shows the artist and the place of an artwork, but no artist for a photograph',
  nightly,
  async ({ page }) => {
    await page.goto(address)
    await artwork(page).click()
    await expect(zoomView(page)).toHaveCount(1)
    await expect(zoomView(page)).toContainText(`Painter ${firstPainter}`)
    await expect(zoomView(page)).toContainText('Setting Art room')
    // The arrow keys move between artworks only.
    const firstAddress = page.url()
    await page.keyboard.press('ArrowRight')
    await expect(zoomView(page)).toContainText(`Painter ${secondPainter}`)
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(firstAddress)
    await page.keyboard.press('Escape')
    await expect(zoomView(page)).toHaveCount(0)
    await photograph(page).first().click()
    await expect(zoomView(page)).toHaveCount(1)
    await expect(zoomView(page)).not.toContainText('Painter')
  },
)

test.describe('on a phone in landscape', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } })

  test('enlarges a photograph to three quarters of the height, beside the buttons', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (frames, timing) {
        if (this instanceof HTMLImageElement) Object.assign(window, { frames })
        return animate.call(this, frames, timing)
      }
    })
    await page.goto(address)
    await photograph(page).first().tap()
    const picture = zoomView(page)
      .getByRole('img', { name: /Winter/ })
      .first()
    await expect(picture).toBeVisible()
    const box = await picture.boundingBox()
    if (!box) throw new Error('No picture')
    expect(box.height / 390).toBeGreaterThanOrEqual(0.75)
    for (const button of await zoomView(page).getByRole('button').all()) {
      const { x = 0, width = 0 } = (await button.boundingBox()) ?? {}
      expect(x + width).toBeLessThanOrEqual(box.x)
    }
    const rights = await zoomView(page).getByRole('link', { name: 'All rights' }).boundingBox()
    expect(rights?.y).toBeGreaterThanOrEqual(box.y + box.height)

    const [, lastFrame] = await page.evaluate(
      () => (window as unknown as { frames: [Keyframe, Keyframe] }).frames,
    )
    const [x, y] = String(lastFrame.transform).match(/[\d.]+/g) ?? []
    expect(Number(x)).toBeCloseTo(box.x, 0)
    expect(Number(y)).toBeCloseTo(box.y, 0)
  })
})

test('opens the zoom view from a shared address and closes the view', nightly, async ({ page }) => {
  await page.goto(address)
  await photograph(page).first().click()
  await expect(page).toHaveURL(/\?zoom=/)
  const sharedAddress = page.url()
  await page.goto('/activities')
  await page.goto(sharedAddress)
  await expect(zoomView(page)).toBeVisible()
  await zoomView(page).getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(address)
  await page.goto(`${address}?zoom=nothing-like-it`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(zoomView(page)).toHaveCount(0)
})

test('returns from the zoom view to the same page of the gallery', nightly, async ({ page }) => {
  const galleryPage = `${galleryAddress('plant', camellia[0])}?season=spring&month=Mar-2025&page=2`
  await page.goto(galleryPage)
  await page
    .getByRole('link', { name: /Camellia japonica/ })
    .first()
    .click()
  await expect(zoomView(page)).toBeVisible()
  await zoomView(page).getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(galleryPage)
  await expect(zoomView(page)).toHaveCount(0)
})

test('reports a zoom view that cannot be loaded', nightly, async ({ page, tolerate }) => {
  tolerate(/Failed to load resource.*lightbox/)
  await page.route('**/assets/lightbox-view-*.js', (route) => route.abort())
  await page.goto(address)
  await photograph(page).first().click()
  await expect(page.getByRole('alert')).toContainText('The enlarged view could not be loaded')
  await page.goBack()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('has no English labels in the Chinese zoom view', nightly, async ({ page, context }) => {
  await setLanguage(context, 'zh')
  await page.goto(address)
  await page
    .getByRole('link', { name: /Camellia japonica/ })
    .first()
    .click()
  const view = page.getByRole('dialog', { name: '放大的图片' })
  await expect(view.getByRole('button', { name: '返回' })).toBeVisible()
  const names = await view
    .locator('[aria-label], [aria-roledescription], [title]')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['aria-label', 'aria-roledescription', 'title'].map((name) => element.getAttribute(name)),
      ),
    )
  expect(names.filter((name) => name && /^[\x20-\x7e]+$/.test(name))).toEqual([])
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })
  test('links a photograph to the picture file', async ({ page, tolerate }) => {
    // The browser shows a picture with inline styles, which the policy of pictures blocks.
    tolerate(/Applying inline style violates/)
    await page.goto(address)
    await photograph(page).first().click()
    await expect(page).toHaveURL(/\/public\/Camellia_japonica-[0-9a-f]+\.jpg$/)
  })
})
