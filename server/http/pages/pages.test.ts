/**
 * Tests headers, policies, compression and escaping of some pages and files of the build. Also tests that visitors see
 * no private facts. Numbers in titles name attacks of security.md.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { onSqlite } from '../../../tests/harness/databases/databases.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { addSmallCollection, magnolia } from '../../../tests/harness/sites/small-collection.ts'
import { pageHeaders } from '../security-headers.ts'

const isBuilt = existsSync('build/server/index.js')
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64')
const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'

describe.skipIf(!isBuilt)(
  isBuilt ? 'the site' : 'the site (skipped: run npm test, which builds its pages)',
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
        'answers %s with %i and a page that runs only the site’s scripts (41)',
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
          const scripts = policy.split('; ').find((part) => part.startsWith('script-src '))
          expect(scripts).toMatch(/^script-src 'self'( 'sha256-[\w+/]{43}=')+$/)
          for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
            expect(policy).toContain(part)
          }
          for (const [, tag = '', code] of response.body.matchAll(
            /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
          )) {
            // Browsers never run this data.
            if (tag.includes('application/ld+json')) continue
            if (code) expect(scripts).toContain(`'sha256-${hashOf(code)}'`)
            else expect(tag).toContain('src="/assets/')
          }
          const withoutValues = response.body.replaceAll(/"[^"]*"/g, '""')
          expect(withoutValues).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i)
        },
      )

      test('sends the same page compressed, under the same policy', async () => {
        const url = '/search/Magnolia_denudata'
        const plainAnswer = await site.get(url)
        for (const [acceptedEncodings, encoding, unpack] of [
          ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
          ['gzip', 'gzip', gunzipSync],
          ['gzip;q=0, br', 'br', brotliDecompressSync],
          ['gzip;q=0', undefined, (bytes: Buffer) => bytes],
        ] as const) {
          const compressedAnswer = await site.get(url, { 'accept-encoding': acceptedEncodings })
          expect(compressedAnswer.headers['content-encoding']).toBe(encoding)
          expect(compressedAnswer.headers.vary).toMatch(/accept-encoding/i)
          for (const header of ['etag', 'content-security-policy']) {
            expect(compressedAnswer.headers[header]).toBe(plainAnswer.headers[header])
          }
          expect(Number(compressedAnswer.headers['content-length'])).toBe(
            compressedAnswer.rawPayload.length,
          )
          expect(unpack(compressedAnswer.rawPayload).toString()).toBe(plainAnswer.body)
        }
      })

      test('shows typed text as text on each tested page (36, 39)', async () => {
        for (const [url] of addresses) {
          const { body } = await site.get(url)
          expect(body).not.toContain('<script>alert')
          expect(body).not.toContain('<img src=x')
        }
        const { body } = await site.get(`/search?q=${encodeURIComponent(hostile)}`)
        expect(body).not.toContain('<script>alert')
      })

      test('sends no private fact with a profile, not even in its data (31)', async () => {
        const { body } = await site.get('/search/Magnolia_denudata')
        expect(body).toContain(magnolia[2])
        for (const secret of ['林小满', 'P-000', 'A-000', 'Nobody yet']) {
          expect(body).not.toContain(secret)
        }
      })

      test.each(['/.git/config', '/.env', '/assets/entry.js.map', '/build/server/index.js'])(
        'answers %s with 404 (51)',
        async (url) => {
          expect((await site.get(url)).statusCode).toBe(404)
        },
      )

      test('marks files of the build as immutable, and has no source maps (51)', async () => {
        const [file] = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'))
        const response = await site.get(`/assets/${file}`)
        expect(response.statusCode).toBe(200)
        expect(response.headers['cache-control']).toContain('immutable')
        expect(response.headers['x-content-type-options']).toBe('nosniff')
        for (const header of pageHeaders) expect(response.headers).not.toHaveProperty(header)
        expect(readdirSync('build/client/assets').filter((name) => name.endsWith('.map'))).toEqual(
          [],
        )
      })

      const isPrecompressed = readdirSync('build/client/assets').some((name) =>
        name.endsWith('.br'),
      )
      test.skipIf(!isPrecompressed)('serves a script as the build compressed it', async () => {
        const name = readdirSync('build/client/assets').find((file) => file.endsWith('.js.br'))
        const url = `/assets/${name?.slice(0, -3)}`
        const plainAnswer = await site.get(url)
        for (const [encoding, unpack] of [
          ['br', brotliDecompressSync],
          ['gzip', gunzipSync],
        ] as const) {
          const { headers, rawPayload } = await site.get(url, { 'accept-encoding': encoding })
          expect(headers).toMatchObject({
            'content-encoding': encoding,
            'content-type': plainAnswer.headers['content-type'],
            'content-security-policy': plainAnswer.headers['content-security-policy'],
            'cache-control': expect.stringContaining('immutable'),
            vary: expect.stringMatching(/accept-encoding/i),
          })
          expect(unpack(rawPayload).equals(plainAnswer.rawPayload)).toBe(true)
        }
      })

      test('allows a worker script to load only its parts and WebAssembly, and other files to load nothing (41)', async () => {
        const policyOf = async (extension: string) => {
          const name = readdirSync('build/client/assets').find((file) => file.endsWith(extension))
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

      test('answers unknown methods and unknown calls with 404 and the error body of a call', async () => {
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

      test('answers HEAD with only the headers', async () => {
        const response = await site.app.inject({ method: 'HEAD', url: '/' })
        expect([response.statusCode, response.body]).toEqual([200, ''])
      })
    })
  },
)
