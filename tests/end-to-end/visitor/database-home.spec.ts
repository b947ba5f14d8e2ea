/** Tests the home pages of the two databases (specification, section 2). */
import {
  birds,
  fringeFlower,
  ginkgo,
  hibiscus,
  plants,
} from '../../harness/collections/field-species.ts'
import { nightly, nightlyIf } from '../nightly.ts'
import { expect, test } from '../reader.ts'

for (const { kind, home, title, pageTitle, count, otherDatabase, glossary } of [
  {
    kind: 'plant',
    home: '/',
    title: 'Database of Plant Species in School',
    pageTitle: 'Database 植物数据库',
    count: `${plants.length} plant species recorded`,
    otherDatabase: { name: 'Database of Bird Species', address: '/databaseBird' },
    glossary: '/glossary',
  },
  {
    kind: 'bird',
    home: '/databaseBird',
    title: 'Database of Bird Species in School',
    pageTitle: 'Database 鸟类数据库',
    count: `${birds.length} bird species recorded`,
    otherDatabase: { name: 'Database of Plant Species', address: '/databasePlant' },
    glossary: '/glossaryBird',
  },
]) {
  test(
    `shows title, count and links on the home page of the ${kind} database`,
    nightlyIf(home !== '/'),
    async ({ page }) => {
      await page.goto(home)
      await expect(page).toHaveTitle(pageTitle)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText(count)).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: otherDatabase.name }).click()
      await expect(page).toHaveURL(otherDatabase.address)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.getByRole('link', { name: 'Show Full Species List' }).click()
      await expect(page).toHaveURL(glossary)
    },
  )
}

test("shows the three latest photographs in What's new, each with a link to its species", async ({
  page,
}) => {
  await page.goto('/')
  const news = page.getByRole('region', { name: 'What’s new' })
  await expect(news.getByRole('listitem')).toHaveCount(3)
  for (const [index, [latin]] of [ginkgo, hibiscus, fringeFlower].entries()) {
    await expect(news.getByRole('link').nth(index)).toContainText(latin)
  }
  await news.getByRole('link').filter({ hasText: fringeFlower[0] }).click()
  await expect(page).toHaveURL('/search/Loropetalum_chinense_var._rubrum')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fringeFlower[2])
})

test.describe('a picture that does not load', () => {
  test('is replaced by another picture, requested once', async ({ page, tolerate }) => {
    tolerate(/Failed to load resource.*Hibiscus_rosa_sinensis/)
    await page.route('**/public/compressed/Hibiscus_rosa_sinensis-*', (route) => route.abort())
    await page.route('**/api/db2Alt', async (route) => {
      const response = await route.fetch()
      const { pic } = await response.json()
      await route.fulfill({ response, json: { pic: { ...pic, location: '荷花池,东岸' } } })
    })
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname)
    })
    await page.goto('/')
    const news = page.getByRole('region', { name: 'What’s new' })
    await expect(news.getByRole('link').filter({ hasText: hibiscus[0] })).toHaveCount(0)
    await expect(news.getByRole('link')).toHaveCount(3)
    expect(calls).toEqual(['/api/db2Alt'])
    await expect(news.getByText('荷花池，东岸')).toHaveCount(1)
    await expect(news.getByText('This picture could not be loaded')).toHaveCount(0)
    const areLoaded = () =>
      news
        .locator('img')
        .evaluateAll((images) =>
          images.every((image) => (image as HTMLImageElement).naturalWidth > 0),
        )
    await expect.poll(areLoaded).toBe(true)
  })

  test('shows a message after the second failure', nightly, async ({ page, tolerate }) => {
    tolerate(/Failed to load resource/)
    tolerate(/^Failed to load alt image/)
    const logLines: string[] = []
    page.on('console', (message) => logLines.push(message.text()))
    await page.route('**/public/compressed/**', (route) => route.abort())
    await page.goto('/databaseBird')
    const news = page.getByRole('region', { name: 'What’s new' })
    await expect(news.getByText('This picture could not be loaded')).toHaveCount(3)
    await expect
      .poll(() => logLines.filter((line) => line === 'Failed to load alt image').length)
      .toBe(3)
  })

  test(
    'shows a message when the call for another picture fails',
    nightly,
    async ({ page, tolerate }) => {
      tolerate(/Failed to load resource/)
      tolerate(/^Failed to load alt image/)
      const logLines: string[] = []
      page.on('console', (message) => logLines.push(message.text()))
      await page.route('**/public/compressed/Hibiscus_rosa_sinensis-*', (route) => route.abort())
      await page.route('**/api/db2Alt', (route) => route.abort())
      await page.goto('/')
      await expect.poll(() => logLines).toContain('Failed to load alt image')
      const news = page.getByRole('region', { name: 'What’s new' })
      await expect(news.getByText('This picture could not be loaded')).toHaveCount(1)
    },
  )
})

test('shows a blurred placeholder while a picture loads', async ({ page }) => {
  await page.route('**/public/compressed/**', () => {})
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const box = page.getByRole('region', { name: 'What’s new' }).locator('img').first().locator('..')
  await expect(box).toHaveCSS('background-image', /^url\("data:image\//)
  const { width, height } = (await box.boundingBox()) ?? { width: 0, height: 0 }
  expect(width / height).toBeCloseTo(4 / 3, 1)
})

for (const [device, viewport, share] of [
  ['phone', { width: 360, height: 740 }, 0.45],
  ['desktop', { width: 1440, height: 900 }, 0.6],
] as const) {
  test.describe(`the first screen of a ${device}`, nightlyIf(device === 'desktop'), () => {
    test.use({ viewport })

    test('shows the whole photograph of the week from edge to edge, the title and the search', async ({
      page,
    }) => {
      await page.goto('/')
      const week = page.getByRole('link', { name: /^Photograph of the week/ })
      const box = await week.boundingBox()
      expect(box).toMatchObject({ x: 0, width: viewport.width })
      expect(box?.height).toBeGreaterThanOrEqual(share * viewport.height)
      const picture = week.locator('img')
      await expect(picture).toHaveAttribute('fetchpriority', 'high')
      await expect(page.locator('link[rel=preload][as=image]')).toHaveCount(1)
      await expect
        .poll(() =>
          picture.evaluate((image: HTMLImageElement) => {
            const ratio = image.clientWidth / image.clientHeight
            return Math.abs(ratio - image.naturalWidth / image.naturalHeight)
          }),
        )
        .toBeLessThan(0.02)
      for (const part of [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('combobox'),
        page.getByText(/^A field guide to the plants of our campus.* made by \S/),
      ]) {
        await expect(part).toBeInViewport()
      }
      await week.click()
      await expect(page).toHaveURL(/\/search\/./)
    })
  })
}
