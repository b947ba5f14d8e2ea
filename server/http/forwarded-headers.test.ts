/** Headers that say how a reader reached a proxy: believed from a trusted one alone (security.md 74). */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { accountCalls, linsAccount as lin } from '../../tests/harness/account-calls.ts'
import { onSqlite } from '../../tests/harness/databases.ts'
import { openSite, type Site } from '../../tests/harness/site.ts'

const built = existsSync('build/server/index.js')
const secure = /^__Host-session=.*; Secure$/
const lies = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'host=evil.example;proto=https',
}

onSqlite((open) => {
  async function openBehind(settings: NodeJS.ProcessEnv): Promise<Site> {
    return openSite(await open(), { settings, pages: built })
  }

  describe('the cookie of a session', () => {
    async function cookieOf(settings: NodeJS.ProcessEnv, headers: Record<string, string>) {
      const site = await openBehind(settings)
      const { register, call } = accountCalls(() => site)
      await register()
      return (await call('login', lin, headers)).headers['set-cookie']
    }

    test.each([
      ['behind a proxy that lets the host through', { 'x-forwarded-host': 'localhost' }],
      ['behind a proxy, when a reader names another host', { host: 'localhost' }],
    ])('is Secure %s', async (_where, headers) => {
      expect(await cookieOf({ TRUST_PROXY: 'on' }, headers)).toMatch(secure)
    })

    test('is Secure where the address of the site is https', async () => {
      const settings = { SITE_URL: 'https://flora.example' }
      expect(await cookieOf(settings, { host: 'localhost' })).toMatch(secure)
    })

    test('is Secure without a proxy too, when a reader names another host', async () => {
      expect(await cookieOf({}, { host: 'flora.example' })).toMatch(secure)
      expect(await cookieOf({}, { host: 'flora.example', ...lies })).toMatch(secure)
    })
  })

  describe.skipIf(!built)(built ? 'pages' : 'pages (skipped: run npm test)', () => {
    const canonical = ({ body }: { body: string }) =>
      /rel="canonical" href="([^"]+)"/.exec(body)?.[1]

    test('do not believe them without a trusted proxy', async () => {
      const site = await openBehind({})
      const page = await site.get('/', { host: 'flora.example', ...lies })
      expect(canonical(page)).toBe('http://flora.example/')
      expect(page.body).not.toContain('evil.example')
    })

    test('believe those that a trusted proxy wrote last', async () => {
      const site = await openBehind({ TRUST_PROXY: 'on' })
      const forwarded = { 'x-forwarded-host': 'evil.example, flora.example' }
      const page = await site.get('/', { ...forwarded, 'x-forwarded-proto': 'https' })
      expect(canonical(page)).toBe('https://flora.example/')
    })

    test('name SITE_URL, whatever host is asked for', async () => {
      const settings = { TRUST_PROXY: 'on', SITE_URL: 'https://flora.example' }
      const page = await (await openBehind(settings)).get('/', lies)
      expect(canonical(page)).toBe('https://flora.example/')
      expect(page.body).not.toContain('evil.example')
    })

    test.each([
      ['x-forwarded-host', 'user:password@flora.example'],
      ['x-forwarded-host', 'flora.example/x'],
      ['x-forwarded-proto', 'javascript'],
    ])('are refused with %s: %s', async (name, value) => {
      const site = await openBehind({ TRUST_PROXY: 'on' })
      expect((await site.get('/', { [name]: value })).statusCode).toBe(400)
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
  ])('writes %s itself, in one place for all locations', (name, value) => {
    expect(settings.get(name)).toEqual([value])
  })
})
