/** Tests the map of a walk: its stops, and its zoom by mouse, keyboard and fingers. */
import { campusMap, lakeWalk } from '../../harness/collections/field-walks.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'
import { address, mapOf, phone, stopOf, zoomOf } from './walk-pages.ts'

test('places the stops on the map at the positions that the school chose', async ({ page }) => {
  await page.goto(address)
  const mapBox = await page.getByRole('img', { name: campusMap.alt.en }).boundingBox()
  const marks = mapOf(page).getByRole('link')
  await expect(marks).toHaveCount(lakeWalk.stops.length)
  for (const [index, { x, y }] of lakeWalk.stops.entries()) {
    const mark = await marks.nth(index).boundingBox()
    if (!mapBox || !mark) throw new Error('the map is missing')
    const left = (100 * (mark.x + mark.width / 2 - mapBox.x)) / mapBox.width
    const top = (100 * (mark.y + mark.height / 2 - mapBox.y)) / mapBox.height
    if (x > 5 && x < 95 && y > 5 && y < 95) {
      expect(left).toBeCloseTo(x, 0)
      expect(top).toBeCloseTo(y, 0)
    }
    // A stop at the edge stays within the map.
    expect(mark.x).toBeGreaterThanOrEqual(mapBox.x)
    expect(mark.y + mark.height).toBeLessThanOrEqual(mapBox.y + mapBox.height)
  }
})

test('fits the whole map into its box', nightly, async ({ page }) => {
  await page.goto(address)
  const { overflowY, overflowX } = await mapOf(page).evaluate((map) => ({
    overflowY: map.scrollHeight - map.clientHeight,
    overflowX: map.scrollWidth - map.clientWidth,
  }))
  expect([overflowY, overflowX]).toEqual([0, 0])
})

test('opens a stop from the map, returns and zooms by mouse', nightly, async ({ page }) => {
  await page.goto(address)
  const map = mapOf(page)
  const mark = map.getByRole('link', { name: 'Stop 3: The bend' })
  const zoomInButton = page.getByRole('button', { name: 'Zoom in' })
  await expect(zoomInButton).toBeVisible()

  await mark.click()
  await expect(page).toHaveURL(`${address}#stop-bend`)
  await expect(page.getByRole('heading', { name: 'The bend' })).toBeInViewport()
  await expect(mark).toHaveAttribute('aria-current', 'location')
  await page.getByRole('link', { name: 'Stop 3, show it on the map' }).click()
  await expect(page).toHaveURL(`${address}#mark-bend`)
  await expect(mark).toBeInViewport()

  await zoomInButton.click()
  await zoomInButton.click()
  await expect(page.getByText('Map at 225%')).toBeVisible()
  const { scale, scrollLeft } = await zoomOf(map)
  expect(scale).toBe(2.3)
  expect(scrollLeft).toBeGreaterThan(0)
  const box = await map.boundingBox()
  if (!box) throw new Error('the map is missing')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.8)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height * 0.8 - 40, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => zoomOf(map)).not.toMatchObject({ scrollLeft })
  expect((await zoomOf(map)).scrollLeft).toBeGreaterThan(scrollLeft)

  await page.getByRole('button', { name: 'Whole map' }).click()
  expect((await zoomOf(map)).scale).toBe(1)
  await expect(page.getByRole('button', { name: 'Zoom out' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test(
  'zooms, scrolls and opens the stops of the map by keyboard alone',
  nightly,
  async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
    const map = mapOf(page)
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab')
      if (await map.evaluate((element) => element === document.activeElement)) break
    }
    await expect(map).toBeFocused()
    for (const key of ['+', '+', '=']) await page.keyboard.press(key)
    await expect(page.getByText('Map at 338%')).toBeVisible()
    const before = await zoomOf(map)
    // The browser scrolls smoothly and ignores keys until the zoom has finished.
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowDown')
      const { scrollLeft, scrollTop } = await zoomOf(map)
      expect(scrollLeft).toBeGreaterThan(before.scrollLeft)
      expect(scrollTop).toBeGreaterThan(before.scrollTop)
    }).toPass()
    await page.keyboard.press('-')
    await expect(page.getByText('Map at 225%')).toBeVisible()
    await page.keyboard.press('0')
    await expect(page.getByText('Map at 100%')).toBeVisible()

    await page.keyboard.press('Tab')
    const firstStop = map.getByRole('link', { name: 'Stop 1: The gate' })
    await expect(firstStop).toBeFocused()
    // Keys also work on a focused stop, which stays visible.
    for (const key of ['+', '+', '+', '+']) await page.keyboard.press(key)
    await expect(page.getByText('Map at 506%')).toBeVisible()
    await expect(firstStop).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Tab')
    await expect(map.getByRole('link', { name: 'Stop 2: The bank' })).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${address}#stop-bank`)
    await expect(stopOf(page, 'bank')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Stop 2, show it on the map' })).toBeFocused()
  },
)

test.describe('on a phone', () => {
  test.use(phone)

  test('keeps the link to the next stop in the lower half of the screen', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
    const bar = page.getByRole('navigation', { name: 'Stops in order' })
    for (const { key, name } of lakeWalk.stops.slice(0, 3)) {
      const nextLink = bar.getByRole('link', { name: `Next stop ${name.en}` })
      await nextLink.tap()
      await expect(page).toHaveURL(`${address}#stop-${key}`)
      await expect(stopOf(page, key).getByRole('heading')).toBeInViewport()
      await expect(nextLink).toHaveCount(0)
      const box = await bar.boundingBox()
      // The bar stays in the lower half of the window.
      expect(box?.y).toBeGreaterThan(phone.viewport.height / 2)
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
    // The last two stops are already in the upper half of the screen.
    await expect(bar.getByRole('link', { name: 'Next stop' })).toHaveCount(0)
    await bar.getByRole('link', { name: 'Previous stop The bank' }).tap()
    await expect(page).toHaveURL(`${address}#stop-bank`)
  })

  test('names the next stop that is not yet in the upper half of the screen', async ({ page }) => {
    await page.goto(address)
    await waitForHydration(page)
    const bar = page.getByRole('navigation', { name: 'Stops in order' })
    const scrollSecondStopTo = (y: number) =>
      page.getByRole('heading', { name: 'The bank' }).evaluate((heading, top) => {
        window.scrollBy({ top: heading.getBoundingClientRect().top - top, behavior: 'instant' })
      }, y)
    const middle = phone.viewport.height / 2
    await scrollSecondStopTo(middle + 40)
    await expect(bar.getByRole('link', { name: 'Next stop The bank' })).toBeVisible()
    await scrollSecondStopTo(middle - 40)
    await expect(bar.getByRole('link', { name: 'Next stop The bank' })).toHaveCount(0)
    await expect(bar.getByRole('link', { name: 'Next stop' })).toBeVisible()
  })

  test('zooms the map around the point between two fingers', nightly, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
    const map = mapOf(page)
    const box = await map.boundingBox()
    if (!box) throw new Error('the map is missing')
    const client = await page.context().newCDPSession(page)
    const touchesAt = (distance: number) =>
      [-distance, distance].map((offset) => ({
        x: box.x + box.width * 0.75 + offset,
        y: box.y + 100,
      }))
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: touchesAt(10),
    })
    for (const distance of [15, 20, 25, 30]) {
      const touchPoints = touchesAt(distance)
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page.getByText('Map at 300%')).toBeVisible()
    const { scale, scrollLeft } = await zoomOf(map)
    expect(scale).toBe(3)
    // The point at three quarters of the map is still between the fingers.
    expect((scrollLeft + box.width * 0.75) / (3 * box.width)).toBeCloseTo(0.75, 1)
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  })
})
