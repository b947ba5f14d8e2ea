/** Tests the state of the site, with its backups, checks and errors, for admins and for a monitor. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayInMs } from '../../contract/limits.ts'
import type { SiteStatus } from '../../contract/schemas/status.ts'
import { restoreFrom, rowHashes } from '../../tests/harness/databases/archives.ts'
import {
  onEachDatabaseNightly,
  type TestDatabase,
} from '../../tests/harness/databases/databases.ts'
import { nightlyTest } from '../../tests/harness/doses/nightly-test.ts'
import { eventually } from '../../tests/harness/eventually.ts'
import { join, type Person } from '../../tests/harness/sites/members.ts'
import { jsonOf } from '../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { addSmallCollection, magnolia } from '../../tests/harness/sites/small-collection.ts'
import { archiveName } from '../config/backup-plan.ts'
import { takeLease } from '../database/lease.ts'

const token = 'a token of the watchman'

onEachDatabaseNightly((open) => {
  let folder: string
  let database: TestDatabase
  let site: Site
  let admin: Person
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'status-'))
    database = await open()
    const settings = { BACKUP_DIR: path.join(folder, 'backups'), METRICS_TOKEN: token }
    site = await openSite(database, { settings })
    await addSmallCollection(site)
    admin = await join(site, 'admin')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const status = async (): Promise<SiteStatus> => jsonOf(await admin.get('/api/siteStatus'))
  const waitForEnd = (run: (status: SiteStatus) => { state: string } | null) =>
    eventually(async () => {
      const now = await status()
      expect(run(now)?.state).toMatch(/done|failed/)
      return now
    })

  test('describes a new site, which has no backup', async () => {
    const now = await status()
    expect(now).toMatchObject({
      version: JSON.parse(await readFile('package.json', 'utf8')).version,
      database: { kind: database.dialect, reachable: true, sound: true },
      store: { reachable: true },
      growth: null,
      decoding: 0,
      backup: { archives: [], run: null, downloadedAt: null },
      check: null,
      mistakes: [],
    })
    expect(now.backup.schedule).toMatchObject({ everyHours: 24, keepDays: 7, keepWeeks: 4 })
    expect(now.problems).toContain('no_backup')
    const [disk] = now.disks
    expect(disk?.free).toBeLessThanOrEqual(disk?.size ?? 0)
  })

  test('backs up once for two requests, and serves the archive', async () => {
    const answers = await Promise.all([1, 2].map(() => admin.call('backupNow', {})))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const now = await waitForEnd(({ backup }) => backup.run)
    expect(now.backup.run).toMatchObject({ state: 'done', error: null, done: 11, total: 11 })
    expect(now.backup.archives).toEqual([
      { name: expect.any(String), at: expect.any(String), bytes: expect.any(Number) },
    ])
    expect(now.problems).not.toContain('no_backup')
    const [archive] = now.backup.archives
    const url = `/api/backup.tar?name=${archive?.name}`
    const read = await admin.get(url)
    expect(read.headers['content-type']).toBe('application/x-tar')
    expect(read.rawPayload.length).toBe(archive?.bytes)
  })

  nightlyTest('streams a backup, and stores only the time of its download', async () => {
    const read = await admin.get('/api/backup.tar')
    expect(read.statusCode).toBe(200)
    expect(read.headers['content-disposition']).toContain('huaniao.tar')
    const file = path.join(folder, 'streamed.tar')
    await writeFile(file, read.rawPayload)
    const restored = await open()
    expect((await restoreFrom(restored, [file])).code).toBe(0)
    expect(await rowHashes(restored)).toEqual(await rowHashes(database))
    expect((await status()).backup.downloadedAt).toMatch(/^20\d\d-/)
    const remaining = await readdir(path.join(database.dataFolder, 'incoming'))
    expect(remaining).toEqual([])
  })

  test('rejects a second backup of any kind while a backup runs', async () => {
    const lease = await takeLease(database.db, 'backup schedule')
    for (const answer of [await admin.call('backupNow', {}), await admin.get('/api/backup.tar')])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'backup_runs'])
    await lease?.release()
  })

  test('reads only archives of the folder (102)', async () => {
    await writeFile(path.join(folder, archiveName(new Date(0))), 'outside')
    const names = ['../streamed.tar', `../${archiveName(new Date(0))}`, 'huaniao.sqlite', '', '.']
    for (const name of [...names, archiveName(new Date(1))]) {
      const answer = await admin.get(`/api/backup.tar?${new URLSearchParams({ name })}`)
      expect([name, answer.statusCode]).toEqual([name, 404])
    }
  })

  test('repairs the problems of the last check, and rejects the id of another check', async () => {
    jsonOf(await admin.call('checkNow', {}))
    expect((await waitForEnd(({ check }) => check)).check?.result).toMatchObject({
      found: 0,
      kinds: [],
    })

    const { path: image } = await database.db
      .selectFrom('picture')
      .select('path')
      .executeTakeFirstOrThrow()
    await site.store.remove([`masters${image}`])
    jsonOf(await admin.call('checkNow', {}))
    const { check, problems } = await waitForEnd(({ check }) => check)
    const found = { kind: 'picture', found: 1, repaired: 0, problems: [expect.any(String)] }
    expect(check?.result).toMatchObject({ repair: false, found: 1, repaired: 0, kinds: [found] })
    expect(problems).toContain('check_found')

    const rejected = await admin.call('checkNow', { repairs: '2020-01-01T00:00:00.000Z' })
    expect([rejected.statusCode, rejected.json().code]).toEqual([409, 'other_check'])
    jsonOf(await admin.call('checkNow', { repairs: check?.id ?? '' }))
    const repaired = await waitForEnd(({ check }) => check)
    expect(repaired.check?.result).toMatchObject({ repair: true, found: 1, repaired: 1 })
    expect(repaired.problems).not.toContain('check_found')
    expect((await site.get(`/public${image}`)).statusCode).toBe(200)
  })

  nightlyTest('shows the reason for a failed backup', async () => {
    const { path: image } = await database.db
      .selectFrom('picture')
      .select('path')
      .executeTakeFirstOrThrow()
    const bytes = (await site.get(`/public${image}`)).rawPayload
    await site.store.remove([`masters${image}`])
    jsonOf(await admin.call('backupNow', {}))
    const { backup, problems } = await waitForEnd(({ backup }) => backup.run)
    expect(backup.run).toMatchObject({
      state: 'failed',
      error: expect.stringContaining(image.slice(1)),
    })
    expect(problems).toContain('backup_failed')
    const streamed = await admin.get('/api/backup.tar').catch((error) => error)
    expect(streamed instanceof Error || streamed.statusCode !== 200).toBe(true)
    await site.store.put(`masters${image}`, bytes)
  })

  test('gives a monitor with the token the state that admins see (102)', async () => {
    for (const credentials of ['', 'Bearer wrong', `Basic ${token}`]) {
      const answer = await site.get(
        '/status.json',
        credentials ? { authorization: credentials } : {},
      )
      expect(answer.statusCode).toBe(404)
    }
    const answer = await site.get('/status.json', { authorization: `Bearer ${token}` })
    const { upSeconds: _, disks: _disks, ...now } = await status()
    expect(answer.json()).toMatchObject(now)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('uses the pictures of the last 30 days to estimate when the disk is full', async () => {
    const newSite = await openSite(await open())
    await addSmallCollection(newSite)
    const { authorization } = await join(newSite, 'admin')
    for (const [index, days] of [20, 18, 16, 14, 12, 10, 5, 1].entries()) {
      const publishedAt = new Date(Date.now() - days * dayInMs).toISOString()
      const picture = { season: 'spring', takenOn: `2025-06-0${index + 1}`, publishedAt } as const
      await newSite.addPicture('plant', magnolia[0], picture)
    }
    const now: SiteStatus = jsonOf(await newSite.get('/api/siteStatus', authorization))
    expect(now.growth?.bytesADay).toBeGreaterThan(0)
    const free = now.disks[0]?.free ?? 0
    const days = Math.floor(free / (now.growth?.bytesADay ?? 1))
    if (now.store.kind === 's3') expect(now.growth?.daysLeft).toBeNull()
    else expect((now.growth?.daysLeft ?? 0) / days).toBeCloseTo(1, 1)
  })
})
