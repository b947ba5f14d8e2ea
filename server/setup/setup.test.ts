/**
 * Tests the first start in the browser. Only the key in its address can make the first admin and remove the sample.
 * Each key works once.
 */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/harness/databases/archives.ts'
import { countRows } from '../../tests/harness/databases/contents.ts'
import {
  onEachDatabaseNightly,
  type TestDatabase,
} from '../../tests/harness/databases/databases.ts'
import { nightlyTest } from '../../tests/harness/doses/nightly-test.ts'
import { accountCalls } from '../../tests/harness/sites/account-calls.ts'
import { jsonOf } from '../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { rowsOf } from '../backup/archive/rows.ts'
import { readConfig } from '../config/config.ts'
import { changeSetting, listSettings } from '../database/setting.ts'
import { removeDeclined } from '../import/sample/decline-sample.ts'
import { claimSample, loadSample } from '../import/sample/sample.ts'
import { changeSampleState } from '../import/sample/sample-state.ts'
import { issueSetupAddress } from './address.ts'

const firstAdmin = { username: 'teacher', password: '疏影横斜水清浅，暗香浮动', sample: 'keep' }
const wrongKey = 'k'.repeat(43)

onEachDatabaseNightly((open) => {
  let database: TestDatabase
  let site: Site
  let secondProcess: Site
  beforeAll(async () => {
    database = await open()
    site = await openSite(database)
    secondProcess = await openSite({ ...database, dataFolder: await temporaryFolder() })
  })
  const { call } = accountCalls(() => site)
  beforeEach(async () => {
    for (const { name } of await listSettings(database.db, 'setup '))
      await database.db.deleteFrom('setting').where('name', '=', name).execute()
  })

  const address = () => issueSetupAddress(database.db, readConfig({}))
  const newKey = async () => (await address())?.split('#')[1] ?? ''
  const codeOf = async (key: string, overrides: object = {}) => {
    const answer = await call('setup', { ...firstAdmin, key, ...overrides })
    return [answer.statusCode, answer.json().code]
  }
  const admins = async () =>
    (
      await database.db
        .selectFrom('account')
        .select('username')
        .where('role', '=', 'admin')
        .execute()
    ).length
  const state = async () => jsonOf(await site.get('/api/setupState'))

  describe('the address of the first start', () => {
    test('has its key in the fragment, and makes an admin who is signed in', async () => {
      expect(await address()).toMatch(/^http:\/\/localhost:3000\/setup#[\w-]{43}$/)
      expect(await state()).toMatchObject({ needed: true, sample: false })
      const answer = await call('setup', { ...firstAdmin, key: await newKey() })
      const { token, user } = jsonOf(answer)
      expect(user).toEqual({ username: 'teacher', admin: true })
      expect(String(answer.headers['set-cookie'])).toContain('session=')
      const authorization = `Bearer ${token}`
      expect((await site.get('/api/siteStatus', { authorization })).statusCode).toBe(200)
      expect(await state()).toEqual({ needed: false, sample: false })
      expect(await address()).toBeUndefined()
    })

    test('works once (103)', async () => {
      const key = await newKey()
      jsonOf(await call('setup', { ...firstAdmin, key }))
      expect(await codeOf(key, { username: 'other' })).toEqual([409, 'set_up_already'])
      await database.db.updateTable('account').set({ role: 'member' }).execute()
      expect(await codeOf(key)).toEqual([403, 'setup_key_wrong'])
    })

    test('is rejected after its expiry, and after five newer addresses', async () => {
      const key = await newKey()
      const [row] = await listSettings(database.db, 'setup key ')
      await changeSetting(database.db, row?.name ?? '', '2020-01-01T00:00:00.000Z')
      expect(await codeOf(key)).toEqual([403, 'setup_key_wrong'])
      const firstKey = await newKey()
      for (let times = 0; times < 5; times++) await newKey()
      expect(await listSettings(database.db, 'setup key ')).toHaveLength(5)
      expect(await codeOf(firstKey)).toEqual([403, 'setup_key_wrong'])
    })

    test('is stored only as a hash, and is in no archive (103)', async () => {
      const key = await newKey()
      const rows = await listSettings(database.db, '')
      expect(JSON.stringify(rows)).not.toContain(key)
      for await (const { name } of rowsOf(database.db, 'setting', ['name']))
        expect(name).not.toMatch(/^setup/)
    })
  })

  test('makes no admin without the key (102)', async () => {
    await newKey()
    for (const key of [wrongKey, `${wrongKey.slice(1)}é`, 'x'.repeat(100)])
      expect(await codeOf(key)).toEqual([403, 'setup_key_wrong'])
    expect((await call('setup', firstAdmin)).statusCode).toBe(400)
    expect(await admins()).toBe(0)
  })

  test('limits guesses, and keeps the key valid afterwards (102)', async () => {
    const key = await newKey()
    const codes = []
    for (let times = 0; times < 21; times++) codes.push((await codeOf(wrongKey))[0])
    expect(codes.filter((code) => code === 429)).toHaveLength(1)
    await database.db.deleteFrom('attempt').execute()
    jsonOf(await call('setup', { ...firstAdmin, key }))
  })

  test('changes nothing for a guessable password or a used name', async () => {
    const key = await newKey()
    expect(await codeOf(key, { password: 'password1' })).toEqual([400, 'password_common'])
    jsonOf(await call('register', { username: 'teacher', password: firstAdmin.password }))
    const [status] = await codeOf(key)
    expect([status, await admins()]).toEqual([409, 0])
    jsonOf(await call('setup', { ...firstAdmin, key, username: 'headmistress' }))
  })

  test('makes one admin when two processes get a request at the same time (104)', async () => {
    const keys = [await newKey(), await newKey()]
    const names = ['one', 'two']
    const answers = await Promise.all(
      [site, secondProcess].map((process, index) =>
        process.post('/api/setup', { ...firstAdmin, key: keys[index], username: names[index] }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await admins()).toBe(1)
  })

  describe('the sample', () => {
    async function withSample() {
      const ownDatabase = await open()
      const site = await openSite(ownDatabase)
      const target = {
        database: ownDatabase,
        store: await ownDatabase.openStore(),
        timeZone: 'Asia/Shanghai',
      }
      expect(await claimSample(target)).toBe(true)
      const loading = loadSample(target)
      await loading.presentable
      const key = (await issueSetupAddress(ownDatabase.db, readConfig({})))?.split('#')[1] ?? ''
      const run = (overrides: object) =>
        site.post('/api/setup', { ...firstAdmin, key, ...overrides })
      return { ownDatabase, site, target, loading, run, store: target.store }
    }
    const keysIn = async (database: TestDatabase) => {
      const keys: string[] = []
      for await (const page of (await database.openStore()).list())
        keys.push(...page.map(({ key }) => key))
      return keys.filter((key) => /^(masters|renditions)/.test(key))
    }

    nightlyTest(
      'is removed completely with its files while the site loads the sample',
      async () => {
        const { ownDatabase, site, target, loading, run } = await withSample()
        expect(jsonOf(await site.get('/api/setupState')).sample).toBe(true)
        // The loading process must not treat the new name as content that an admin added.
        jsonOf(await run({ sample: 'empty', name: { en: 'Reed Bank', zh: '芦岸' } }))
        await loading.finished
        expect(await countRows(ownDatabase)).toEqual({
          species: 0,
          picture: 0,
          artwork: 0,
          creation: 0,
        })
        expect(await keysIn(ownDatabase)).toEqual([])
        expect(await claimSample(target)).toBe(false)
      },
    )

    test('is removed completely after loading, unless the site has its own species', async () => {
      const { ownDatabase, site, loading, run } = await withSample()
      loading.stop()
      await loading.finished
      await changeSampleState(ownDatabase.db, 'loaded')
      await site.addSpecies('plant', ['Planta nova', 'New plant', '新植物'])
      const rejected = await run({ sample: 'empty' })
      expect([rejected.statusCode, rejected.json().code]).toEqual([409, 'more_than_sample'])
      expect(jsonOf(await site.get('/api/setupState')).needed).toBe(true)
      await ownDatabase.db.deleteFrom('species').where('latin_name', '=', 'Planta nova').execute()
      jsonOf(await run({ sample: 'empty' }))
      expect(await countRows(ownDatabase)).toEqual({
        species: 0,
        picture: 0,
        artwork: 0,
        creation: 0,
      })
      expect(await keysIn(ownDatabase)).toEqual([])
    })

    nightlyTest('is removed at the next start if its removal was interrupted', async () => {
      const { ownDatabase, site, target, loading } = await withSample()
      loading.stop()
      await loading.finished
      await changeSampleState(ownDatabase.db, 'declined')
      await removeDeclined(target)
      expect(await countRows(ownDatabase)).toEqual({
        species: 0,
        picture: 0,
        artwork: 0,
        creation: 0,
      })
      expect(await claimSample(target)).toBe(false)
      // If an admin added content meanwhile, the whole sample remains.
      await site.addSpecies('plant', ['Planta nova', 'New plant', '新植物'])
      await changeSampleState(ownDatabase.db, 'declined')
      await removeDeclined(target)
      expect((await countRows(ownDatabase)).species).toBe(1)
    })

    test('remains if the first admin keeps it', async () => {
      const { ownDatabase, loading, run } = await withSample()
      jsonOf(await run({ sample: 'keep' }))
      loading.stop()
      await loading.finished
      expect((await countRows(ownDatabase)).species).toBeGreaterThan(0)
    })
  })
})
