/** Tests that each due backup is made once, even with several processes of one site. */
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { dayInMs } from '../../contract/limits.ts'
import { restoreFrom, rowHashes, temporaryFolder } from '../../tests/harness/databases/archives.ts'
import {
  onEachDatabaseNightly,
  onlyOnPostgres,
  type TestDatabase,
} from '../../tests/harness/databases/databases.ts'
import { nightlyTest } from '../../tests/harness/doses/nightly-test.ts'
import { eventually } from '../../tests/harness/eventually.ts'
import { openSchool } from '../../tests/harness/sites/rich-species.ts'
import { archiveName, type Retention, timeOf } from '../config/backup-plan.ts'
import { readClock } from '../database/clock.ts'
import { inOwnProcess, type MakeBackup } from './in-own-process.ts'
import { registerScheduledBackups } from './scheduled.ts'

interface ScheduleOptions {
  backups: string
  make: MakeBackup
  keep?: Retention | undefined
}

/** Starts a server with scheduled backups. @returns the log lines, and a function that closes the server */
async function startServer(database: TestDatabase, { backups, make, keep }: ScheduleOptions) {
  const logged: string[] = []
  const stream = { write: (line: string) => logged.push(line) }
  const app = Fastify({ logger: { level: 'info', stream } })
  registerScheduledBackups(app, {
    database,
    plan: { folder: backups, every: dayInMs, keep: keep ?? { days: 7, weeks: 4 } },
    make,
    delay: 0,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { logged, close: () => app.close() }
}

const archiveOfAge = (milliseconds: number) => archiveName(new Date(Date.now() - milliseconds))

onEachDatabaseNightly((open) => {
  let folder: string
  let database: TestDatabase
  beforeAll(async () => {
    folder = await temporaryFolder()
    database = await open()
    await openSchool(database)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const makeArchive: MakeBackup = (file, signal) =>
    inOwnProcess({ ...process.env, ...database.environment })(file, signal)
  const start = (backups: string, make: MakeBackup, keep?: Retention) =>
    startServer(database, { backups, make, keep })

  nightlyTest(
    'makes one overdue archive with three servers, and deletes expired archives',
    async () => {
      const backups = path.join(folder, 'together')
      const first = await start(backups, async () => {}, { days: 1, weeks: 0 })
      await eventually(async () => expect(await readdir(backups)).toEqual([]))
      await first.close()
      const oldNames = [archiveOfAge(2 * dayInMs), archiveOfAge(3 * dayInMs)]
      for (const name of oldNames) await writeFile(path.join(backups, name), '')
      await writeFile(path.join(backups, 'before-update.tar'), '')

      const make = vi.fn(makeArchive)
      const servers = await Promise.all(
        [1, 2, 3].map(() => start(backups, make, { days: 2, weeks: 0 })),
      )
      const archives = async () =>
        (await readdir(backups)).filter((name) => !name.endsWith('.part'))
      await eventually(async () => expect(await archives()).not.toContain(oldNames[1]))
      await Promise.all(servers.map(({ close }) => close()))
      expect(make).toHaveBeenCalledTimes(1)
      const [otherFile, recentName, archive = ''] = (await readdir(backups)).sort()
      expect([otherFile, recentName]).toEqual(['before-update.tar', oldNames[0]])
      const restored = await open()
      expect((await restoreFrom(restored, [path.join(backups, archive)])).code).toBe(0)
      expect(await rowHashes(restored)).toEqual(await rowHashes(database))
    },
  )

  test('makes no archive before it is due', async () => {
    const backups = path.join(folder, 'not yet')
    const make = vi.fn(async () => {})
    const first = await start(backups, make)
    await eventually(() => expect(make).toHaveBeenCalledTimes(1))
    await first.close()
    await writeFile(path.join(backups, archiveOfAge(dayInMs - 60_000)), '')
    const inserts = vi.spyOn(database.db, 'insertInto')
    const second = await start(backups, make)
    await setTimeout(100)
    await second.close()
    expect(make).toHaveBeenCalledTimes(1)
    // The second server did not try to take the lease either.
    expect(inserts).not.toHaveBeenCalled()
    inserts.mockRestore()
  })

  test('ignores archives dated in the future, keeps these archives, and logs their names once', async () => {
    const backups = path.join(folder, 'ahead once')
    await mkdir(backups)
    const [ahead, old, older] = [
      archiveOfAge(-700 * dayInMs),
      archiveOfAge(2 * dayInMs),
      archiveOfAge(3 * dayInMs),
    ]
    for (const name of [ahead, old, older]) await writeFile(path.join(backups, name), '')
    const make = vi.fn((file: string) => writeFile(file, ''))
    const { logged, close } = await start(backups, make, { days: 2, weeks: 0 })
    await eventually(() => expect(logged.join('')).toContain('a backup was made'))
    await close()
    const [first, newName = '', last] = (await readdir(backups)).sort()
    expect([first, last]).toEqual([old, ahead])
    expect(timeOf(newName)).toBeGreaterThan(Date.now() - 60_000)
    const warned = logged.filter((line) => line.includes('"level":40'))
    expect(warned).toEqual([expect.stringContaining(ahead)])
  })

  test('logs a failed backup as an error with its reason', async () => {
    const missing = { ...process.env, DATA_DIR: path.join(folder, 'nowhere'), DATABASE_URL: '' }
    const { logged, close } = await start(path.join(folder, 'failing'), inOwnProcess(missing))
    await eventually(() => expect(logged.join('')).toContain('"level":50'))
    expect(logged.join('')).toContain('There is no site in')
    await close()
    expect(await readdir(path.join(folder, 'failing'))).toEqual([])
  })
})

// SQLite runs in the process and uses its clock, so only PostgreSQL can differ.
onlyOnPostgres((open) => {
  test('uses the clock of the database, not the clock of a process that is ahead', async () => {
    onTestFinished(() => void vi.useRealTimers())
    const database = await open()
    const backups = await temporaryFolder()
    onTestFinished(() => rm(backups, { recursive: true, force: true }))
    const make = vi.fn((file: string) => writeFile(file, ''))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * dayInMs })
    const first = await startServer(database, { backups, make })
    await eventually(() => expect(first.logged.join('')).toContain('a backup was made'))
    await first.close()
    const [name = ''] = await readdir(backups)
    const now = await readClock(database.db)
    expect(Math.abs((timeOf(name) ?? 0) - now)).toBeLessThan(60_000)

    await rename(
      path.join(backups, name),
      path.join(backups, archiveName(new Date(now - dayInMs / 2))),
    )
    const second = await startServer(database, { backups, make })
    await setTimeout(100)
    await second.close()
    expect(make).toHaveBeenCalledTimes(1)
  })
})
