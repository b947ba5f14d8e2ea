/** No page is wider than its window, between a phone's width and a large screen's (security.md 82). */
import type { Page } from '@playwright/test'
import { writeSeasonCollection } from '../../harness/collections/season-collection.ts'
import { runSite } from '../../harness/sites/running-site.ts'
import { addresses, type PageName } from '../addresses.ts'
import { stickingOut } from '../overflow.ts'
import { expect, test } from '../watched.ts'

/** Pixels: those at which the layout changes, and between them. 320 is looked at in reflow.spec.ts. */
const widths = [480, 768, 1024, 1200, 1201, 1600]

const mainPages: readonly PageName[] = [
  'plant home',
  'bird home',
  'plant glossary',
  'plant profile',
  'bird profile',
  'plant gallery',
  'month in season',
  'search results',
  'home page',
  'creations',
  'about us',
  'walk',
]

async function widerThanTheWindow(page: Page): Promise<string[]> {
  const wider: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const part of await stickingOut(page)) wider.push(`${width} px: ${part}`)
  }
  return wider
}

test('no main page is wider than its window', async ({ page }) => {
  test.slow()
  for (const name of mainPages) {
    await page.goto(addresses[name], { waitUntil: 'domcontentloaded' })
    expect.soft(await widerThanTheWindow(page), `wider than its window: ${name}`).toEqual([])
  }
})

test('nor is the home page with seven species in season', async ({ page }) => {
  test.slow()
  const site = await runSite((folder) => writeSeasonCollection(folder, 7))
  await page.goto(site.origin, { waitUntil: 'domcontentloaded' })
  const strip = page.getByRole('region', { name: 'In season now' })
  await expect(strip.getByRole('listitem')).toHaveCount(7)
  expect(await widerThanTheWindow(page)).toEqual([])
  expect(await site.stop(), 'faults the server logged').toEqual([])
})
