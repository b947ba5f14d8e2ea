/** /walk/{key}: the stops of a walk and the map they lie on, by mouse, by finger and by keyboard. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { profileAddress } from '../../contract/names.ts'
import { writeFieldContent } from '../harness/field-content.ts'
import { photographs } from '../harness/field-pictures.ts'
import { camellia, grebe } from '../harness/field-species.ts'
import { campusMap, lakeWalk, unrecorded, walks } from '../harness/field-walks.ts'
import { runSite } from '../harness/running-site.ts'
import { readIn } from './members.ts'
import { expect, test } from './watched.ts'

const address = '/walk/lake'
const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of the walk' })
const stopOf = (page: Page, key: string) => page.locator(`#stop-${key}`)
/** How many times as wide the map is as its box, and how far it is scrolled. */
const zoomOf = (map: Locator) =>
  map.evaluate(({ scrollWidth, clientWidth, scrollLeft, scrollTop }) => ({
    scale: Math.round((10 * scrollWidth) / clientWidth) / 10,
    scrollLeft,
    scrollTop,
  }))

/** Species photographed in this month of any year, where the site is. */
const thisMonth = new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }).slice(5, 7)
const inSeason = new Set(
  photographs.filter(({ date }) => date.slice(5, 7) === thisMonth).map((each) => each.latinName),
)

test('a walk: how long, how far, its stops in order, and what is in season first', async ({
  page,
}) => {
  await page.goto(address)
  await expect(page).toHaveTitle('The lake · Campus walk 校园步道')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The lake')
  await expect(page.getByText('30 minutes · 1.3 km · 5 stops')).toBeVisible()
  await expect(page.getByText('<b>bold</b>')).toBeVisible()
  const names = lakeWalk.stops.map(({ name }, place) => `Stop ${place + 1}: ${name.en}`)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(names)
  for (const { key, species } of lakeWalk.stops) {
    const expected = [
      ...species.filter((name) => inSeason.has(name)),
      ...species.filter((name) => !inSeason.has(name)),
    ]
    const items = stopOf(page, key).getByRole('listitem')
    await expect(items.locator('[lang=la]')).toHaveText(expected)
    await expect(items.filter({ hasText: 'In season' })).toHaveCount(
      species.filter((name) => inSeason.has(name)).length,
    )
  }
  const bank = stopOf(page, 'bank').getByRole('link', { name: grebe[0] })
  await expect(bank).toHaveAttribute('href', profileAddress('bird', grebe[0]))
  await expect(bank.locator('img')).toHaveAttribute('src', /^\/public\/compressed\//)
  const gate = stopOf(page, 'gate')
  await expect(gate.getByText(unrecorded)).toBeVisible()
  await expect(gate.getByRole('link', { name: unrecorded })).toHaveCount(0)
})

test('in Chinese', async ({ page, context }) => {
  await readIn(context, 'zh')
  await page.goto('/walk/wall')
  await expect(page).toHaveTitle('墙 · 校园步道 Campus walk')
  await expect(page.getByText('45 分钟 · 900 米 · 1 站')).toBeVisible()
  await expect(page.getByRole('img', { name: campusMap.alt.zh })).toBeVisible()
  await expect(page.getByRole('link', { name: '第 1 站：墙' })).toBeVisible()
})

test('the stops lie on the map where the school put them', async ({ page }) => {
  await page.goto(address)
  const ground = await page.getByRole('img', { name: campusMap.alt.en }).boundingBox()
  const marks = mapOf(page).getByRole('link')
  await expect(marks).toHaveCount(lakeWalk.stops.length)
  for (const [place, { x, y }] of lakeWalk.stops.entries()) {
    const mark = await marks.nth(place).boundingBox()
    if (!ground || !mark) throw new Error('the map is not there')
    const left = (100 * (mark.x + mark.width / 2 - ground.x)) / ground.width
    const top = (100 * (mark.y + mark.height / 2 - ground.y)) / ground.height
    if (x > 5 && x < 95 && y > 5 && y < 95) {
      expect(left).toBeCloseTo(x, 0)
      expect(top).toBeCloseTo(y, 0)
    }
    // One at the very edge is kept within the map.
    expect(mark.x).toBeGreaterThanOrEqual(ground.x)
    expect(mark.y + mark.height).toBeLessThanOrEqual(ground.y + ground.height)
  }
})

test('as a whole the map fills its box and no more, whatever lies at its edge', async ({
  page,
}) => {
  await page.goto(address)
  const { over, beyond } = await mapOf(page).evaluate((map) => ({
    over: map.scrollHeight - map.clientHeight,
    beyond: map.scrollWidth - map.clientWidth,
  }))
  expect([over, beyond]).toEqual([0, 0])
})

test('by mouse: from the map to a stop and back, nearer and farther', async ({ page }) => {
  await page.goto(address)
  const map = mapOf(page)
  const mark = map.getByRole('link', { name: 'Stop 3: The bend' })
  const nearer = page.getByRole('button', { name: 'Zoom in' })
  await expect(nearer).toBeVisible()

  await mark.click()
  await expect(page).toHaveURL(`${address}#stop-bend`)
  await expect(page.getByRole('heading', { name: 'The bend' })).toBeInViewport()
  await expect(mark).toHaveAttribute('aria-current', 'location')
  await page.getByRole('link', { name: 'Stop 3, show it on the map' }).click()
  await expect(page).toHaveURL(`${address}#mark-bend`)
  await expect(mark).toBeInViewport()

  await nearer.click()
  await nearer.click()
  await expect(page.getByText('Map at 225%')).toBeVisible()
  const { scale, scrollLeft } = await zoomOf(map)
  expect(scale).toBe(2.3)
  expect(scrollLeft).toBeGreaterThan(0)
  const box = await map.boundingBox()
  if (!box) throw new Error('the map is not there')
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

test('by keyboard alone', async ({ page }) => {
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
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await zoomOf(map)).scrollLeft).toBeGreaterThan(before.scrollLeft)
  await expect.poll(async () => (await zoomOf(map)).scrollTop).toBeGreaterThan(before.scrollTop)
  await page.keyboard.press('-')
  await expect(page.getByText('Map at 225%')).toBeVisible()
  await page.keyboard.press('0')
  await expect(page.getByText('Map at 100%')).toBeVisible()

  await page.keyboard.press('Tab')
  const first = map.getByRole('link', { name: 'Stop 1: The gate' })
  await expect(first).toBeFocused()
  // Keys act on the map from its stops too, and where one stands stays in sight.
  for (const key of ['+', '+', '+', '+']) await page.keyboard.press(key)
  await expect(page.getByText('Map at 506%')).toBeVisible()
  await expect(first).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Tab')
  await expect(map.getByRole('link', { name: 'Stop 2: The bank' })).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${address}#stop-bank`)
  await expect(stopOf(page, 'bank')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Stop 2, show it on the map' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the next stop lies under the thumb, from the first to the last', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
    const bar = page.getByRole('navigation', { name: 'Stops in order' })
    for (const { key, name } of lakeWalk.stops) {
      const next = bar.getByRole('link', { name: `Next stop ${name.en}` })
      await next.tap()
      await expect(page).toHaveURL(`${address}#stop-${key}`)
      await expect(stopOf(page, key).getByRole('heading')).toBeInViewport()
      await expect(next).toHaveCount(0)
      const box = await bar.boundingBox()
      // The lower half of the window; below the last stop the page ends.
      expect(box?.y).toBeGreaterThan(phone.viewport.height / 2)
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
    await bar.getByRole('link', { name: 'Previous stop The bench' }).tap()
    await expect(page).toHaveURL(`${address}#stop-bench`)
  })

  test('two fingers enlarge the map around the point between them', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
    const map = mapOf(page)
    const box = await map.boundingBox()
    if (!box) throw new Error('the map is not there')
    const client = await page.context().newCDPSession(page)
    const fingers = (apart: number) =>
      [-apart, apart].map((by) => ({ x: box.x + box.width * 0.75 + by, y: box.y + 100 }))
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(10) })
    for (const apart of [15, 20, 25, 30]) {
      const touchPoints = fingers(apart)
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page.getByText('Map at 300%')).toBeVisible()
    const { scale, scrollLeft } = await zoomOf(map)
    expect(scale).toBe(3)
    // What was three quarters along still is under the fingers.
    expect((scrollLeft + box.width * 0.75) / (3 * box.width)).toBeCloseTo(0.75, 1)
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  })
})

test('before any script runs: the whole map, its stops as links, and the way on', async ({
  browser,
}) => {
  const baseURL = process.env.FIELD_SITE ?? ''
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByRole('img', { name: campusMap.alt.en })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden()
  await mapOf(page).getByRole('link', { name: 'Stop 2: The bank' }).tap()
  await expect(page).toHaveURL(`${address}#stop-bank`)
  await expect(stopOf(page, 'bank').getByRole('heading')).toBeInViewport()
  await stopOf(page, 'bank').getByRole('link', { name: 'Next stop The bend' }).tap()
  await expect(page).toHaveURL(`${address}#stop-bend`)
  await stopOf(page, 'gate').getByRole('link', { name: camellia[0] }).tap()
  await expect(page).toHaveURL(profileAddress('plant', camellia[0]))
  await context.close()
})

test('printed it is a page of stops, without what can only be pressed', async ({ page }) => {
  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: campusMap.alt.en })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden()
  await expect(page.getByRole('link', { name: /^Next stop/ }).first()).toBeHidden()
  await expect(page.getByRole('heading', { level: 3 }).last()).toBeVisible()
})

test('About us and the home page lead there', async ({ page }) => {
  await page.goto('/home')
  const section = page.getByRole('region', { name: 'Campus walks' })
  await expect(section.getByRole('link')).toHaveText(walks.walks.map(({ name }) => name.en))
  await section.getByRole('link', { name: 'The lake' }).click()
  await expect(page).toHaveURL(address)
  await page.getByRole('link', { name: 'All walks' }).click()
  await expect(page).toHaveURL('/aboutUs#walks')
  await page.getByRole('link', { name: 'The gardens' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The gardens')
})

test('there is no other walk', async ({ page, tolerate }) => {
  tolerate(/status of 404/)
  for (const key of ['unknown', 'LAKE', '__proto__', 'lake%00', '%3Cscript%3E', 'a'.repeat(200)]) {
    const answer = await page.goto(`/walk/${key}`)
    expect(answer?.status(), key).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page')
  }
})

test('without a map a walk is its stops', async ({ page }) => {
  const content = await mkdtemp(path.join(tmpdir(), 'huaniao-walks-'))
  await writeFieldContent(content, { walks: { walks: [lakeWalk] } })
  const site = await runSite(undefined, { CONTENT_DIR: content })
  try {
    await page.goto(site.origin + address)
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(lakeWalk.stops.length)
    await expect(mapOf(page)).toHaveCount(0)
    await expect(page.locator('a[href^="#mark"]')).toHaveCount(0)
    // Nothing of the page is on its way when the site stops.
    await page.waitForLoadState('networkidle')
  } finally {
    await site.stop()
    await rm(content, { recursive: true, force: true })
  }
})
