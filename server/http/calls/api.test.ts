/** Tests every call with valid input, in process and over HTTP, for callers with and without the right to the call. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type EndpointName, endpoints } from '../../../contract/calls/endpoints.ts'
import type { AccountRole, Endpoint } from '../../../contract/endpoint.ts'
import { onEachDatabase } from '../../../tests/harness/databases/databases.ts'
import { examples } from '../../../tests/harness/examples/call-examples.ts'
import { sendCall, validInput } from '../../../tests/harness/examples/send-call.ts'
import { joinAsEachRole, type Person } from '../../../tests/harness/sites/members.ts'
import { admin, member, openSite, type Site, visitor } from '../../../tests/harness/sites/site.ts'
import { addSmallCollection } from '../../../tests/harness/sites/small-collection.ts'
import { mayActAs } from '../../kernel/caller.ts'

const names = Object.keys(endpoints) as EndpointName[]

test('every call of the table has an example', () => {
  expect(Object.keys(examples).sort()).toEqual([...names].sort())
})

onEachDatabase((open) => {
  let site: Site
  let people: Record<AccountRole, Person>
  beforeAll(async () => {
    site = await openSite(await open())
    await addSmallCollection(site)
    people = await joinAsEachRole(site)
  })

  describe.each(names.filter((name) => name in examples))('%s', (name) => {
    const row: Endpoint = endpoints[name]
    const { session } = examples[name]
    const send = (input: unknown) => sendCall(site, name, input)
    const makeInput = () => validInput(site, name)
    const bodyOf = (response: Awaited<ReturnType<typeof send>>) =>
      row.file ? response.body : response.json()
    /** The headers of a caller with the right to make the call. */
    const entitledHeaders = () => {
      if (row.allow === 'visitor') return {}
      // A reviewer can undo only their own decisions.
      return people[name === 'undoChange' ? 'admin' : row.allow].authorization
    }

    test.skipIf(session)('answers a visitor as the table of calls requires', async () => {
      const response = await send(await makeInput())
      if (row.allow !== 'visitor') return expect(response.statusCode).toBe(401)
      expect(response.statusCode).toBe(200)
      const type = row.file?.type ?? 'application/json; charset=utf-8'
      expect(response.headers['content-type']).toBe(type)
      // The answer has exactly this shape and no other property.
      const body = bodyOf(response)
      expect(row.output.parse(body)).toEqual(body)
    })

    test.skipIf(session || row.allow === 'visitor')(
      'answers a caller who has the right',
      async () => {
        const response = await sendCall(site, name, await makeInput(), {
          headers: entitledHeaders(),
        })
        expect([response.statusCode, response.body]).toEqual([200, expect.any(String)])
        const body = bodyOf(response)
        expect(row.output.parse(body)).toEqual(body)
        expect(response.headers['cache-control']).toBe('no-store')
      },
    )

    // These callers have no stored account, which the calls for members and admins may need.
    const callers = [visitor, member, admin].filter(
      (caller) => row.allow === 'visitor' || !mayActAs(caller, row.allow),
    )
    test.skipIf(session).each(callers)(
      'answers the role $role in process as the table of calls requires',
      async (caller) => {
        const call = site.apiAs(caller)[name] as (input: unknown) => Promise<unknown>
        if (mayActAs(caller, row.allow)) {
          expect(row.output.safeParse(await call(await makeInput())).success).toBe(true)
        } else {
          const status = caller.role === 'visitor' ? 401 : 403
          await expect(call(await makeInput())).rejects.toMatchObject({ status })
        }
      },
    )

    test.skipIf(session || row.allow !== 'visitor')(
      'answers a repeated request of a visitor with the body that the call returns without a cache',
      async () => {
        const [first, second] = [await send(await makeInput()), await send(await makeInput())]
        expect([first.statusCode, second.statusCode]).toEqual([200, 200])
        // The fallback picture is one of several, and an e-book names the second in which it was made.
        if (name.startsWith('db2Alt') || name === 'guide.epub') return
        expect(second.body).toBe(first.body)
        // This call requests pages from the server of the site, and a call in process has no server.
        if (name === 'walkFiles') return
        const call = site.apiAs(visitor)[name] as (input: unknown) => Promise<unknown>
        expect(bodyOf(second)).toEqual(await call(await makeInput()))
      },
    )
  })

  describe('a call', () => {
    // The tests above use the roles of the table. These tests change the role of two calls for visitors, to test the
    // check of roles itself.
    const closedCalls = ['numOfBirds', 'searchNames'] as const
    afterEach(() => {
      for (const name of closedCalls) (endpoints[name] as Endpoint).allow = 'visitor'
    })

    test.each([
      ['member', visitor, 401],
      ['admin', visitor, 401],
      ['admin', member, 403],
      ['member', member, undefined],
      ['member', admin, undefined],
      ['admin', admin, undefined],
    ] as const)(
      'that requires the role %s checks the role of the caller %o (status of the failure: %s)',
      async (allow, caller, status) => {
        for (const name of closedCalls) {
          ;(endpoints[name] as Endpoint).allow = allow
          const answer = site.apiAs(caller)[name]({})
          if (status) await expect(answer).rejects.toMatchObject({ status: status })
          else await expect(answer).resolves.toBeTruthy()
          const response = await site.get(`/api/${name}`)
          expect(response.statusCode).toBe(401)
          expect(response.json()).toEqual({
            message: 'Please sign in first',
            code: 'sign_in_first',
          })
          expect(response.headers).not.toHaveProperty('etag')
        }
      },
    )
  })
})
