/** Tests the login page, and the pages that redirect to the login page. */
import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { onSqlite } from '../../../tests/harness/databases/databases.ts'
import { join } from '../../../tests/harness/sites/members.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'

const isBuilt = existsSync('build/server/index.js')

describe.skipIf(!isBuilt)('the login page', () => {
  onSqlite((open) => {
    let site: Site
    let closedSite: Site
    beforeAll(async () => {
      site = await openSite(await open(), { pages: true })
      closedSite = await openSite(await open(), {
        pages: true,
        settings: { REGISTRATION: 'closed' },
      })
    })
    const zh = { 'accept-language': 'zh' }

    test('explains in both languages how to get a new password', async () => {
      expect((await site.get('/login')).body).toContain('Forgotten? Ask an admin for a link')
      expect((await site.get('/login', zh)).body).toContain('忘记密码？请向管理员索取链接')
    })

    test('offers registration only while it is open', async () => {
      expect((await site.get('/login')).body).toContain('href="/register"')
      expect((await closedSite.get('/login')).body).not.toContain('href="/register"')
      expect((await site.get('/register')).body).toContain('name="username"')
      const page = (await closedSite.get('/register')).body
      expect(page).toContain('Registration is closed.')
      expect(page).not.toContain('name="username"')
    })

    test.each([
      '/admin',
      '/admin/accounts?search=lin&page=2',
      '/adminView?search=Magnolia_denudata',
      '/adminAuth',
      '/upload?section=auth',
      '/upload?section=home',
    ])('appears before %s, and redirects to this address after the sign-in', async (address) => {
      const firstAnswer = await site.get(address)
      expect(firstAnswer.statusCode).toBe(302)
      const login = String(firstAnswer.headers.location)
      expect(new URL(login, 'http://localhost').searchParams.get('to')).toBe(address)
      const { authorization } = await join(site, 'admin')
      const answer = await site.get(login, authorization)
      expect([answer.statusCode, answer.headers.location]).toEqual([302, address])
    })

    test('also appears instead of the data of a page, with the address of the page', async () => {
      const address = '/admin/accounts.data?page=2&_routes=pages%2Fadmin%2Fadmin-accounts'
      const { body } = await site.get(address)
      expect(body).toContain('/login?to=/admin/accounts%3Fpage%3D2"')
    })

    test('sends a signed-in member to no other site', async () => {
      const { authorization } = await join(site)
      const answer = await site.get('/login?to=https://elsewhere.example/', authorization)
      expect(answer.headers.location).toBe('/')
    })

    test.each(['/admin', '/adminAuth', '/upload?section=auth'])(
      'does not appear before %s for a member, who has no access',
      async (address) => {
        const { authorization } = await join(site)
        expect((await site.get(address, authorization)).statusCode).toBe(403)
      },
    )
  })
})
