/** Tests that the answers of the first admin are published, and never override an environment variable. */
import { expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { jsonOf } from '../../tests/harness/sites/rich-species.ts'
import { openSite } from '../../tests/harness/sites/site.ts'
import { readConfig } from '../config/config.ts'
import { issueSetupAddress } from './address.ts'

const firstAdmin = { username: 'teacher', password: '疏影横斜水清浅，暗香浮动', sample: 'keep' }

onEachDatabaseNightly((open) => {
  test('publishes name, time zone and registration, and lets an admin undo the settings', async () => {
    const site = await openSite(await open())
    const before = jsonOf(await site.get('/api/setupState'))
    expect(before.settings).toEqual([
      { name: 'registration', value: 'open', variable: null },
      { name: 'timeZone', value: 'Asia/Shanghai', variable: null },
    ])
    const key = (await issueSetupAddress(site.database.db, readConfig({})))?.split('#')[1] ?? ''
    const name = { en: 'Reed Bank', zh: '芦岸' }
    const answers = { name, timeZone: 'Europe/Stockholm', registration: 'closed' }
    const invalid = { ...answers, timeZone: 'Moon/Sea' }
    const wrongZone = (await site.post('/api/setup', { ...firstAdmin, key, ...invalid })).json()
    expect(Object.keys(wrongZone.fields)).toEqual(['timeZone'])
    const { token } = jsonOf(await site.post('/api/setup', { ...firstAdmin, key, ...answers }))
    const admin = { authorization: `Bearer ${token}` }
    const part = async (name: string) => jsonOf(await site.get(`/api/sitePart?part=${name}`, admin))
    expect((await part('site')).value).toMatchObject({ name, filingNumber: expect.any(String) })
    expect((await part('settings')).value).toEqual({
      timeZone: 'Europe/Stockholm',
      registration: 'closed',
    })
    expect((await site.post('/api/register', { ...firstAdmin, username: 'lin' })).statusCode).toBe(
      403,
    )
    const { changes } = jsonOf(await site.get('/api/sitePartHistory?part=settings', admin))
    expect(changes).toMatchObject([{ username: 'teacher', canUndo: true }])
    expect(jsonOf(await site.get('/api/setupState'))).toEqual({ needed: false, sample: false })
  })

  test('publishes no name and no setting that the first admin leaves unchanged', async () => {
    const site = await openSite(await open(), { settings: { REGISTRATION: 'open' } })
    const state = jsonOf(await site.get('/api/setupState'))
    expect(state.settings[0].variable).toBe('REGISTRATION')
    const key = (await issueSetupAddress(site.database.db, readConfig({})))?.split('#')[1] ?? ''
    const unchanged = { name: state.name, timeZone: 'Asia/Shanghai' }
    jsonOf(await site.post('/api/setup', { ...firstAdmin, key, ...unchanged }))
    expect(await site.database.db.selectFrom('site_part').selectAll().execute()).toEqual([])
  })

  test('accepts the key until the answers are stored, for the first admin alone (118)', async () => {
    const site = await openSite(await open())
    const { db } = site.database
    const key = (await issueSetupAddress(db, readConfig({})))?.split('#')[1] ?? ''
    const answers = { ...firstAdmin, key, name: { en: 'Reed Bank', zh: '芦岸' } }
    const send = async (changes: object = {}) => {
      const answer = await site.post('/api/setup', { ...answers, ...changes })
      return [answer.statusCode, answer.json().code]
    }
    await db.schema.alterTable('site_part').renameTo('broken').execute()
    expect((await send())[0]).toBe(500)
    await db.schema.alterTable('broken').renameTo('site_part').execute()
    expect(await send({ username: 'other' })).toEqual([409, 'set_up_already'])
    expect(await send({ password: '落霞与孤鹜齐飞，秋水共长天一色' })).toEqual([
      401,
      'wrong_password',
    ])
    const { token } = jsonOf(await site.post('/api/setup', answers))
    const sitePart = await site.get('/api/sitePart?part=site', { authorization: `Bearer ${token}` })
    expect(jsonOf(sitePart).value).toMatchObject({ name: answers.name })
    expect(await send()).toEqual([409, 'set_up_already'])
  })

  test('rejects an answer that differs from an environment variable (118)', async () => {
    const site = await openSite(await open(), { settings: { REGISTRATION: 'open' } })
    const key = (await issueSetupAddress(site.database.db, readConfig({})))?.split('#')[1] ?? ''
    const rejected = await site.post('/api/setup', { ...firstAdmin, key, registration: 'closed' })
    expect([rejected.statusCode, rejected.json().code]).toEqual([409, 'setting_fixed'])
    expect(jsonOf(await site.get('/api/setupState')).needed).toBe(true)
    jsonOf(await site.post('/api/setup', { ...firstAdmin, key, registration: 'open' }))
  })
})
