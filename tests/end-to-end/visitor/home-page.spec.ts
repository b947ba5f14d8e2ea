/** Tests /home: the featured pairs, the search and the activities. tours.spec.ts tests the tours. */
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { readConfig } from '../../../server/config/config.ts'
import { openDatabase } from '../../../server/database/connection.ts'
import { home } from '../../harness/collections/field-content.ts'
import { camellia, grebe } from '../../harness/collections/field-species.ts'
import { featuredPairs } from '../../harness/sites/featured-pairs.ts'
import { runSite } from '../../harness/sites/running-site.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'

const bloom = (page: Page) => page.getByRole('group', { name: 'Plant in Bloom' })

test.describe('Plant in Bloom', () => {
  test('steps from the first pair to the last pair, and stops', async ({ page }) => {
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plant in Bloom')
    const previousButton = bloom(page).getByRole('button', { name: 'Previous' })
    const nextButton = bloom(page).getByRole('button', { name: 'Next' })
    await expect(previousButton).toHaveCount(0)
    for (const [index, { names }] of featuredPairs.entries()) {
      await expect(bloom(page)).toContainText(`${index + 1} of 3`)
      await expect(bloom(page)).toContainText(names[0])
      if (index < featuredPairs.length - 1) await nextButton.click()
    }
    await expect(nextButton).toHaveCount(0)
    await expect(previousButton, 'the focus moves to the other button').toBeFocused()
    await previousButton.click()
    await previousButton.click()
    await expect(previousButton).toHaveCount(0)
    await expect(bloom(page)).toContainText('1 of 3')
  })

  test('marks the place of a hidden button with a ring', nightly, async ({ page }) => {
    await page.goto('/home')
    const steps = bloom(page).locator('p', { has: page.getByRole('button') })
    const ring = await steps.evaluate((element) => {
      const { content, borderTopStyle, inlineSize } = getComputedStyle(element, '::before')
      return { content, borderTopStyle, inlineSize }
    })
    const { width = 0 } = (await steps.getByRole('button').boundingBox()) ?? {}
    expect(ring).toEqual({ content: '""', borderTopStyle: 'solid', inlineSize: `${width}px` })
  })

  test('shows the credits of photograph and artwork, or Unknown', async ({ page }) => {
    await page.goto('/home')
    const figureAt = (index: number) => bloom(page).getByRole('figure').nth(index)
    await expect(figureAt(0)).toContainText(
      /Photographer\sWang Xiaoming.*Time\s.*20\d\d.*Setting\sObservatory steps/s,
    )
    await expect(figureAt(1)).toContainText(/By .*Time\s.*2025.*Location\sArt room/s)
    const scientificName = bloom(page).locator('dd').filter({ hasText: camellia[0] })
    await expect(scientificName).toContainText(camellia[2])
    await expect(bloom(page)).toContainText(/Scientific Name.*Flowering Season\s*(Spring|Winter)/s)
    await bloom(page).getByRole('button', { name: 'Next' }).click()
    await expect(bloom(page)).toContainText('By Unknown')
    await expect(bloom(page), 'a bird does not flower').not.toContainText('Flowering Season')
  })

  test('links a pair to the page of its species', nightly, async ({ page }) => {
    await page.goto('/home')
    await bloom(page).getByRole('link', { name: 'Detailed Information' }).click()
    await expect(page).toHaveURL('/search/Camellia_japonica')
    await page.goBack()
    await bloom(page).getByRole('button', { name: 'Next' }).click()
    await bloom(page).getByRole('link', { name: 'Detailed Information' }).click()
    await expect(page).toHaveURL('/searchBird/Tachybaptus_ruficollis')
  })

  test('steps through the pairs by arrow keys', nightly, async ({ page }) => {
    await page.goto('/home')
    await waitForHydration(page)
    await bloom(page).getByRole('link', { name: 'Detailed Information' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(bloom(page)).toContainText('1 of 3')
    await bloom(page).getByRole('button', { name: 'Next' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(bloom(page)).toContainText(grebe[0])
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(bloom(page)).toContainText('3 of 3')
    await page.keyboard.press('ArrowLeft')
    await expect(bloom(page)).toContainText('2 of 3')
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

    test('steps through the pairs by swiping', nightly, async ({ page }) => {
      await page.goto('/home')
      await bloom(page).getByRole('button', { name: 'Next' }).tap()
      await expect(bloom(page)).toContainText('2 of 3')
      await swipe(page, 300, 80)
      await expect(bloom(page)).toContainText('3 of 3')
      await swipe(page, 80, 300)
      await expect(bloom(page)).toContainText('2 of 3')
    })
  })
})

/** Sends the touch events of a sideways swipe over the photograph. */
async function swipe(page: Page, startX: number, endX: number) {
  const image = bloom(page).getByRole('img').first()
  await image.scrollIntoViewIfNeeded()
  const y = Math.round(((await image.boundingBox())?.y ?? 0) + 60)
  const device = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    })
  await touch('touchStart', startX)
  for (let step = 1; step <= 8; step++)
    await touch('touchMove', startX + ((endX - startX) * step) / 8)
  await touch('touchEnd')
}

test('opens a plant from the search', nightly, async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('combobox', { name: 'Search plants by name' }).fill('ginkgo')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search[/?].*ginkgo/i)
})

test('lists activities newest first, with a poster, and hostile HTML as text', async ({ page }) => {
  await page.goto('/home')
  const activities = page.getByRole('region', { name: 'Recent activities' })
  await expect(activities.getByRole('heading', { level: 3 })).toHaveText(
    home.activities.map(({ title }) => title.en),
  )
  const poster = activities.getByRole('img', { name: 'Poster of the tour' })
  await poster.scrollIntoViewIfNeeded()
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(activities).toContainText('<b>bold</b>')
  await expect(activities.getByRole('link', { name: 'press here' })).toHaveCount(0)
  await expect(activities).toContainText('press here')
})

test(
  'reports featured content that fails to load, and shows the rest of the page',
  nightly,
  async ({ page }) => {
    const site = await runSite()
    const database = openDatabase(readConfig(site.environment))
    await sql`drop table featured`.execute(database.db)
    await database.close()
    await page.goto(`${site.origin}/home`)
    await expect(page.getByRole('alert')).toContainText('Failed to load featured content')
    await expect(page.getByRole('region', { name: 'Recent activities' })).toBeVisible()
    const faults = await site.stop()
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain('featured')
  },
)
