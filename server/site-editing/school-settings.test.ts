/**
 * Tests edits of the name, appearance and settings of the school while the site runs. Numbers in titles name attacks of
 * security.md.
 */

import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import {
  onEachDatabaseNightly,
  type TestDatabase,
} from '../../tests/harness/databases/databases.ts'
import { jpeg } from '../../tests/harness/pictures/pictures.ts'
import { join, type Person } from '../../tests/harness/sites/members.ts'
import { jsonOf } from '../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { aPupil } from '../catalogue/pictures/service.ts'

const account = (username: string) => ({ username, password: '疏影横斜水清浅，暗香浮动' })

/** @returns the database with another data folder, for a second process */
async function forAnotherProcess(database: TestDatabase): Promise<TestDatabase> {
  return { ...database, dataFolder: await mkdtemp(path.join(tmpdir(), 'huaniao-other-')) }
}

onEachDatabaseNightly((open) => {
  let site: Site
  let admin: Person
  beforeAll(async () => {
    site = await openSite(await open())
    admin = await join(site, 'admin')
  })

  const part = async (name: string) => jsonOf(await admin.get(`/api/sitePart?part=${name}`))
  const save = async (name: string, value: object) =>
    admin.call('saveSitePart', { part: name, value, basedOn: (await part(name)).revision })
  const undo = (answer: { changeId: string }) =>
    admin.call('undoChange', { id: answer.changeId }).then(jsonOf)
  const register = (process: Site, name: string) => process.post('/api/register', account(name))

  /** Publishes the settings, runs the function, and undoes the change. */
  async function withSettings(settings: object, run: () => Promise<void>) {
    const saved = jsonOf(await save('settings', settings))
    try {
      await run()
    } finally {
      await undo(saved)
    }
  }

  test('closes registration at once, and opens it again after the undo', async () => {
    await withSettings({ registration: 'closed' }, async () => {
      expect((await register(site, 'too-late')).statusCode).toBe(403)
    })
    jsonOf(await register(site, 'in-time'))
  })

  test('publishes a picture at once while pictures need no review', async () => {
    await site.addSpecies('plant', ['Planta lenta', 'Slow plant', '慢草'])
    const lin = await join(site)
    const send = async (name: string) => {
      const form = {
        picEnglishName: 'Planta lenta',
        picSeason: 'spring',
        picPhotographer: 'Lin',
        picSetting: 'Pond',
        month: '2025-03-15',
        dbType: 'plant',
        picLicence: 'CC0-1.0',
        consent: 'yes',
      }
      const files = { files: [['a.jpg', await jpeg(name)]] as const }
      return jsonOf(await lin.form('uploadPic', form, files)).status
    }
    expect(await send('before')).toBe('pending')
    await withSettings({ pictureReview: 'off' }, async () =>
      expect(await send('during')).toBe('approved'),
    )
    expect(await send('after')).toBe('pending')
  })

  test('shows times in the edited time zone', async () => {
    const time = async () =>
      jsonOf(await admin.get('/api/sitePartHistory?part=settings')).changes[0].at
    const hourOf = (text: string) => Number(text.slice(11, 13))
    await withSettings({ timeZone: 'Asia/Shanghai' }, async () => {
      const inShanghai = hourOf(await time())
      const saved = jsonOf(await save('settings', { timeZone: 'Asia/Tokyo' }))
      const changes = jsonOf(await admin.get('/api/sitePartHistory?part=settings')).changes
      expect(hourOf(changes[1].at)).toBe((inShanghai + 1) % 24)
      await undo(saved)
    })
  })

  test('immediately forbids search engines to list the site', async () => {
    const closed = 'User-agent: *\nDisallow: /\n'
    await withSettings({ searchEngines: 'no' }, async () => {
      expect((await site.get('/robots.txt')).body).toBe(closed)
      expect((await site.get('/sitemap.xml')).statusCode).toBe(404)
    })
    expect((await site.get('/robots.txt')).body).not.toBe(closed)
  })

  test('serves a service worker that unregisters itself, and lists no files, while offline walks are off', async () => {
    await withSettings({ offlineWalks: 'off' }, async () => {
      expect((await site.get('/offline-worker.js')).body).toContain('unregister')
      const list = jsonOf(await admin.get('/api/uploadFiles?language=en'))
      expect(list).toEqual({ version: '', bytes: 0, files: [] })
    })
  })

  test('shows a member whether the pictures stay when the account is deleted', async () => {
    const lin = await join(site)
    const outcome = async () => jsonOf(await lin.get('/api/ownData')).contributions
    expect(await outcome()).toBe('keep')
    await withSettings({ leavingMembers: 'remove' }, async () =>
      expect(await outcome()).toBe('remove'),
    )
    expect(await outcome()).toBe('keep')
  })

  test('gives pictures the edited licence, and visitors the edited credit', async () => {
    await site.addSpecies('plant', ['Planta nostra', 'Our plant', '我们的植物'])
    const lin = await join(site)
    const form = {
      picEnglishName: 'Planta nostra',
      picSeason: 'spring',
      picPhotographer: 'Lin',
      picSetting: 'Pond',
      month: '2025-03-15',
      dbType: 'plant',
      consent: 'yes',
    }
    const shown = async () => {
      const query = { plant: 'Planta nostra', kind: 'plant' }
      const { pics } = jsonOf(await site.post('/api/getPicsAndArts', query))
      return [pics[0].licence, pics[0].takenBy]
    }
    const files = { files: [['a.jpg', await jpeg('ours')]] as const }
    const settings = { defaultLicence: 'CC-BY-4.0', creditPupils: 'pupil' }
    await withSettings({ ...settings, pictureReview: 'off' }, async () => {
      jsonOf(await lin.form('uploadPic', form, files))
      expect(await shown()).toEqual(['CC-BY-4.0', aPupil])
    })
    expect(await shown()).toEqual(['all-rights-reserved', 'Lin'])
  })

  test('limits registrations by the edited size of the school', async () => {
    const smallSite = await openSite(await open())
    const headmaster = await join(smallSite, 'admin')
    const { revision } = jsonOf(await headmaster.get('/api/sitePart?part=settings'))
    const value = { schoolSize: 2 }
    jsonOf(await headmaster.call('saveSitePart', { part: 'settings', value, basedOn: revision }))
    jsonOf(await register(smallSite, 'the-first'))
    jsonOf(await register(smallSite, 'the-second'))
    expect((await register(smallSite, 'the-third')).statusCode).toBe(429)
  })

  test('applies a change in another process within five seconds', async () => {
    const otherProcess = await openSite(await forAnotherProcess(site.database))
    await otherProcess.app.listen({ port: 0, host: '127.0.0.1' })
    let count = 0
    const status = async () => (await register(otherProcess, `elsewhere-${count++}`)).statusCode
    await withSettings({ registration: 'closed' }, async () => {
      await expect.poll(status, { timeout: 5000 }).toBe(403)
    })
    await expect.poll(status, { timeout: 5000 }).toBe(200)
  })

  test('prefers an environment variable to an edited setting, and names the variable (88)', async () => {
    const settings = { REGISTRATION: 'open' }
    const fixedSite = await openSite(await forAnotherProcess(site.database), { settings })
    await withSettings({ registration: 'closed', schoolSize: 1000 }, async () => {
      jsonOf(await register(fixedSite, 'let-in'))
      const answer = await fixedSite.get('/api/sitePart?part=settings', admin.authorization)
      const { inForce } = jsonOf(answer)
      expect(inForce.slice(0, 2)).toEqual([
        { name: 'registration', value: 'open', variable: 'REGISTRATION' },
        { name: 'pictureReview', value: 'on', variable: null },
      ])
    })
  })

  test('names the field of each invalid setting, and keeps the previous settings (88)', async () => {
    const invalid = { timeZone: 'Moon/Sea', schoolSize: 0, backupEvery: '0h', backupKeep: '4w' }
    const { fields } = (await save('settings', invalid)).json()
    expect(Object.keys(fields).sort()).toEqual(
      Object.keys(invalid)
        .map((name) => `value.${name}`)
        .sort(),
    )
    expect((await save('settings', { port: 80 })).statusCode).toBe(400)
    expect((await part('settings')).edited).toBe(false)
  })

  test('shows an edited name at once, and the name in the file after a reset', async () => {
    const title = async () => jsonOf(await site.get('/api/openapi.json')).info.title
    const before = await title()
    const { value } = await part('site')
    jsonOf(await save('site', { ...value, name: { en: 'Our new garden', zh: '新园' } }))
    expect(await title()).toContain('Our new garden')
    jsonOf(await admin.call('resetSitePart', { part: 'site' }))
    expect(await title()).toBe(before)
  })

  test('rejects an illegible accent, with its contrast and the nearest valid colour', async () => {
    const { value } = await part('site')
    const { fields } = (await save('site', { ...value, accent: '#ffe08a' })).json()
    expect(fields['value.accent']).toMatch(
      /contrast of 1\.\d .* needs 4\.5: the nearest is #[\da-f]{6}/,
    )
  })

  test.each([
    ['seal', '花鸟'],
    ['seal', '<'],
    ['accent', 'red;}body{display:none'],
    ['filingAddress', 'javascript:alert(1)'],
  ])('rejects the %s %s (87)', async (field, rejected) => {
    const { value } = await part('site')
    const { fields } = (await save('site', { ...value, [field]: rejected })).json()
    expect(Object.keys(fields)).toEqual([`value.${field}`])
  })

  test('lets only admins read and change the settings (89)', async () => {
    const lin = await join(site)
    for (const name of ['site', 'settings']) {
      expect((await lin.get(`/api/sitePart?part=${name}`)).statusCode).toBe(403)
      expect((await site.get(`/api/sitePart?part=${name}`)).statusCode).toBe(401)
    }
    const value = { registration: 'closed' }
    const answer = await lin.call('saveSitePart', { part: 'settings', value, basedOn: '' })
    expect(answer.statusCode).toBe(403)
  })
})
