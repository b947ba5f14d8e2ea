/** Tests the home pages of a site without photographs. */
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onSqlite } from '../../../tests/harness/databases/databases.ts'
import { openSite } from '../../../tests/harness/sites/site.ts'
import { magnolia } from '../../../tests/harness/sites/small-collection.ts'

if (!existsSync('build/server/index.js')) test.skip('skipped: run npm test, which builds the pages')
else
  onSqlite((open) => {
    test('reports on each home page that nobody has taken a photograph, until a photograph is published', async () => {
      const site = await openSite(await open(), { pages: true })
      await site.addSpecies('plant', magnolia)
      const home = async (address: string) =>
        (await site.get(address, { 'accept-language': 'en' })).body
      expect(await home('/')).toContain('Nobody has photographed a plant yet.')
      expect(await home('/databaseBird')).toContain('Nobody has photographed a bird yet.')
      await site.addPicture('plant', magnolia[0], { season: 'spring' })
      const page = await home('/')
      expect(page).toContain('Photograph of the week')
      expect(page).not.toContain('Nobody has photographed')
      // The browser fetches the picture before the browser has read the page.
      expect(page).toMatch(/<link rel="preload" as="image"[^>]*fetchPriority="high"/i)
    })
  })
