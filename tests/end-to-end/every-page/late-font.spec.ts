/** Checks that a font that loads late does not change the open page, and that the next page shows the font. */
import type { Page } from '@playwright/test'
import { addresses } from '../addresses.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../watched.ts'

/** @returns the fonts in which the browser shows the heading of the page */
async function fontsOfHeading(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

test(
  'keeps the font of the first paint, and shows EB Garamond on the next page',
  nightly,
  async ({ page }) => {
    const fontDelay = Promise.withResolvers<void>()
    await page.route(/\.woff2$/, async (route) => {
      await fontDelay.promise
      await route.continue()
    })
    // The load event of the page waits for its fonts.
    await page.goto(addresses.walk, { waitUntil: 'commit' })
    await waitForHydration(page, 'first view')
    fontDelay.resolve()
    await page.evaluate(() => document.fonts.ready)
    expect(await fontsOfHeading(page)).not.toContain('EB Garamond Medium')

    await page.getByRole('link', { name: 'All walks' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    await expect.poll(() => fontsOfHeading(page)).toContain('EB Garamond Medium')
  },
)
