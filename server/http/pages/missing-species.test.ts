/** Tests the answers for a species that is not recorded under the requested name. */
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
    test('states on an empty site that no species is recorded yet', async () => {
      const site = await openSite(await open(), { pages: true })
      for (const [address, message] of [
        ['/search', 'No plants are recorded yet.'],
        ['/search?q=rose', 'No plants are recorded yet.'],
        ['/searchBird', 'No birds are recorded yet.'],
      ] as const) {
        expect((await site.get(address, english)).body).toContain(message)
      }
      await addSmallCollection(site)
      const answer = await site.get('/search?q=qqqqqq', english)
      expect(answer.body).toContain('No species matches “qqqqqq”.')
    })

    test('lists matches before similar names, and marks similar names as guesses', async () => {
      const site = await openSite(await open(), { pages: true })
      await addSmallCollection(site)
      const page = async (text: string) => (await site.get(`/search?q=${text}`, english)).body
      const guessPage = await page('magnolai')
      expect(guessPage).toContain('No name contains “magnolai”.')
      expect(guessPage).toMatch(/Similar names: 1.*Yulan magnolia/s)
      await site.addSpecies('plant', ['Manglietia fordiana', 'Ford’s magnoliad', '木莲'])
      const firstSearch = (await site.get('/api/searchSpecies?q=magnolia')).json()
      expect(firstSearch).toMatchObject({ matches: 2, total: 2 })
      expect(await page('magnolia')).not.toContain('Similar names')
      const secondSearch = (await site.get('/api/searchSpecies?q=magnoliad')).json()
      expect(secondSearch).toMatchObject({ matches: 1, total: 2 })
      expect(secondSearch.results[0].latinName).toBe('Manglietia fordiana')
      expect(await page('magnoliad')).toMatch(/1 species.*Manglietia.*Guesses:.*Yulan magnolia/s)
      expect((await site.get('/api/searchSpecies')).json()).toMatchObject({ matches: 5, total: 5 })
    })

    test('redirects names in the spelling of file names of photographs', async () => {
      const site = await openSite(await open(), { pages: true })
      await addSmallCollection(site)
      for (const [requestedAddress, canonicalAddress] of [
        ['/search/Hibiscus_rosa_sinensis', '/search/Hibiscus_rosa-sinensis'],
        ['/search/Hibiscus_rosa', '/search/Hibiscus_rosa-sinensis'],
        ['/search/Bauhinia_x_blakeana', `/search/${encodeURIComponent('Bauhinia_×_blakeana')}`],
      ] as const) {
        const { statusCode, headers } = await site.get(requestedAddress)
        expect([requestedAddress, statusCode, headers.location]).toEqual([
          requestedAddress,
          302,
          canonicalAddress,
        ])
      }
      expect((await site.get('/search/Hibiscus')).statusCode).toBe(404)
    })

    test('keeps the language of the address when it redirects a name', async () => {
      const site = await openSite(await open(), { pages: true })
      await addSmallCollection(site)
      const { headers } = await site.get('/search/Hibiscus_rosa?lang=zh&zoom=1')
      expect(headers.location).toBe('/search/Hibiscus_rosa-sinensis?lang=zh')
    })

    test.each([
      '/SEARCH/Magnolia_denudata',
      '/search/magnolia_denudata',
      '/search/Magnolia_denudata/',
    ])(
      'redirects %s and its gallery permanently to the one spelling of the address',
      async (address) => {
        const site = await openSite(await open(), { pages: true })
        await addSmallCollection(site)
        for (const [requested, canonical] of [
          [address, '/search/Magnolia_denudata'],
          [`${address.replace(/\/$/, '')}/gallery`, '/search/Magnolia_denudata/gallery'],
        ] as const) {
          if (requested === canonical) continue
          const { statusCode, headers } = await site.get(`${requested}?lang=zh`)
          expect([requested, statusCode, headers.location]).toEqual([
            requested,
            301,
            `${canonical}?lang=zh`,
          ])
        }
      },
    )

    test('answers members and admins 404 for the edit page of a missing species', async () => {
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
