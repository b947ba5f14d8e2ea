/** Pages asked for a species that is not recorded under that name. */
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onSqlite } from '../../../tests/harness/databases/databases.ts'
import { join } from '../../../tests/harness/sites/members.ts'
import { openSite } from '../../../tests/harness/sites/site.ts'
import { addSmallCollection } from '../../../tests/harness/sites/small-collection.ts'

const english = { 'accept-language': 'en' }

if (!existsSync('build/server/index.js')) test.skip('skipped: run npm test, which builds the pages')
else
  onSqlite((open) => {
    test('says on an empty site that nothing is recorded yet', async () => {
      const site = await openSite(await open(), { pages: true })
      for (const [address, words] of [
        ['/search', 'No plants are recorded yet.'],
        ['/search?q=rose', 'No plants are recorded yet.'],
        ['/searchBird', 'No birds are recorded yet.'],
      ] as const) {
        expect((await site.get(address, english)).body).toContain(words)
      }
      await addSmallCollection(site)
      const found = await site.get('/search?q=qqqqqq', english)
      expect(found.body).toContain('No species matches “qqqqqq”.')
    })

    test('redirects names as file names of photographs have them', async () => {
      const site = await openSite(await open(), { pages: true })
      await addSmallCollection(site)
      for (const [asked, own] of [
        ['/search/Hibiscus_rosa_sinensis', '/search/Hibiscus_rosa-sinensis'],
        ['/search/Hibiscus_rosa', '/search/Hibiscus_rosa-sinensis'],
        ['/search/Bauhinia_x_blakeana', `/search/${encodeURIComponent('Bauhinia_×_blakeana')}`],
      ] as const) {
        const { statusCode, headers } = await site.get(asked)
        expect([asked, statusCode, headers.location]).toEqual([asked, 302, own])
      }
      expect((await site.get('/search/Hibiscus')).statusCode).toBe(404)
    })

    test('sends a member home from the edit page of a missing species', async () => {
      const site = await openSite(await open(), { pages: true })
      await addSmallCollection(site)
      for (const role of ['member', 'admin'] as const) {
        const person = await join(site, role)
        for (const address of ['/editPage?name=No_such', '/birdEditPage?name=%0d']) {
          const answer = await site.get(address, { ...person.authorization, ...english })
          expect([address, answer.statusCode]).toEqual([address, 404])
          expect(answer.body).toContain('Invalid access. Redirecting to home page.')
        }
      }
    })
  })
