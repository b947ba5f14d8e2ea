/**
 * Tests that a document that arrives in pieces moves no content. On slow connections, browsers paint the pieces that
 * have arrived.
 */
import { addresses, type PageName, pageNames } from '../addresses.ts'
import { waitForHydration } from '../hydrated.ts'
import { watchShifts } from '../layout-shifts.ts'
import { nightlyIf } from '../nightly.ts'
import { expect, test as readerTest } from '../reader.ts'
import { useSlowSite } from '../slow-network.ts'

const test = readerTest.extend<{ slowOrigin: string }>({
  slowOrigin: ({ baseURL }, use) => useSlowSite(String(baseURL), use),
})

/** These pages answer with an error, which the tests of every page tolerate. */
const missing: readonly PageName[] = ['missing page', 'missing species']

for (const name of pageNames) {
  test(
    `a slow document moves nothing: ${name}`,
    nightlyIf(name !== 'plant gallery'),
    async ({ page, context, slowOrigin, tolerate }) => {
      if (missing.includes(name)) tolerate(/404/)
      const shifts = await watchShifts(context)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(`${slowOrigin}${addresses[name]}`)
        // The browser reports the last shifts a little later.
        await waitForHydration(page, 'first view')
      }
      expect(shifts()).toEqual([])
    },
  )
}
