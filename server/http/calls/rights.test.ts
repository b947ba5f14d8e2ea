/**
 * Tests the rights of every call as visitor, member, reviewer and admin (security.md 21 to 23), with a cookie and with
 * a Bearer token. The tests also try addresses and methods that no call has.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { statusesOf } from '../../../contract/call-statuses.ts'
import { type EndpointName, endpoints } from '../../../contract/calls/endpoints.ts'
import { accountRoles, type Endpoint, type Role } from '../../../contract/endpoint.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { addAccount } from '../../../tests/harness/databases/inserted-rows.ts'
import { dose } from '../../../tests/harness/doses/dose.ts'
import { sendCall, validInput } from '../../../tests/harness/examples/send-call.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { addSmallCollection } from '../../../tests/harness/sites/small-collection.ts'
import { attemptLimitsFor } from '../../accounts/limits/attempt-limits.ts'
import { createAttempts } from '../../accounts/limits/attempts.ts'
import { createAccountService } from '../../accounts/service.ts'
import { noNetwork } from '../../kernel/network.ts'
import { createSessionService } from '../../sessions/service.ts'

type Verdict = 'sign in first' | 'not allowed' | 'let in' | 'no such call'

const names = Object.keys(endpoints) as EndpointName[]
const rows: Endpoint[] = Object.values(endpoints)
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const roles = ['visitor', ...accountRoles] as const
const credentials = ['cookie', 'bearer'] as const

const matrix: Record<Role, Record<Role, Verdict>> = {
  visitor: {
    visitor: 'let in',
    member: 'sign in first',
    reviewer: 'sign in first',
    admin: 'sign in first',
  },
  member: { visitor: 'let in', member: 'let in', reviewer: 'not allowed', admin: 'not allowed' },
  reviewer: { visitor: 'let in', member: 'let in', reviewer: 'let in', admin: 'not allowed' },
  admin: { visitor: 'let in', member: 'let in', reviewer: 'let in', admin: 'let in' },
}

const otherAddresses = (path: string) => [
  `/api${path}/`,
  `/API${path}`,
  `/api${path.toUpperCase()}`,
  `/api/${path}`,
  `/api%2F${path.slice(1)}`,
  `/api${path}%2F`,
  `/api${path}%00`,
  `/api${path};a`,
]

onEachDatabaseNightly((open) => {
  let site: Site
  let beginSession: (role: (typeof roles)[number]) => Promise<string>
  beforeAll(async () => {
    site = await openSite(await open())
    await addSmallCollection(site)
    const { database } = site
    const sessions = createSessionService(database.db)
    const attempts = createAttempts(database.db)
    const accounts = createAccountService({
      database,
      attempts,
      registrationOpen: true,
      limits: attemptLimitsFor(300),
    })
    const password = '疏影横斜水清浅'
    await accounts.register(
      { username: 'lin', password },
      { network: noNetwork, device: '', deviceToken: undefined },
    )
    await accounts.appoint({ username: 'teacher', password })
    await addAccount(database.db, 'reviewer')
    const accountRows = await database.db.selectFrom('account').selectAll().execute()
    beginSession = async (role) => {
      const account = accountRows.find((row) => row.role === role)
      if (!account) throw new Error(`There is no ${role}`)
      return sessions.begin(account, 'test')
    }
  })

  /** @returns the headers of a caller with a new session, because some calls end the session */
  async function headersOf(role: Role, credential: (typeof credentials)[number]) {
    if (role === 'visitor') return {}
    const token = await beginSession(role)
    if (credential === 'bearer') return { authorization: `Bearer ${token}` }
    return { cookie: `session=${token}`, 'sec-fetch-site': 'same-origin' }
  }

  describe.each(names)('%s', (name) => {
    const row: Endpoint = endpoints[name]
    const people = roles.flatMap((role) =>
      credentials
        .filter((credential) => role !== 'visitor' || credential === 'bearer')
        .map((credential) => [role, credential] as const),
    )

    // The site rejects wrong addresses and methods before it checks rights, so only `npm run test:all` tries
    // them with each role.
    const testedPeople = dose(
      people.filter(([role]) => role === 'visitor'),
      people,
    )

    async function verdict(
      request: Parameters<typeof sendCall>[3],
      input?: object,
    ): Promise<Verdict> {
      const response = await sendCall(site, name, input ?? (await validInput(site, name)), request)
      // A call's own error, such as 401 for a wrong password, is not about rights.
      const isJson = /^application\/json/.test(String(response.headers['content-type']))
      const { code, message } =
        response.body && isJson ? response.json() : { code: undefined, message: '' }
      // The file docs/calls.md lists these failures.
      if (request?.method === undefined && !request?.address && response.statusCode >= 400)
        expect(statusesOf(endpoints[name]).map(([status]) => status)).toContain(response.statusCode)
      const mayBe = (expected: string) => code === undefined || code === expected
      if (response.statusCode === 401 && mayBe('sign_in_first')) return 'sign in first'
      if (response.statusCode === 403 && mayBe('not_allowed')) return 'not allowed'
      const isUnknownCall = /^$|^Not found$|^There is no such call$/.test(message)
      if (response.statusCode === 404 && isUnknownCall) return 'no such call'
      expect(response.statusCode).toBeLessThan(500)
      expect(['session_over', 'other_origin']).not.toContain(code)
      return 'let in'
    }

    test.each(people)(
      'answers the role %s, with the credential %s, as the row of the call requires (21, 23)',
      async (role, credential) => {
        const headers = await headersOf(role, credential)
        expect(await verdict({ headers })).toBe(matrix[role][row.allow])
      },
    )

    test.each(testedPeople)(
      'answers the role %s, with the credential %s, with 404 at another address, but not at the encoded address (22)',
      async (role, credential) => {
        const headers = await headersOf(role, credential)
        // A rejected call changes nothing, so the test sends the same input to every address.
        const callInput = await validInput(site, name)
        const addresses = otherAddresses(row.path)
        const first = (names.indexOf(name) * 2) % addresses.length
        for (const address of dose(addresses.slice(first, first + 2), addresses)) {
          const actualVerdict = await verdict({ headers, address }, callInput)
          expect([address, actualVerdict]).toEqual([address, 'no such call'])
        }
        const encodedAddress = `/%61pi${row.path}`
        const encodedAnswer = await verdict({ headers, address: encodedAddress })
        expect(encodedAnswer).toBe(matrix[role][row.allow])
      },
    )

    test.each(testedPeople)(
      'answers the role %s, with the credential %s, with 404 for a method of no call (22)',
      async (role, credential) => {
        const headers = await headersOf(role, credential)
        const callInput = await validInput(site, name)
        for (const method of methods) {
          const equivalent = method === 'HEAD' ? 'GET' : method
          const sameAddress = rows.find(
            (other) => other.path === row.path && other.method === equivalent,
          )
          if (sameAddress && method !== 'HEAD') continue
          const expectedVerdict = sameAddress ? matrix[role][sameAddress.allow] : 'no such call'
          const input = sameAddress ? undefined : callInput
          expect([method, await verdict({ headers, method }, input)]).toEqual([
            method,
            expectedVerdict,
          ])
        }
      },
    )
  })
})
