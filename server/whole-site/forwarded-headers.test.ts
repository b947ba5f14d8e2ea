/** Tests that the site uses forwarded headers only if a trusted proxy sent these headers (security.md 74). */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { onSqlite } from '../../tests/harness/databases/databases.ts'
import { linsAccount as lin } from '../../tests/harness/sites/account-calls.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'

const isBuilt = existsSync('build/server/index.js')
const secure = /^__Host-(session|device)=.*; Secure$/
const forgedHeaders = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'host=evil.example;proto=https',
}

onSqlite((open) => {
  let plainSite: Site
  let proxiedSite: Site
  let namedSite: Site
  beforeAll(async () => {
    const openWith = async (settings: NodeJS.ProcessEnv) =>
      openSite(await open(), { settings, pages: isBuilt })
    plainSite = await openWith({})
    proxiedSite = await openWith({ TRUST_PROXY: 'on' })
    namedSite = await openWith({ SITE_URL: 'https://flora.example' })
  })

  test.each<[string, () => Site, Record<string, string>]>([
    [
      'behind a proxy that forwards the host',
      () => proxiedSite,
      { 'x-forwarded-host': 'localhost' },
    ],
    ['behind a proxy, when a reader names another host', () => proxiedSite, { host: 'localhost' }],
    ['if the address of the site is https', () => namedSite, { host: 'localhost' }],
    [
      'without a proxy, at another host',
      () => plainSite,
      { host: 'flora.example', ...forgedHeaders },
    ],
  ])('the cookies of a login are Secure %s', async (_title, siteOf, headers) => {
    await siteOf().post('/api/register', lin)
    const signedIn = await siteOf().post('/api/login', lin, headers)
    const cookies = [signedIn.headers['set-cookie'] ?? ''].flat()
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) expect(cookie).toMatch(secure)
  })

  describe.skipIf(!isBuilt)(isBuilt ? 'pages' : 'pages (skipped: run npm test)', () => {
    const canonical = ({ body }: { body: string }) =>
      /rel="canonical" href="([^"]+)"/.exec(body)?.[1]

    test('ignore the headers without a trusted proxy', async () => {
      const page = await plainSite.get('/', { host: 'flora.example', ...forgedHeaders })
      expect(canonical(page)).toBe('http://flora.example/')
      expect(page.body).not.toContain('evil.example')
    })

    test('use the headers of a trusted proxy, the last value only', async () => {
      const forwarded = { 'x-forwarded-host': 'evil.example, flora.example' }
      const page = await proxiedSite.get('/', { ...forwarded, 'x-forwarded-proto': 'https' })
      expect(canonical(page)).toBe('https://flora.example/')
    })

    test('prefer SITE_URL for any host', async () => {
      const page = await namedSite.get('/', { host: 'evil.example', ...forgedHeaders })
      expect(canonical(page)).toBe('https://flora.example/')
      expect(page.body).not.toContain('evil.example')
    })

    test.each([
      ['x-forwarded-host', 'user:password@flora.example'],
      ['x-forwarded-host', 'flora.example/x'],
      ['x-forwarded-proto', 'javascript'],
    ])('reject the headers with %s: %s', async (name, value) => {
      expect((await proxiedSite.get('/', { [name]: value })).statusCode).toBe(400)
    })
  })
})

describe('deploy/nginx.conf', () => {
  let settings: Map<string, string[]>
  beforeAll(() => {
    const file = path.resolve(import.meta.dirname, '../../deploy/nginx.conf')
    settings = new Map()
    for (const [, name = '', value = ''] of readFileSync(file, 'utf8').matchAll(
      /^ *proxy_set_header +(\S+) +(.+);$/gm,
    )) {
      settings.set(name, [...(settings.get(name) ?? []), value])
    }
  })

  test.each([
    ['Host', '$http_host'],
    ['X-Forwarded-For', '$remote_addr'],
    ['X-Forwarded-Host', '$http_host'],
    ['X-Forwarded-Proto', '$scheme'],
    ['X-Forwarded-Port', '""'],
    ['X-Real-IP', '""'],
    ['Forwarded', '""'],
  ])('sets %s once for all locations', (name, value) => {
    expect(settings.get(name)).toEqual([value])
  })
})
