/**
 * Tests that cached pages are never stale, are separate for each language, and never mix with the pages of members.
 * Numbers in titles name attacks of security.md.
 */
import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { onSqlite } from '../../../tests/harness/databases/databases.ts'
import { join, type Person } from '../../../tests/harness/sites/members.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { addSmallCollection, magnolia } from '../../../tests/harness/sites/small-collection.ts'

const isBuilt = existsSync('build/server/index.js')

describe.skipIf(!isBuilt)(
  isBuilt
    ? 'a site that caches pages'
    : 'a site that caches pages (skipped: run npm test, which builds them)',
  () => {
    onSqlite((open) => {
      let site: Site
      let teacher: Person
      beforeAll(async () => {
        site = await openSite(await open(), { pages: true })
        await addSmallCollection(site)
        await site.addSpecies('plant', ['Rosa rugosa', 'Japanese rose', '玫瑰'], {
          texts: { location: 'By the gate' },
        })
        teacher = await join(site, 'admin')
      })

      const edit = (commonName: string) =>
        teacher.call('updateText', {
          ...{ latinName: magnolia[0], originalLatin: magnolia[0], chineseName: magnolia[2] },
          commonName,
        })

      test('shows a change at once', async () => {
        for (const commonName of ['Lily tree', 'Yulan']) {
          expect((await edit(commonName)).statusCode).toBe(200)
          for (const url of ['/search/Magnolia_denudata', '/search/Magnolia_denudata.data']) {
            expect((await site.get(url)).body).toContain(commonName)
          }
        }
      })

      test('answers a HEAD request with the headers of the page and without a body', async () => {
        const url = '/search/Magnolia_denudata'
        const page = await site.get(url)
        const head = await site.app.inject({ method: 'HEAD', url })
        expect([head.statusCode, head.body]).toEqual([200, ''])
        expect(head.headers.etag).toBe(page.headers.etag)
      })

      test('answers 304 until the content changes', async () => {
        const firstAnswer = await site.get('/search/Magnolia_denudata')
        const headers = { 'if-none-match': String(firstAnswer.headers.etag) }
        const secondAnswer = await site.get('/search/Magnolia_denudata', headers)
        expect([secondAnswer.statusCode, secondAnswer.body]).toEqual([304, ''])
        const policy = 'content-security-policy'
        expect(secondAnswer.headers[policy]).toBe(firstAnswer.headers[policy])
        await edit('Lily tree')
        expect((await site.get('/search/Magnolia_denudata', headers)).statusCode).toBe(200)
      })

      test('has the same entity tag for all unknown query parameters (82)', async () => {
        for (const url of ['/api/docs', '/search/Magnolia_denudata', '/search?q=rose']) {
          const firstAnswer = await site.get(url)
          const sign = url.includes('?') ? '&' : '?'
          const headers = { 'if-none-match': String(firstAnswer.headers.etag) }
          for (const parameter of ['x=1', 'x=2&x=3', 'utm_source=%E8%8A%B1', '__proto__=1']) {
            const secondAnswer = await site.get(`${url}${sign}${parameter}`, headers)
            expect([secondAnswer.statusCode, secondAnswer.body]).toEqual([304, ''])
          }
        }
      })

      test('caches a separate page for each language', async () => {
        for (const [language, word] of [
          ['en', 'Where can you find it'],
          ['zh', '校园位置'],
          ['en', 'Where can you find it'],
        ] as const) {
          const headers = { 'accept-language': language }
          const { body } = await site.get('/search/Rosa_rugosa', headers)
          expect(body).toContain(word)
        }
      })

      test('neither sends a cached page to members nor caches the page of a member (31)', async () => {
        await site.get('/search/Magnolia_denudata')
        const answer = await teacher.get('/search/Magnolia_denudata')
        expect(answer.body).toContain('P-000')
        expect(answer.headers).not.toHaveProperty('etag')
        // A browser must not store the page, because the Back button would show it.
        expect(answer.headers['cache-control']).toBe('private, no-store')
        const { body } = await site.get('/search/Magnolia_denudata')
        expect(body).not.toContain('P-000')
        expect(body).not.toContain(teacher.username)
      })
    })
  },
)
