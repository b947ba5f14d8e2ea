/** Tests how a browser saves a walk: the progress, the button Stop, and errors. */

import { watchShifts } from '../layout-shifts.ts'
import { nightly } from '../nightly.ts'
import { delayRequests } from '../slow-network.ts'
import { expect, test } from '../watched.ts'
import { cachedTexts, panelOf, panelTexts, saveWalk, statusOf, walk } from './offline-panel.ts'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ tolerate }) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
})

test(
  'reports a lost network, and later saves only the missing files',
  nightly,
  async ({ page }) => {
    let isOffline = true
    await page.route('**/public/compressed/**', async (route) => {
      if (isOffline) return route.abort()
      return route.fallback()
    })
    await page.goto(walk)
    await panelOf(page).getByRole('button', { name: panelTexts.en.save }).click()
    await expect(statusOf(page)).toHaveText(/^The network was lost\. [\d.]+ MB of [\d.]+ MB/)
    const before = (await cachedTexts(page)).length
    expect(before).toBeGreaterThan(20)
    // The reload simulates a later visit of the reader.
    await page.reload()
    await expect(statusOf(page)).toHaveText(/^[\d.]+ MB of [\d.]+ MB saved/)
    isOffline = false
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch' && !request.url().includes('/api/'))
        requests.push(request.url())
    })
    await panelOf(page)
      .getByRole('button', { name: /^Continue/ })
      .click()
    await expect(statusOf(page)).toHaveText(panelTexts.en.saved)
    // The page fetches again only the files that were incomplete.
    expect(requests.filter((url) => url.includes('/assets/'))).toEqual([])
    expect(requests.filter((url) => url.includes('/search')).length).toBeLessThan(4)
  },
)

test('shows the progress of saving, and stops by keyboard', nightly, async ({ page }) => {
  let release = () => {}
  const delay = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/public/compressed/**', async (route) => {
    await delay
    return route.fallback()
  })
  await page.goto(walk)
  await panelOf(page).getByRole('button', { name: panelTexts.en.save }).click()
  await expect(statusOf(page)).toHaveText(/^Saving: (?!0\.1 )[\d.]+ MB of [\d.]+ MB$/)
  const progress = panelOf(page).getByRole('progressbar')
  await expect
    .poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.position))
    .toBeGreaterThan(0.1)
  await expect(panelOf(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panelOf(page).getByRole('button', { name: 'Stop' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(statusOf(page)).toHaveText(/ saved\.$/)
  await expect(panelOf(page)).toBeFocused()
  release()
  await panelOf(page).getByRole('button', { name: 'Remove' }).click()
  await expect(panelOf(page).getByRole('button', { name: panelTexts.en.save })).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('stops at once while a file is being stored', nightly, async ({ page }) => {
  // A phone may have slow storage.
  await page.addInitScript(() => {
    const put = Cache.prototype.put
    const quickStorage = new Promise((resolve) => {
      addEventListener('storage-is-quick', resolve)
    })
    Cache.prototype.put = async function (...file) {
      await quickStorage
      return put.apply(this, file)
    }
  })
  await page.goto(walk)
  await panelOf(page).getByRole('button', { name: panelTexts.en.save }).click()
  await panelOf(page).getByRole('button', { name: 'Stop' }).click()
  await expect(statusOf(page)).toHaveText(/^0 MB of [\d.]+ MB saved/)
  await page.evaluate(() => dispatchEvent(new Event('storage-is-quick')))
  await expect(statusOf(page)).toHaveText(/ MB of [\d.]+ MB saved/)
  await panelOf(page)
    .getByRole('button', { name: /^Continue/ })
    .click()
  await expect(statusOf(page)).toHaveText(panelTexts.en.saved)
})

test('stores nothing when the reader stops before the first file', nightly, async ({ page }) => {
  await page.goto(walk)
  await expect(panelOf(page).getByRole('button', { name: panelTexts.en.save })).toBeVisible()
  const release = await delayRequests(page, '**/api/walkFiles?*')
  await panelOf(page).getByRole('button', { name: panelTexts.en.save }).click()
  await panelOf(page).getByRole('button', { name: 'Stop' }).click()
  await expect(statusOf(page)).toHaveText(/^0 MB of [\d.]+ MB saved/)
  const response = page.waitForResponse('**/api/walkFiles?*')
  release()
  await (await response).finished()
  // The page has handled this answer before the next answer arrives.
  const cacheNames = await page.evaluate(async () => {
    await fetch('/healthz')
    return caches.keys()
  })
  expect(cacheNames).toEqual([])
})

test('reports too little space, and stores no file', nightly, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 1_000_000, usage: 990_000 })
  })
  await page.goto(walk)
  await panelOf(page).getByRole('button', { name: panelTexts.en.save }).click()
  await expect(statusOf(page)).toHaveText(/^This device does not have [\d.]+ MB/)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

// At 480 pixels, the explanation of the panel has more lines than the message of a saved walk.
for (const width of [360, 480, 1024]) {
  test(
    `opens a saved walk without a layout shift, ${width} px`,
    nightly,
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 800 })
      await saveWalk(page)
      const shifts = await watchShifts(context)
      await page.reload()
      await expect(statusOf(page)).toHaveText(panelTexts.en.saved)
      await context.setOffline(true)
      await page.reload()
      await expect(statusOf(page)).toHaveText(panelTexts.en.saved)
      expect(shifts()).toEqual([])
    },
  )
}
