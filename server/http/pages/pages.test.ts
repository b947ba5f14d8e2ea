/**
 * What holds for every page, whoever wrote it: headers, nonces, what is withheld, what is escaped.
 * Numbers in names are lines of security.md.
 */
import { existsSync, readdirSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { onSqlite } from '../../../tests/harness/databases.ts'
import { join, type Person } from '../../../tests/harness/members.ts'
import { openSite, type Site } from '../../../tests/harness/site.ts'
import { addSmallCollection, magnolia } from '../../../tests/harness/small-collection.ts'

const built = existsSync('build/server/index.js')
const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'

describe.skipIf(!built)(
  built ? 'pages' : 'pages (skipped: run npm test, which builds them)',
  () => {
    onSqlite((open) => {
      let site: Site
      beforeAll(async () => {
        site = await openSite(await open(), { pages: true })
        await addSmallCollection(site)
        await site.addSpecies('plant', ['Rosa hostilis', `Rose ${hostile}`, `玫瑰${hostile}`], {
          texts: { additionalInfo: hostile, location: hostile },
          editor: hostile,
          englishLinks: [{ linkTitle: hostile, link: 'https://example.org' }],
        })
      })

      const addresses = [
        ['/', 200],
        ['/databaseBird', 200],
        ['/glossary', 200],
        ['/search?q=rose', 200],
        ['/search/Magnolia_denudata', 200],
        ['/search/Rosa_hostilis', 200],
        ['/search/Magnolia_denudata/gallery', 200],
        ['/searchBird/Tachybaptus_ruficollis', 200],
        ['/search/Nothing_here', 404],
        ['/nowhere/at/all', 404],
      ] as const

      test.each(addresses)(
        '%s is a page, %i, on which only our own scripts run (41)',
        async (url, status) => {
          const response = await site.get(url, { 'accept-language': 'en' })
          expect(response.statusCode).toBe(status)
          expect(response.headers['content-type']).toContain('text/html')
          expect(response.headers).toMatchObject({
            'x-content-type-options': 'nosniff',
            'referrer-policy': 'same-origin',
            'cross-origin-opener-policy': 'same-origin',
            'cache-control': 'private, no-cache',
          })
          const policy = String(response.headers['content-security-policy'])
          const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1]
          expect(nonce).toBeTruthy()
          const scripts = policy.split('; ').find((part) => part.startsWith('script-src '))
          expect(scripts).not.toMatch(/unsafe|https?:|data:|\*/)
          for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
            expect(policy).toContain(part)
          }
          for (const [tag] of response.body.matchAll(/<script\b[^>]*>/g)) {
            expect(tag).toMatch(
              new RegExp(`nonce="${nonce?.replaceAll(/[+/]/g, '\\$&')}"|src="/assets/`),
            )
          }
          const withoutValues = response.body.replaceAll(/"[^"]*"/g, '""')
          expect(withoutValues).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i)
        },
      )

      test('no two answers share a nonce', async () => {
        const policies = [await site.get('/'), await site.get('/')].map(
          (response) => response.headers['content-security-policy'],
        )
        expect(policies[0]).not.toBe(policies[1])
      })

      test('travels compressed, with the nonce of its own policy', async () => {
        const url = '/search/Magnolia_denudata'
        const plain = await site.get(url)
        const nonceOf = ({ headers }: typeof plain) =>
          /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none'
        for (const [accepted, encoding, unpack] of [
          ['gzip, deflate, br, zstd', 'gzip', gunzipSync],
          ['br', 'br', brotliDecompressSync],
          ['gzip;q=0, br', 'br', brotliDecompressSync],
          ['gzip;q=0', undefined, (bytes: Buffer) => bytes],
        ] as const) {
          const packed = await site.get(url, { 'accept-encoding': accepted })
          expect(packed.headers['content-encoding']).toBe(encoding)
          expect(packed.headers.vary).toMatch(/accept-encoding/i)
          expect(packed.headers.etag).toBe(plain.headers.etag)
          expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length)
          expect(nonceOf(packed)).not.toBe(nonceOf(plain))
          const page = unpack(packed.rawPayload).toString()
          expect(page).toContain(nonceOf(packed))
          expect(page.replaceAll(nonceOf(packed), nonceOf(plain))).toBe(plain.body)
        }
      })

      test('what was typed is text wherever it stands (36, 39)', async () => {
        for (const [url] of addresses) {
          const { body } = await site.get(url)
          expect(body).not.toContain('<script>alert')
          expect(body).not.toContain('<img src=x')
        }
        const { body } = await site.get(`/search?q=${encodeURIComponent(hostile)}`)
        expect(body).not.toContain('<script>alert')
      })

      test('a profile carries nothing a visitor may not see, not even in its data (31)', async () => {
        const { body } = await site.get('/search/Magnolia_denudata')
        expect(body).toContain(magnolia[2])
        for (const secret of ['林小满', 'Lotus pond', 'P-000', 'A-000', 'Nobody yet']) {
          expect(body).not.toContain(secret)
        }
      })

      test.each(['/.git/config', '/.env', '/assets/entry.js.map', '/build/server/index.js'])(
        '%s is 404 (51)',
        async (url) => {
          expect((await site.get(url)).statusCode).toBe(404)
        },
      )

      test('files of the build are kept for a year, and hold no source map (51)', async () => {
        const [file] = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'))
        const response = await site.get(`/assets/${file}`)
        expect(response.statusCode).toBe(200)
        expect(response.headers['cache-control']).toContain('immutable')
        expect(response.headers['x-content-type-options']).toBe('nosniff')
        expect(readdirSync('build/client/assets').filter((name) => name.endsWith('.map'))).toEqual(
          [],
        )
      })

      const packed = readdirSync('build/client/assets').some((name) => name.endsWith('.br'))
      test.skipIf(!packed)('a script comes as it was compressed by the build', async () => {
        const name = readdirSync('build/client/assets').find((file) => file.endsWith('.js.br'))
        const url = `/assets/${name?.slice(0, -3)}`
        const plain = await site.get(url)
        for (const [encoding, unpack] of [
          ['br', brotliDecompressSync],
          ['gzip', gunzipSync],
        ] as const) {
          const { headers, rawPayload } = await site.get(url, { 'accept-encoding': encoding })
          expect(headers).toMatchObject({
            'content-encoding': encoding,
            'content-type': plain.headers['content-type'],
            'content-security-policy': plain.headers['content-security-policy'],
            'cache-control': expect.stringContaining('immutable'),
            vary: expect.stringMatching(/accept-encoding/i),
          })
          expect(unpack(rawPayload).equals(plain.rawPayload)).toBe(true)
        }
      })

      test('a script may load its parts and run WebAssembly as a worker, other files nothing (41)', async () => {
        const policyOf = async (ending: string) => {
          const name = readdirSync('build/client/assets').find((file) => file.endsWith(ending))
          return (await site.get(`/assets/${name}`)).headers['content-security-policy']
        }
        expect(await policyOf('.js')).toBe(
          "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
        )
        expect(await policyOf('.svg')).toContain(
          "default-src 'none'; frame-ancestors 'none'; sandbox",
        )
        const page = (await site.get('/')).headers['content-security-policy']
        expect(page).toContain("; worker-src 'self';")
        expect(page).not.toContain('wasm')
      })

      test('what is no page and no call answers as calls do', async () => {
        for (const [method, url] of [
          ['PUT', '/'],
          ['DELETE', '/search/Magnolia_denudata'],
          ['GET', '/api/nothing'],
        ] as const) {
          const response = await site.app.inject({ method, url })
          expect(response.statusCode).toBe(404)
          expect(response.json()).toEqual({ message: expect.any(String), code: expect.any(String) })
        }
      })

      describe('kept ready for visitors', () => {
        let teacher: Person
        beforeAll(async () => {
          teacher = await join(site, 'admin')
        })
        const edit = (commonName: string) =>
          teacher.call('updateText', {
            ...{ latinName: magnolia[0], originalLatin: magnolia[0], chineseName: magnolia[2] },
            commonName,
          })

        test('a change is on the page at once', async () => {
          for (const commonName of ['Lily tree', 'Yulan']) {
            expect((await edit(commonName)).statusCode).toBe(200)
            for (const url of ['/search/Magnolia_denudata', '/search/Magnolia_denudata.data']) {
              expect((await site.get(url)).body).toContain(commonName)
            }
          }
        })

        test('is sent again only when it says something else', async () => {
          const first = await site.get('/search/Magnolia_denudata')
          const headers = { 'if-none-match': String(first.headers.etag) }
          const again = await site.get('/search/Magnolia_denudata', headers)
          expect([again.statusCode, again.body]).toEqual([304, ''])
          // Its policy would not be that of the reader's copy.
          expect(again.headers).not.toHaveProperty('content-security-policy')
          await edit('Lily tree')
          expect((await site.get('/search/Magnolia_denudata', headers)).statusCode).toBe(200)
        })

        test('is the same page whatever else its address carries (82)', async () => {
          for (const url of ['/api/docs', '/search/Magnolia_denudata', '/search?q=rose']) {
            const first = await site.get(url)
            const sign = url.includes('?') ? '&' : '?'
            const headers = { 'if-none-match': String(first.headers.etag) }
            for (const more of ['x=1', 'x=2&x=3', 'utm_source=%E8%8A%B1', '__proto__=1']) {
              const again = await site.get(`${url}${sign}${more}`, headers)
              expect([again.statusCode, again.body]).toEqual([304, ''])
            }
          }
        })

        test('each language has its own', async () => {
          for (const [language, word] of [
            ['en', 'Where can you find it'],
            ['zh', '哪里能看到'],
            ['en', 'Where can you find it'],
          ] as const) {
            const headers = { 'accept-language': language }
            const { body } = await site.get('/search/Rosa_hostilis', headers)
            expect(body).toContain(word)
          }
        })

        test('who is signed in is shown none of it, and none of theirs is kept (31)', async () => {
          await site.get('/search/Magnolia_denudata')
          const theirs = await teacher.get('/search/Magnolia_denudata')
          expect(theirs.body).toContain('P-000')
          expect(theirs.headers).not.toHaveProperty('etag')
          // Not by a browser either, which would show it when somebody goes back.
          expect(theirs.headers['cache-control']).toBe('private, no-store')
          const { body } = await site.get('/search/Magnolia_denudata')
          expect(body).not.toContain('P-000')
          expect(body).not.toContain(teacher.username)
        })
      })

      test('HEAD gives the headers of the page alone', async () => {
        const response = await site.app.inject({ method: 'HEAD', url: '/' })
        expect([response.statusCode, response.body]).toEqual([200, ''])
      })
    })
  },
)
