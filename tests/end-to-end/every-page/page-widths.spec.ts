/** Checks that the main pages are not wider than their window, from a phone to a large screen. */
import type { Page } from '@playwright/test'
import { writeSeasonCollection } from '../../harness/collections/season-collection.ts'
import { runSite } from '../../harness/sites/running-site.ts'
import { addresses, type PageName } from '../addresses.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { expect, test } from '../reader.ts'

/** The widths in pixels at which the layout changes, and some other widths. reflow.spec.ts covers 320 px. */
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

async function findOverflows(page: Page): Promise<string[]> {
  const overflows: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const part of await overflowingElements(page)) overflows.push(`${width} px: ${part}`)
  }
  return overflows
}

test('fits every main page into a window of each width', nightly, async ({ page }) => {
  test.slow()
  for (const name of mainPages) {
    await page.goto(addresses[name], { waitUntil: 'domcontentloaded' })
    expect.soft(await findOverflows(page), `wider than its window: ${name}`).toEqual([])
  }
})

test(
  'fits the plant home page with seven species in season into a window of each width',
  nightly,
  async ({ page }) => {
    test.slow()
    const site = await runSite((folder) => writeSeasonCollection(folder, 7))
    await page.goto(site.origin, { waitUntil: 'domcontentloaded' })
    const strip = page.getByRole('region', { name: 'In season now' })
    await expect(strip.getByRole('listitem')).toHaveCount(7)
    expect(await findOverflows(page)).toEqual([])
    // On a wide screen, the strip has the same edges as the text of the page.
    await expect(strip.getByRole('list')).toHaveCSS('margin-right', '0px')
    // The pictures of the page may still be loading.
    await page.goto('about:blank')
    expect(await site.stop(), 'logged errors').toEqual([])
  },
)
