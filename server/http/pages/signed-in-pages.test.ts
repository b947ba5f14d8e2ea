/** Tests that browsers store neither pages nor page data of signed-in readers (security.md 80). */
import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { onSqlite } from '../../../tests/harness/databases/databases.ts'
import { join } from '../../../tests/harness/sites/members.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { addSmallCollection } from '../../../tests/harness/sites/small-collection.ts'

const isBuilt = existsSync('build/server/index.js')
const visitorPages = ['/search/Magnolia_denudata', '/search/Magnolia_denudata/gallery', '/inSeason']
const memberPages = ['/account', '/upload', '/upload?section=creation', '/labels']
const editPage = '/editPage?name=Magnolia_denudata'
const adminPages = [
  ...['/upload?section=auth', '/upload?section=home', '/adminAuth'],
  '/adminView?search=Magnolia_denudata',
  ...['', '/activity', '/history?name=Magnolia_denudata', '/bin', '/accounts', '/tours'].map(
    (page) => `/admin${page}`,
  ),
]

/** @returns the address of the data that the router fetches for a page */
const dataOf = (address: string) => address.replace(/(?=\?|$)/, '.data')

describe.skipIf(!isBuilt)('pages', () => {
  onSqlite((open) => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open(), { pages: true })
      await addSmallCollection(site)
    })

    const pages = [...visitorPages, ...memberPages, editPage]
    test.each([
      ['member', pages],
      ['admin', [...pages, ...adminPages]],
    ] as const)(
      'forbid browsers to store them and their data for the role %s',
      async (role, addresses) => {
        const person = await join(site, role)
        for (const page of addresses) {
          for (const address of [page, dataOf(page)]) {
            const prefetchHeaders = { ...person.authorization, 'sec-purpose': 'prefetch' }
            for (const headers of [person.authorization, prefetchHeaders]) {
              const answer = await site.get(address, headers)
              expect([address, answer.statusCode]).toEqual([address, 200])
              expect([address, answer.headers['cache-control']]).toEqual([
                address,
                'private, no-store',
              ])
              expect(answer.headers).not.toHaveProperty('etag')
            }
          }
        }
      },
    )

    test('of members and admins show nothing to a visitor who uses another spelling of the address, or HEAD (22)', async () => {
      const spellings = (page: string) => [
        page,
        page.replace(/^[^?]+/, (path) => path.toUpperCase()),
        page.replace(/(?=\?|$)/, '/'),
        page.replace(/^\/(.)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
      ]
      for (const address of [...adminPages, editPage, '/account'].flatMap(spellings)) {
        for (const method of ['GET', 'HEAD'] as const) {
          const { statusCode } = await site.app.inject({ method, url: address })
          // The page for edits answers 403 itself; all other pages redirect to the login page.
          expect([method, address, [302, 403].includes(statusCode)]).toEqual([
            method,
            address,
            true,
          ])
        }
      }
    })

    test('for admins forbid browsers to store the answer to a member, even a rejection', async () => {
      const member = await join(site)
      for (const page of adminPages.flatMap((each) => [each, dataOf(each)])) {
        const { statusCode, headers } = await member.get(page)
        expect([page, headers['cache-control']]).toEqual([page, 'private, no-store'])
        expect(statusCode).not.toBe(500)
      }
    })

    test('let browsers store their data for a visitor', async () => {
      for (const page of visitorPages) {
        const { headers } = await site.get(dataOf(page))
        expect(headers['cache-control']).toBe('private, no-cache')
      }
    })
  })
})
