/** The site uses forwarded headers only if a trusted proxy sent them (security.md 74). */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { onSqlite } from '../../tests/harness/databases/databases.ts'
import { linsAccount as lin } from '../../tests/harness/sites/account-calls.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'

const built = existsSync('build/server/index.js')
const secure = /^__Host-(session|device)=.*; Secure$/
const lies = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'host=evil.example;proto=https',
}

onSqlite((open) => {
  let plain: Site
  let proxied: Site
  let named: Site
  beforeAll(async () => {
    const openWith = async (settings: NodeJS.ProcessEnv) =>
      openSite(await open(), { settings, pages: built })
    plain = await openWith({})
    proxied = await openWith({ TRUST_PROXY: 'on' })
    named = await openWith({ SITE_URL: 'https://flora.example' })
  })

  test.each<[string, () => Site, Record<string, string>]>([
    ['behind a proxy that forwards the host', () => proxied, { 'x-forwarded-host': 'localhost' }],
    ['behind a proxy, when a reader names another host', () => proxied, { host: 'localhost' }],
    ['if the address of the site is https', () => named, { host: 'localhost' }],
    ['without a proxy, at another host', () => plain, { host: 'flora.example', ...lies }],
  ])('the cookie of a session is Secure %s', async (_where, siteOf, headers) => {
    await siteOf().post('/api/register', lin)
    const signedIn = await siteOf().post('/api/login', lin, headers)
    const cookies = [signedIn.headers['set-cookie'] ?? ''].flat()
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) expect(cookie).toMatch(secure)
  })

  describe.skipIf(!built)(built ? 'pages' : 'pages (skipped: run npm test)', () => {
    const canonical = ({ body }: { body: string }) =>
      /rel="canonical" href="([^"]+)"/.exec(body)?.[1]

    test('ignore the headers without a trusted proxy', async () => {
      const page = await plain.get('/', { host: 'flora.example', ...lies })
      expect(canonical(page)).toBe('http://flora.example/')
      expect(page.body).not.toContain('evil.example')
    })

    test('use the headers of a trusted proxy, the last value only', async () => {
      const forwarded = { 'x-forwarded-host': 'evil.example, flora.example' }
      const page = await proxied.get('/', { ...forwarded, 'x-forwarded-proto': 'https' })
      expect(canonical(page)).toBe('https://flora.example/')
    })

    test('prefer SITE_URL for any host', async () => {
      const page = await named.get('/', { host: 'evil.example', ...lies })
      expect(canonical(page)).toBe('https://flora.example/')
      expect(page.body).not.toContain('evil.example')
    })

    test.each([
      ['x-forwarded-host', 'user:password@flora.example'],
      ['x-forwarded-host', 'flora.example/x'],
      ['x-forwarded-proto', 'javascript'],
    ])('reject the headers with %s: %s', async (name, value) => {
      expect((await proxied.get('/', { [name]: value })).statusCode).toBe(400)
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
