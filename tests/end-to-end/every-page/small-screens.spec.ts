/** Checks the layout on a phone, and the response to touch. */
import type { Page } from '@playwright/test'
import { profileAddress } from '../../../contract/names.ts'
import { camellia, grebe, longest } from '../../harness/collections/field-species.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

/** Moves one finger sideways, and down by `down`. All positions and `down` are in pixels. */
async function swipe(page: Page, y: number, startX: number, endX: number, down = 0) {
  const device = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        part === undefined ? [] : [{ x: startX + (endX - startX) * part, y: y + down * part }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 8; step++) await touch('touchMove', step / 8)
  await touch('touchEnd')
}

test('turns the pages of a strip by swiping', async ({ page }) => {
  await page.goto(profileAddress('bird', grebe[0]))
  await waitForHydration(page)
  const stage = page.getByRole('region', { name: 'Juvenile', exact: true })
  await stage.getByRole('img').first().scrollIntoViewIfNeeded()
  const y = ((await stage.getByRole('img').first().boundingBox())?.y ?? 0) + 40
  await swipe(page, y, 300, 60)
  await expect(stage).toContainText('3 – 4 of 5')
  await swipe(page, y, 60, 300)
  await expect(stage).toContainText('1 – 2 of 5')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('turns a page at a swipe of 40 px that goes further sideways than down', async ({ page }) => {
  await page.goto(profileAddress('plant', camellia[0]))
  await waitForHydration(page)
  const spring = page.getByRole('region', { name: 'Spring' })
  const image = spring.getByRole('img', { name: /Camellia/ }).first()
  await image.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const y = Math.round(((await image.boundingBox())?.y ?? 0) + 40)
  await swipe(page, y, 170, 130)
  await expect(spring).toContainText('5 – 8 of 17')
  await swipe(page, y, 170, 135)
  await expect(spring, 'too short').toContainText('5 – 8 of 17')
  await swipe(page, y, 100, 142, 35)
  await expect(spring, 'askew').toContainText('1 – 4 of 17')
  const scrolled = () => page.evaluate(() => scrollY)
  const before = await scrolled()
  await swipe(page, y + 40, 170, 130, -120)
  await expect.poll(scrolled, 'scrolls the page').toBeGreaterThan(before)
  await expect(spring).toContainText('1 – 4 of 17')
})

test('shows the whole placeholder text of the search field', async ({ page }) => {
  for (const address of ['/', '/home', profileAddress('plant', camellia[0])]) {
    await page.goto(address)
    const spareWidth = await page.getByRole('combobox').evaluate((field: HTMLInputElement) => {
      const style = getComputedStyle(field)
      const context = document.createElement('canvas').getContext('2d')
      if (!context) throw new Error('No canvas')
      context.font = getComputedStyle(field, '::placeholder').font
      const availableWidth =
        field.clientWidth -
        Number.parseFloat(style.paddingLeft) -
        Number.parseFloat(style.paddingRight)
      return availableWidth - context.measureText(field.placeholder).width
    })
    expect(spareWidth, address).toBeGreaterThanOrEqual(0)
  }
})

test('scrolls the search field to the top, where the keyboard does not cover the names', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  const field = page.getByRole('combobox')
  const top = async () => Math.round((await field.boundingBox())?.y ?? -1)
  expect(await top()).toBeGreaterThan(100)
  await field.tap()
  await expect.poll(top).toBe(8)
  await field.blur()
  await field.tap()
  await field.fill(camellia[0])
  await expect(page.getByRole('option').first()).toBeInViewport()
  expect(await top(), 'a field at the top stays in place').toBe(8)
})

test(
  'keeps the language button in the first line beside a long name of the school',
  nightly,
  async ({ page }) => {
    await page.goto('/activities')
    await waitForHydration(page)
    const home = page.locator('header a[href="/home"]')
    await expect(home, 'the seal is the first character of the name').toHaveText('野Field Site')
    await home.getByText('Field Site').evaluate((text) => {
      text.textContent = 'The Flora and Fauna Club of Example Secondary School'
    })
    const language = page.getByRole('button', { name: '中文' })
    const [brand, button] = [await home.boundingBox(), await language.boundingBox()]
    expect(button?.y).toBeLessThan((brand?.y ?? 0) + (brand?.height ?? 0))
    expect((brand?.x ?? 0) + (brand?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
  },
)

test('makes each walk link on About us at least 44 px high', nightly, async ({ page }) => {
  await page.goto('/aboutUs')
  const links = page.getByRole('region', { name: 'The club' }).getByRole('list').getByRole('link')
  expect(await links.count()).toBeGreaterThan(3)
  const boxes = await links.evaluateAll((elements) =>
    elements.flatMap((link) => [...link.getClientRects()].map(({ height }) => Math.round(height))),
  )
  for (const height of boxes) expect(height).toBeGreaterThanOrEqual(44)
})

test('shows the placeholder until a picture is decoded', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () =>
      new Promise((resolve) => Object.assign(window, { decoded: resolve }))
  })
  await page.goto(profileAddress('plant', camellia[0]))
  const picture = page.getByRole('figure').first().locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  const box = picture.locator('..')
  await expect.poll(() => page.evaluate(() => 'decoded' in window)).toBe(true)
  await expect(box).toHaveCSS('background-image', /^url\("data:image\//)
})

test('dims pictures in the dark colour scheme outside the zoom view', nightly, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(profileAddress('plant', camellia[0]))
  const link = page.getByRole('link', { name: new RegExp(camellia[0]) }).first()
  await expect(link.locator('img').locator('..')).toHaveCSS('filter', 'brightness(0.86)')
  await link.tap()
  const enlarged = page.getByRole('dialog').getByRole('img').first()
  await expect(enlarged).toHaveCSS('filter', 'none')
})

test('makes each link of a lineage at least 44 px high', nightly, async ({ page }) => {
  await page.goto(profileAddress('bird', grebe[0]))
  const links = page.getByRole('navigation', { name: 'Classification' }).getByRole('link')
  await expect(links).toHaveCount(3)
  for (const link of await links.all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

test('makes each link of the footer at least 44 px high', nightly, async ({ page }) => {
  await page.goto('/privacy')
  const links = page.getByRole('contentinfo').getByRole('link')
  expect(await links.count()).toBeGreaterThan(3)
  for (const link of await links.all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

test('shows each stop on the small map of a walk as a whole dot', nightly, async ({ page }) => {
  await page.goto(profileAddress('plant', longest[0]))
  const map = page.getByRole('link', { name: /^The lake/ }).locator('svg')
  const frame = await map.boundingBox()
  if (!frame) throw new Error('No map')
  const dots = await map.locator('circle').all()
  expect(dots.length).toBeGreaterThan(3)
  for (const dot of dots) {
    const box = await dot.boundingBox()
    if (!box) throw new Error('No dot')
    expect(box.x).toBeGreaterThanOrEqual(frame.x)
    expect(box.y).toBeGreaterThanOrEqual(frame.y)
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width)
    expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height)
  }
})

test('shows the longest names in full in the calendar of the year', nightly, async ({ page }) => {
  await page.goto('/inSeason?view=year')
  const names = page.getByRole('rowheader').filter({ hasText: longest[0] })
  await expect(names).toContainText(longest[1])
  const hiddenHeight = await names
    .getByRole('link')
    .evaluate((link) => link.scrollHeight - link.clientHeight)
  expect(hiddenHeight).toBeLessThanOrEqual(0)
  const [row, link] = [
    await page.getByRole('row').filter({ has: names }).boundingBox(),
    await names.getByRole('link').boundingBox(),
  ]
  expect((link?.y ?? 0) - (row?.y ?? 0), 'space below the rule').toBeGreaterThan(4)
})
