/** Tests that only the pages of a saved walk work without a network, until the reader removes the walk. */
import type { BrowserContext, Page } from '@playwright/test'
import type { WalkFiles } from '../../../contract/calls/offline.ts'
import { profileAddress } from '../../../contract/names.ts'
import { writeFieldCollection } from '../../harness/collections/field-collection.ts'
import {
  camellia,
  camphor,
  grebe,
  mandarinDuck,
  sparrow,
} from '../../harness/collections/field-species.ts'
import { lakeWalk } from '../../harness/collections/field-walks.ts'
import { dose, isWholeDose } from '../../harness/doses/dose.ts'
import { runSite } from '../../harness/sites/running-site.ts'
import { waitForHydration } from '../hydrated.ts'
import { setLanguage, signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../watched.ts'
import { cachedTexts, panelOf, panelTexts, saveWalk, statusOf, walk } from './offline-panel.ts'

const birds: readonly string[] = [grebe[0], mandarinDuck[0], sparrow[0]]

/** Waits until every picture on the screen has loaded. */
async function expectPictures(page: Page) {
  const widths = () =>
    page
      .locator('main img:visible')
      .evaluateAll((images) =>
        images
          .filter((image) => image.getBoundingClientRect().top < innerHeight)
          .map((image) => (image as HTMLImageElement).naturalWidth),
      )
  await expect.poll(async () => Math.min(1, ...(await widths()))).toBeGreaterThan(0)
}

const readWalkFiles = async (context: BrowserContext, language = 'en') =>
  (await (
    await context.request.get(`/api/walkFiles?key=lake&language=${language}`)
  ).json()) as WalkFiles

/** @returns the number of service workers, and the names of all caches */
const readStorage = async () => [
  (await navigator.serviceWorker.getRegistrations()).length,
  ...(await caches.keys()),
]

/** Checks that the browser cannot load the address. */
async function expectNotSaved(context: BrowserContext, address: string) {
  const page = await context.newPage()
  await expect(page.goto(address)).rejects.toThrow(/ERR_/)
  await page.close()
}

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ tolerate }) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
})

/** Every run opens one plant and one bird; the nightly run opens every recorded species of the walk. */
const stops = dose(
  [
    { key: 'gate', species: [camellia[0]] },
    { key: 'bank', species: [grebe[0]] },
  ],
  lakeWalk.stops,
)

/** The saved pages differ only in their texts, so only `npm run test:all` opens the Chinese pages. */
const languages = dose(['en'] as const, ['en', 'zh'] as const)

for (const language of languages) {
  test(`shows the pages of a saved walk without a network, and removes them, ${language}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000)
    await setLanguage(context, language)
    await page.goto(walk)
    await expect(
      panelOf(page).getByRole('button', { name: panelTexts[language].save }),
    ).toBeVisible()
    expect(await page.evaluate(readStorage), 'nothing before the reader saves').toEqual([0])
    const list = await readWalkFiles(context, language)
    const size = `${(list.bytes / 1_000_000).toFixed(1)} MB`
    await expect(panelOf(page).getByRole('button')).toHaveText(new RegExp(`[(（]${size}[)）]$`))
    await saveWalk(page, language)
    // The page rounds the size. The test compares the bytes below.
    await expect(statusOf(page)).toContainText(/\d\.\d MB/)
    const cached = await page.evaluate(async () => {
      const [name = ''] = await caches.keys()
      return (await (await caches.open(name)).match('/offline-record'))?.json()
    })
    // The length of the host name may differ.
    expect(Math.abs(cached.bytes - list.bytes)).toBeLessThan(list.bytes / 200)

    await context.setOffline(true)
    await page.reload()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(lakeWalk.name[language])
    await expect(statusOf(page)).toHaveText(panelTexts[language].saved)
    const map = page.locator('img[src^="/content/"]')
    await expect
      .poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .not.toBe(0)
    await expectPictures(page)
    for (const { key, species } of stops) {
      for (const name of species) {
        const link = page
          .locator(`#stop-${key}`)
          .getByRole('link', { name: new RegExp(`^${name}`) })
        if (isWholeDose && (await link.count()) === 0) continue
        await link.click()
        await expect(title).toContainText(name)
        await expectPictures(page)
        await page.goBack()
        await expect(title).toHaveText(lakeWalk.name[language])
        await page.goto(profileAddress(birds.includes(name) ? 'bird' : 'plant', name))
        await expect(title).toContainText(name)
        await expect(page.locator('html')).toHaveAttribute(
          'lang',
          language === 'en' ? 'en' : 'zh-Hans',
        )
        await expectPictures(page)
        await page.goto(walk)
      }
    }

    // The service worker serves no other page, and no page after the removal.
    await expectNotSaved(context, '/glossary')
    // Before hydration, the link makes the browser show its own error page.
    await waitForHydration(page)
    await page
      .getByRole('link', { name: /^(About us|关于我们)$/ })
      .first()
      .click()
    await expect(title).toHaveText(language === 'en' ? 'No connection' : '没有网络连接')
    await page.goto(walk)
    await panelOf(page)
      .getByRole('button', { name: /^(Remove|移除)$/ })
      .click()
    await expect(panelOf(page)).toHaveCount(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    await expectNotSaved(context, walk)
    await expectNotSaved(context, profileAddress('plant', camphor[0]))
    await context.setOffline(false)
    await page.goto(walk)
    await expect(
      panelOf(page).getByRole('button', { name: panelTexts[language].save }),
    ).toBeVisible()
    expect(await page.evaluate(readStorage)).toEqual([0])
  })
}

test(
  'saves the pages of a visitor, and shows a member their own pages with a network',
  nightly,
  async ({ page, context }) => {
    const username = await signUp(context)
    await saveWalk(page)
    const cached = await cachedTexts(page)
    expect(cached.length).toBeGreaterThan(30)
    const pages = cached.filter(([url]) => !/\/(assets|public|content)\//.test(url))
    for (const [url, text] of cached) expect(text.includes(username), url).toBe(false)
    for (const [url] of pages)
      expect(url).toMatch(
        /\/(walk|search|searchBird|key)\/[^/]+$|\/(offline-record|terms(.data)?)$|\/(quiz|api\/)[^/]*walk=lake/,
      )
    // The pages of a visitor link neither to /upload nor to /editPage.
    for (const [url, text] of pages) expect(text, url).not.toMatch(/href="\/(upload|editPage)/)
    await page.goto(profileAddress('plant', camellia[0]))
    await expect(page.getByRole('link', { name: 'Label with QR code' })).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(camellia[0])
    await expect(page.getByRole('link', { name: 'Label with QR code' })).toHaveCount(0)
  },
)

test(
  'replaces the saved walk with a newer version, or with the other language',
  nightly,
  async ({ page, context }) => {
    await saveWalk(page)
    await page.route('**/api/walkFiles*', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        json: { ...(await answer.json()), version: 'newer' },
      })
    })
    await page.reload()
    await expect(statusOf(page)).toHaveText(/An update is available\.$/)
    await panelOf(page)
      .getByRole('button', { name: /^Update/ })
      .click()
    await expect(statusOf(page)).toHaveText(panelTexts.en.saved)
    expect(await page.evaluate(() => caches.keys())).toEqual(['walk lake newer'])
    await page.unrouteAll()
    await setLanguage(context, 'zh')
    await page.reload()
    await expect(statusOf(page)).toHaveText(/保存的是英文版。$/)
    await panelOf(page).getByRole('button', { name: /^更新/ }).click()
    await expect(statusOf(page)).toHaveText(panelTexts.zh.saved)
    expect(await page.evaluate(() => caches.keys())).toHaveLength(1)
  },
)

test(
  'shows the saved page when the network does not answer in time',
  nightly,
  async ({ page, context }) => {
    await saveWalk(page)
    let requestCount = 0
    const isWalk = (url: URL) => url.pathname === walk
    await context.route(isWalk, () => {
      requestCount += 1
    })
    const begin = Date.now()
    await page.goto(walk)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lakeWalk.name.en)
    expect(requestCount).toBe(1)
    expect(Date.now() - begin).toBeGreaterThan(3000)
    await context.unroute(isWalk)
  },
)

test(
  'removes saved walks at the next visit after the operator turns off offline use',
  nightly,
  async ({ page }) => {
    test.setTimeout(90_000)
    const site = await runSite(writeFieldCollection)
    await page.goto(site.origin + walk)
    await panelOf(page).getByRole('button', { name: panelTexts.en.save }).click()
    await expect(statusOf(page)).toHaveText(panelTexts.en.saved, { timeout: 20_000 })
    await site.stop()
    const settings = { PORT: new URL(site.origin).port, OFFLINE_WALKS: 'off' }
    const restartedSite = await runSite(undefined, settings)
    await page.goto(`${site.origin}/`)
    await expect.poll(() => page.evaluate(readStorage)).toEqual([0])
    await page.goto(site.origin + walk)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lakeWalk.name.en)
    await expect(panelOf(page)).toHaveCount(0)
    await restartedSite.stop()
  },
)
