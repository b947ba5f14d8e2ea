/** Tests a plant's page: its names, facts, photographs by season, and artworks (specification, section 2). */
import { setTimeout } from 'node:timers/promises'
import { profileAddress } from '../../../contract/names.ts'
import { firstPainter, secondPainter } from '../../harness/collections/field-pictures.ts'
import {
  bauhinia,
  camellia,
  camelliaInfo,
  camphor,
  canaryGrass,
  fringeFlower,
  ginkgo,
  hibiscus,
  hostileHtml,
  longest,
  otherNamesOfLongest,
  rose,
} from '../../harness/collections/field-species.ts'
import { waitForHydration } from '../hydrated.ts'
import { watchShifts } from '../layout-shifts.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'

const address = profileAddress('plant', camellia[0])

test('marks each of the three names in the heading with its language', async ({ page }) => {
  await page.goto(address)
  await expect(page).toHaveTitle(camellia.join(' · '))
  const title = page.getByRole('heading', { level: 1 })
  for (const [index, language] of ['la', 'en', 'zh-Hans'].entries()) {
    await expect(title.getByText(String(camellia[index]))).toHaveAttribute('lang', language)
  }
})

test('shows every recorded fact in the information profile', async ({ page }) => {
  await page.goto(address)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { name: 'Information Profile' })).toBeAttached()
  const definitionOf = (term: string) =>
    main.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd')
  await expect(definitionOf('Other names')).toHaveText('Rose of winter, 茶花、耐冬')
  await expect(definitionOf('Where can you find it')).toHaveText('Lotus pond, 荷花池东岸')
  await expect(main.getByRole('link', { name: 'World Flora Online' })).toHaveAttribute(
    'href',
    'https://www.worldfloraonline.org/camellia',
  )
  await expect(main.getByRole('link', { name: '植物智' })).toHaveAttribute(
    'href',
    'https://www.iplant.cn/info/camellia',
  )
  // The edit is from 23:30 in Shanghai. The page shows the date in the school's time zone.
  await expect(main.getByText('Edited by Lin Grade 11, 20 March 2025')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Additional Info' })).toBeVisible()
  const paragraphs = camelliaInfo.map((line) =>
    main.getByRole('paragraph').filter({ hasText: line }),
  )
  for (const paragraph of paragraphs) await expect(paragraph).toBeVisible()
  await expect(main.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
})

test('shows four photographs of a season per page, and fills the last page with blanks', async ({
  page,
}) => {
  await page.goto(address)
  const spring = page.getByRole('region', { name: 'Spring' })
  const photographs = spring.getByRole('img', { name: /Camellia japonica/ })
  const cells = spring.locator('li')
  const previousButton = spring.getByRole('button', { name: 'Previous photographs: Spring' })
  const nextButton = spring.getByRole('button', { name: 'Next photographs: Spring' })
  await expect(photographs).toHaveCount(4)
  await expect(spring).toContainText('1 – 4 of 17')
  await expect(previousButton).toBeDisabled()
  // Before hydration, the page stores only the last press.
  await waitForHydration(page)
  for (let page = 1; page <= 4; page++) await nextButton.click()
  await expect(spring).toContainText('17 – 17 of 17')
  await expect(photographs).toHaveCount(1)
  await expect(cells).toHaveCount(4)
  await expect(nextButton).toBeDisabled()
  await expect(nextButton, 'keeps the focus').toBeFocused()
  await previousButton.click()
  await expect(spring).toContainText('13 – 16 of 17')
  await expect(page.getByRole('region', { name: 'Autumn' })).toContainText('3 photographs')
  await expect(page.getByRole('region', { name: 'Autumn' }).locator('li')).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'Winter' })).toContainText('1 – 4 of 5')
})

test('says that a season has no photographs', nightly, async ({ page }) => {
  await page.goto(profileAddress('plant', ginkgo[0]))
  await expect(page.getByRole('region', { name: 'Spring' })).toContainText('No photographs yet')
  await expect(page.getByRole('region', { name: 'Spring' }).getByRole('button')).toHaveCount(0)
})

test('shows the first artwork again after the last', nightly, async ({ page }) => {
  await page.goto(address)
  const viewer = page.getByRole('region', { name: 'Artwork' })
  const nextButton = viewer.getByRole('button', { name: 'Next' })
  for (const painter of [firstPainter, secondPainter, firstPainter]) {
    await expect(viewer.getByText('Painter')).toBeVisible()
    await expect(viewer.getByRole('definition').filter({ hasText: painter })).toBeVisible()
    await expect(viewer.getByText('Setting')).toBeVisible()
    await expect(viewer.getByRole('definition').filter({ hasText: 'Art room' })).toBeVisible()
    await nextButton.click()
  }
  await expect(viewer).toContainText('2 of 2')
})

test('opens the full gallery from the link Expand', async ({ page }) => {
  await page.goto(address)
  const gallery = page.getByRole('region', { name: 'Image Gallery', exact: true })
  await gallery.getByRole('link', { name: 'Expand' }).click()
  await expect(page).toHaveURL(`${address}/gallery`)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } })

    test('leads from the cover to the Image Gallery', async ({ page }) => {
      await page.goto(address)
      if (javaScriptEnabled) await waitForHydration(page)
      const cover = page.getByRole('figure').first()
      const link = cover.getByRole('link', { name: '30 photographs', exact: true })
      await link.focus()
      await page.keyboard.press('Enter')
      const heading = page.getByRole('heading', { name: 'Image Gallery' })
      await expect(heading).toBeInViewport({ ratio: 1 })
      expect((await heading.boundingBox())?.y).toBeLessThan(60)
      await expect(heading.getByText('Image Gallery')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(heading.getByRole('link', { name: 'Expand' })).toBeFocused()
    })
  })
}

test('shows no link to the Image Gallery for the only photograph', nightly, async ({ page }) => {
  await page.goto(profileAddress('plant', bauhinia[0]))
  const cover = page.getByRole('figure').first()
  await expect(cover.getByRole('img')).toBeVisible()
  await expect(cover.getByRole('link', { name: /photograph/ })).toHaveCount(0)
})

test('links a season with many photographs to the gallery', async ({ page }) => {
  await page.goto(address)
  const spring = page.getByRole('region', { name: 'Spring' })
  await spring.getByRole('link', { name: 'All 17' }).click()
  await expect(page).toHaveURL(`${address}/gallery?season=spring`)
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Autumn' }).getByText(/^All/)).toHaveCount(0)
})

test('shows the pages of species with unusual or missing names', nightly, async ({ page }) => {
  for (const names of [hibiscus, fringeFlower, bauhinia, canaryGrass]) {
    const response = await page.goto(`/search/${names[0].replaceAll(' ', '_')}`)
    expect(response?.status()).toBe(200)
    for (const name of names) {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    }
    await expect(page).toHaveTitle(names.filter(Boolean).join(' · '))
    await expect(page.getByRole('img', { name: names[0] }).first()).toBeVisible()
    // A missing name leaves no empty brackets.
    await expect(page.getByRole('img', { name: '()' })).toHaveCount(0)
    const description = page.locator('meta[name=description]')
    await expect(description).not.toHaveAttribute('content', /\(\)|, ?\)/)
  }
})

test('shows a whole page for a species with names only', async ({ page }) => {
  await page.goto(profileAddress('plant', camphor[0]))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(camphor[2])
  await expect(page.getByText('Nobody has photographed it yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Expand' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Artwork' })).toHaveCount(0)
  await expect(page.getByText(/^Posted \d+ \w+ 20\d\d$/)).toBeVisible()
})

test('moves nothing when the reader opens a species without photographs', async ({
  page,
  context,
}) => {
  const shifts = await watchShifts(context)
  await page.route(/waiting-sheet/, async (route) => {
    await setTimeout(700)
    await route.continue()
  })
  await page.goto('/glossary')
  await waitForHydration(page)
  await page
    .locator('summary')
    .filter({ has: page.getByText('C', { exact: true }) })
    .click()
  // A shift within half a second of a press does not count.
  await setTimeout(600)
  await page.getByRole('link', { name: new RegExp(camphor[0]) }).click()
  await expect(page.getByText('Nobody has photographed it yet.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(camphor[0])
  expect(shifts()).toEqual([])
})

test('shows long names and links in full', async ({ page }) => {
  await page.goto(profileAddress('plant', longest[0]))
  for (const name of otherNamesOfLongest) {
    await expect(page.getByText(name, { exact: false }).first()).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'example.org', exact: true })).toBeVisible()
})

test('shows HTML in a text as text', async ({ page }) => {
  await page.goto(profileAddress('plant', rose[0]))
  const main = page.getByRole('main')
  await expect(main.getByText(hostileHtml).first()).toBeVisible()
  await expect(main.getByText('bold', { exact: true })).toHaveCount(0)
  await expect(main.getByRole('link', { name: hostileHtml })).toBeVisible()
})
