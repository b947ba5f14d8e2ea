/** Checks that the layout does not shift while pictures and the font load slowly. */
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { dose } from '../../harness/doses/dose.ts'
import { addresses } from '../addresses.ts'
import { nightlyIf } from '../nightly.ts'
import { expect, test } from '../watched.ts'

/** Every run checks the pages of the first list, and the nightly run checks the pages of the second list. */
const pages = dose(
  ['plant home', 'plant profile', 'plant gallery', 'home page', 'walk'] as const,
  [
    'plant home',
    'plant profile',
    'bird profile',
    'plant gallery',
    'home page',
    'videos',
    'about us',
    'walk',
  ] as const,
)

/** The largest allowed sum of the browser's scores for the layout shifts of one page. */
const largestScore = 0.001

/** @returns the browser's score of all layout shifts so far, and the moved elements */
async function readShifts(page: Page): Promise<{ score: number; movedElements: string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & {
            value: number
            sources: { node?: Element }[]
          })[]
          resolve({
            score: entries.reduce((sum, entry) => sum + entry.value, 0),
            movedElements: entries.flatMap((entry) =>
              entry.sources.map(({ node }) => `${entry.value} ${node?.outerHTML?.slice(0, 100)}`),
            ),
          })
        }).observe({ type: 'layout-shift', buffered: true })
        // The observer reports nothing if there was no shift.
        window.setTimeout(() => resolve({ score: 0, movedElements: [] }), 200)
      }),
  )
}

for (const [device, viewport] of Object.entries({
  phone: { width: 412, height: 823 },
  desktop: { width: 1440, height: 900 },
})) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test(
      'does not shift the layout while pictures and fonts load slowly',
      nightlyIf(device === 'desktop'),
      async ({ page }) => {
        await page.route(/\/public\/|\/content\/|\.woff2$/, async (route) => {
          await setTimeout(400)
          await route.continue()
        })
        for (const name of pages) {
          await page.goto(addresses[name])
          await page.evaluate(() => document.fonts.ready)
          const { score, movedElements } = await readShifts(page)
          expect(score, `${name}\n${movedElements.join('\n')}`).toBeLessThanOrEqual(largestScore)
        }
      },
    )
  })
}
