/** Tests that a known device of an account may sign in while other devices are blocked (security.md 75). */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { knownDevicesMaximum } from '../../../contract/limits.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { insertAccounts } from '../../../tests/harness/databases/fast-accounts.ts'
import {
  accountCalls,
  bearer,
  linsAccount as lin,
} from '../../../tests/harness/sites/account-calls.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { createAccountAdministration } from '../administration.ts'
import { createAttempts } from './attempts.ts'

const wrongLogin = { ...lin, password: 'not the password' }
const mei = { username: 'mei', password: '疏影横斜水清浅香' }
const newPassword = '暗香浮动月黄昏夜'

onEachDatabaseNightly((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open())
  })
  const { call } = accountCalls(() => site)
  const pupils = Array.from({ length: 30 }, (_, index) => `pupil${index}`)
  beforeEach(async () => {
    await insertAccounts(site.database.db, [lin.username, ...pupils], lin.password)
    await insertAccounts(site.database.db, [mei.username], mei.password)
  })

  const cookiesOf = (answer: { headers: Record<string, unknown> }) =>
    [answer.headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0] ?? '')
  const deviceOf = (answer: { headers: Record<string, unknown> }) =>
    cookiesOf(answer).find((cookie) => cookie.startsWith('device=')) ?? ''
  const login = (credentials: object, device = '') =>
    call('login', credentials, { cookie: device, 'sec-fetch-site': 'same-origin' })
  const codeOf = async (credentials: object, device?: string) =>
    (await login(credentials, device)).statusCode
  const listKnownDevices = () => site.database.db.selectFrom('known_device').selectAll().execute()

  async function blockOtherDevices() {
    for (let count = 0; count < 10; count++) await login(wrongLogin)
    expect(await codeOf(lin)).toBe(429)
  }

  test('lets the owner sign in while wrong guesses block other devices', async () => {
    const device = deviceOf(await login(lin))
    await blockOtherDevices()
    expect(await codeOf(lin, device)).toBe(200)
  })

  test('lets a known device sign in while the network of the school is blocked', async () => {
    const device = deviceOf(await login(lin))
    for (const username of pupils) await login({ ...wrongLogin, username })
    expect(await codeOf(lin)).toBe(429)
    expect(await codeOf(lin, device)).toBe(200)
  })

  test('allows a known device of one account no additional attempts for another account', async () => {
    const device = deviceOf(await login(mei))
    await blockOtherDevices()
    expect(await codeOf(lin, device)).toBe(429)
  })

  test('blocks a stolen token after the limits of known and of other devices', async () => {
    const device = deviceOf(await login(lin))
    const codes: number[] = []
    for (let count = 0; count < 34; count++) codes.push(await codeOf(wrongLogin, device))
    // A known device has twenty separate attempts, and then the ten attempts of other devices.
    expect(codes).toEqual([...Array(30).fill(401), ...Array(4).fill(429)])
  }, 60_000)

  test('changes the token at every login, and invalidates the former token', async () => {
    const firstDevice = deviceOf(await login(lin))
    const secondDevice = deviceOf(await login(lin, firstDevice))
    expect(secondDevice).not.toBe(firstDevice)
    await blockOtherDevices()
    expect(await codeOf(lin, firstDevice)).toBe(429)
    expect(await codeOf(lin, secondDevice)).toBe(200)
  })

  test('recognises a shared computer for a member after another member has signed in', async () => {
    const firstDevice = deviceOf(await login(lin))
    const secondDevice = deviceOf(await login(mei, firstDevice))
    await blockOtherDevices()
    expect(await codeOf(lin, secondDevice)).toBe(200)
  })

  test('deletes all other known devices after a change of password', async () => {
    const device = deviceOf(await login(lin))
    const token = (await login(lin)).json().token
    const body = { password: lin.password, newPassword }
    const currentDevice = deviceOf(await call('changePassword', body, bearer(token)))
    expect(await listKnownDevices()).toHaveLength(1)
    for (let count = 0; count < 10; count++) await login(wrongLogin)
    expect(await codeOf({ ...lin, password: newPassword }, device)).toBe(429)
    expect(await codeOf({ ...lin, password: newPassword }, currentDevice)).toBe(200)
  })

  test.each(['setDisabled', 'endSessions'] as const)(
    'deletes all known devices after %s',
    async (name) => {
      const { database } = site
      const attempts = createAttempts(database.db)
      const administration = createAccountAdministration({ database, attempts, timeZone: 'UTC' })
      await login(lin)
      const [device] = await listKnownDevices()
      const id = device?.account_id ?? ''
      const admin = { role: 'admin', username: '', accountId: id, sessionId: '' } as const
      await administration[name](admin, id, true)
      expect(await listKnownDevices()).toEqual([])
    },
  )

  test.each([
    ['a year after its last use', 365],
    ['whose last use is in the future (76)', -1],
  ])('does not recognise a device %s', async (_case, days) => {
    const device = deviceOf(await login(lin))
    const used_at = new Date(Date.now() - days * 86_400_000 - 1000).toISOString()
    await site.database.db.updateTable('known_device').set({ used_at }).execute()
    await blockOtherDevices()
    expect(await codeOf(lin, device)).toBe(429)
  })

  test('stores only the newest devices of an account, as digests', async () => {
    const devices = [deviceOf(await login(lin))]
    for (let count = 0; count < knownDevicesMaximum; count++)
      devices.push(deviceOf(await login(lin)))
    const rows = await listKnownDevices()
    expect(rows).toHaveLength(knownDevicesMaximum)
    for (const device of devices) expect(JSON.stringify(rows)).not.toContain(device.slice(7))
    await blockOtherDevices()
    expect(await codeOf(lin, devices[0])).toBe(429)
    expect(await codeOf(lin, devices.at(-1))).toBe(200)
  })

  test.each(['', 'x', 'A'.repeat(43), "' or 1=1 --", '\u0000'])(
    'rejects the forged token %j',
    async (token) => {
      await blockOtherDevices()
      expect(await codeOf(lin, `device=${token}`)).toBe(429)
    },
  )
})
