/** Tests that the limits fit a school behind one address. Numbers in titles name attacks of security.md. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { insertAccounts } from '../../tests/harness/databases/fast-accounts.ts'
import { accountCalls, linsAccount as lin } from '../../tests/harness/sites/account-calls.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import type { AttemptTable } from '../database/tables/account-tables.ts'

const school = '192.0.2.7'
const wrongPassword = 'not the password'

onEachDatabaseNightly((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open(), { settings: { SCHOOL_SIZE: '60' } })
  })
  const { call } = accountCalls(() => site)
  const requestFrom = (remoteAddress: string) => ({ remoteAddress })

  async function login(username: string, password = lin.password, address = school) {
    const answer = await call('login', { username, password }, {}, requestFrom(address))
    return answer.statusCode
  }
  const registerFrom = async (username: string, address: string) =>
    (await call('register', { ...lin, username }, {}, requestFrom(address))).statusCode

  const pupils = Array.from({ length: 30 }, (_, index) => `pupil${index}`)
  beforeEach(() => insertAccounts(site.database.db, [lin.username, ...pupils], lin.password))

  test('lets thirty pupils sign in from one address while five mistype repeatedly (75)', async () => {
    const codes: number[] = []
    for (const [index, pupil] of pupils.entries()) {
      if (index % 6 === 0) {
        for (let count = 0; count < 7; count++) expect(await login(pupil, wrongPassword)).toBe(401)
      }
      codes.push(await login(pupil))
    }
    expect(codes).toEqual(pupils.map(() => 200))
    // Each success removes the pupil's own failures from the count, so ten accounts may fail again.
    for (const pupil of pupils.slice(0, 10)) expect(await login(pupil, wrongPassword)).toBe(401)
    expect(await login('pupil10', wrongPassword)).toBe(429)
  }, 60_000)

  test('blocks most of thirty failing accounts of one address, but no other network (2)', async () => {
    const codes: number[] = []
    for (const pupil of pupils) codes.push(await login(pupil, wrongPassword))
    expect(codes).toEqual([...Array(10).fill(401), ...Array(20).fill(429)])
    expect(await login('pupil0', wrongPassword)).toBe(401)
    expect(await login('pupil29', wrongPassword, '192.0.2.8')).toBe(401)
  }, 60_000)

  test('blocks guesses of one network from any address of its /64 (2, 68)', async () => {
    const codes: number[] = []
    for (let index = 0; index < 24; index++) {
      const address = `2001:db8:1:2:${index.toString(16)}::${index}`
      codes.push(await login(`pupil${index % 4}`, wrongPassword, address))
    }
    expect(codes).toEqual([...Array(20).fill(401), ...Array(4).fill(429)])
    expect(await login('pupil1', wrongPassword, '2001:db8:1:3::1')).toBe(401)
  }, 60_000)

  test('counts four notations of an IPv4 address as one address (68)', async () => {
    const spellings = [
      '192.0.2.9',
      '::ffff:192.0.2.9',
      '::ffff:c000:209',
      '0:0:0:0:0:FFFF:c000:209',
    ]
    const codes: number[] = []
    for (let count = 0; count < 12; count++) {
      codes.push(await login('lin', wrongPassword, spellings[count % spellings.length]))
    }
    expect(codes).toEqual([...Array(10).fill(401), 429, 429])
  })

  test('slows guesses from many networks, and blocks no account permanently (1, 75)', async () => {
    const codes: number[] = []
    for (let index = 0; index < 54; index++)
      codes.push(await login('lin', wrongPassword, `198.51.${index}.1`))
    expect(codes).toEqual([...Array(50).fill(401), ...Array(4).fill(429)])
    const anHourAgo = new Date(Date.now() - 3_601_000).toISOString()
    await site.database.db.updateTable('attempt').set({ at: anHourAgo }).execute()
    expect(await login('lin')).toBe(200)
  }, 60_000)

  test('does not lock the owner out at school after wrong guesses from elsewhere (75)', async () => {
    for (let count = 0; count < 30; count++) await login('lin', wrongPassword, '203.0.113.5')
    expect(await login('lin', lin.password, '203.0.113.5')).toBe(429)
    expect(await login('lin')).toBe(200)
    // The owner's success does not reset guesses from another network.
    expect(await login('lin', lin.password, '203.0.113.5')).toBe(429)
  })

  test('answers with the time to wait (75)', async () => {
    for (let count = 0; count < 10; count++) await login('lin', wrongPassword)
    const answer = await call('login', lin, {}, requestFrom(school))
    const wait = Number(answer.headers['retry-after'])
    expect(wait).toBeGreaterThan(540)
    expect(wait).toBeLessThanOrEqual(600)
    expect(answer.json()).toEqual({
      code: 'too_many_attempts',
      message: 'Too many attempts. Please try again in 10 minutes.',
    })
  })

  describe('registrations in an hour', () => {
    /** @returns the row that counts a registration from this address */
    async function attemptOf(address: string) {
      const { db } = site.database
      expect(await registerFrom(`of-${address.length}`, address)).toBe(200)
      const row = await db.selectFrom('attempt').selectAll().executeTakeFirstOrThrow()
      await db.deleteFrom('attempt').execute()
      return row
    }
    async function insertAttempts(
      row: AttemptTable,
      times: number,
      network?: (index: number) => object,
    ) {
      const rows = Array.from({ length: times }, (_, index) => ({
        ...row,
        ...network?.(index),
        id: crypto.randomUUID(),
      }))
      await site.database.db.insertInto('attempt').values(rows).execute()
    }

    test('are limited for one /64 to the size of the school', async () => {
      await insertAttempts(await attemptOf('2001:db8:1:2::1'), 59)
      expect(await registerFrom('new', '2001:db8:1:2::2')).toBe(200)
      expect(await registerFrom('mei', '2001:db8:1:2::3')).toBe(429)
      expect(await registerFrom('mei', school)).toBe(200)
    })

    test('are limited for a whole /48 to half of the site’s limit (68)', async () => {
      await insertAttempts(await attemptOf('2001:db8:1:2::1'), 120, (index) => ({
        network: `n${index}`,
      }))
      expect(await registerFrom('new', '2001:db8:1:4::1')).toBe(429)
      expect(await registerFrom('new', '2001:db8:2:4::1')).toBe(200)
    })

    test('are limited for the whole site to four times the size of the school (68)', async () => {
      const otherNetworks = (index: number) => ({ network: `n${index}`, wider: `n${index}` })
      await insertAttempts(await attemptOf(school), 240, otherNetworks)
      expect(await registerFrom('new', '2001:db8:2:4::1')).toBe(429)
    })
  })
})
