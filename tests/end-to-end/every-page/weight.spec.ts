/** Checks how many bytes a phone loads at its first visit to thirteen pages, and when a page loads members’ styles. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { addresses } from '../addresses.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly, nightlyIf } from '../nightly.ts'
import { describeTransfers, lighthousePhone, totalBytes, transfersOf } from '../transfers.ts'
import { expect, test } from '../watched.ts'

/** The maximum sizes, in compressed bytes. */
const scriptMaximum = 125_000
const pageMaximum = 400_000
const profileMaximum = 250_000
const stylesMaximum = 13_500

test.use(lighthousePhone)

for (const name of [
  'plant home',
  'plant profile',
  'bird profile',
  'longest profile',
  'plant gallery',
  'plant glossary',
  'month in season',
  'home page',
  'videos',
  'about us',
  'walk',
  'labels',
  'my list',
] as const) {
  // Every run checks the pages outside this list, such as `longest profile`, the heaviest of the profiles.
  const isNightly = [
    'plant profile',
    'bird profile',
    'month in season',
    'plant gallery',
    'plant glossary',
    'videos',
    'about us',
    'labels',
    'my list',
  ].includes(name)
  test(
    `loads the ${name} with at most 125 kB of script and ${name.includes('profile') ? 250 : 400} kB in all`,
    nightlyIf(isNightly),
    async ({ page }) => {
      const transfers = await transfersOf(page, addresses[name])
      const scripts = transfers.filter(({ type }) => type === 'Script')
      expect(scripts.length).toBeGreaterThan(2)
      const inline = await page.locator('script:not([src])').allTextContents()
      const files = scripts.map(({ url }) =>
        readFile(path.resolve('build/client', `.${new URL(url).pathname}`)),
      )
      const texts = [...(await Promise.all(files)), Buffer.from(inline.join('\n'))]
      const script = texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
      const totalSize = totalBytes(transfers)
      test.info().annotations.push({
        type: 'weight',
        description: `${script} bytes of script, ${totalSize} in all`,
      })
      expect(script, describeTransfers(scripts)).toBeLessThanOrEqual(scriptMaximum)
      expect(totalSize, describeTransfers(transfers)).toBeLessThanOrEqual(
        name.includes('profile') ? profileMaximum : pageMaximum,
      )
    },
  )
}

test('loads the styles of members only on a page that uses them', nightly, async ({ page }) => {
  const styles = () =>
    page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
  await page.goto(addresses['plant home'])
  const [visitorStyles = '', ...others] = await styles()
  expect(others).toEqual([])
  const text = await readFile(path.resolve('build/client', `.${visitorStyles}`))
  expect(gzipSync(text).length).toBeLessThanOrEqual(stylesMaximum)

  await waitForHydration(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'API documentation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The API' })).toBeVisible()
  expect(await styles()).toEqual([visitorStyles, expect.stringContaining('/assets/members-')])
})
