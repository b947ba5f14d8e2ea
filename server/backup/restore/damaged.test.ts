/** Tests that damage and interruptions are reported, and that a rejected archive leaves no rows and no files. */
import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  archiveOf,
  backUp,
  fileHashes,
  restoreFrom,
  rowHashes,
  temporaryFolder,
} from '../../../tests/harness/databases/archives.ts'
import { storedFiles } from '../../../tests/harness/databases/contents.ts'
import {
  onEachDatabaseNightly,
  type TestDatabase,
} from '../../../tests/harness/databases/databases.ts'
import { startCommand } from '../../../tests/harness/databases/import-command.ts'
import { nightlyTest } from '../../../tests/harness/doses/nightly-test.ts'
import { openSchool } from '../../../tests/harness/sites/rich-species.ts'
import { knownMigrations } from '../../database/migrations/migrate.ts'
import { CommandError } from '../../kernel/command-error.ts'
import { nameOfProcess } from '../../kernel/process-name.ts'
import { restore } from './restore.ts'
import { applySchema, inspectTarget } from './target.ts'

onEachDatabaseNightly((open) => {
  let folder: string
  let source: TestDatabase
  let archive: Buffer
  let target: TestDatabase
  beforeAll(async () => {
    folder = await temporaryFolder()
    source = await open()
    await openSchool(source)
    archive = await archiveOf(source)
    target = await open()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function restoreTo(database: TestDatabase, bytes: Buffer, options = {}) {
    // A stream from the disk also yields the bytes in pieces.
    const pieces = Array.from({ length: Math.ceil(bytes.length / 50_000) }, (_, index) =>
      bytes.subarray(index * 50_000, (index + 1) * 50_000),
    )
    const emptySite = { database, store: await database.openStore() }
    const temporary = await temporaryFolder()
    try {
      return await restore(emptySite, Readable.from(pieces), { folder: temporary, ...options })
    } finally {
      await rm(temporary, { recursive: true, force: true })
    }
  }
  async function expectEmpty(database: TestDatabase) {
    const content = await inspectTarget({ database, store: await database.openStore() })
    const empty = { tableWithRows: undefined, hasFiles: false, mark: undefined, hasAllRows: false }
    expect(content).toEqual(empty)
    expect(await storedFiles(database)).toEqual([])
  }
  async function expectWhole(database: TestDatabase) {
    expect(await fileHashes(database)).toEqual(await fileHashes(source))
    expect(await rowHashes(database)).toEqual(await rowHashes(source))
    expect(await storedFiles(database)).not.toContain('unfinished')
  }

  describe('an archive', () => {
    /** Flips a bit of the byte that is `offset` bytes after the beginning of the last occurrence of the text. */
    const withFlippedBit = (text: string, offset = 0) => {
      const at = archive.lastIndexOf(text) + offset
      const damaged = Buffer.from(archive)
      damaged[at] = (damaged[at] ?? 0) ^ 1
      return damaged
    }
    // The content of an entry begins 512 bytes after its name.
    const cases: [string, () => Buffer, RegExp][] = [
      [
        'in a file',
        () => withFlippedBit('files/masters/Tachy', 700),
        /damaged: masters\/Tachy\S+ differs/,
      ],
      ['in the list of files', () => withFlippedBit('files.ndjson', 2000), /damaged: .+ differs/],
      [
        'in the rows',
        () => withFlippedBit('Yulan magnolia'),
        /damaged: tables\/species\.ndjson differs/,
      ],
      [
        'in an account',
        () => withFlippedBit('$argon2id$', 40),
        /damaged: tables\/account\.ndjson differs/,
      ],
      ['at the beginning', () => withFlippedBit('"archive"', 1), /damaged/],
      [
        'in the manifest',
        () => withFlippedBit('"tables": {', 1),
        /damaged: manifest\.json differs/,
      ],
      [
        'in the name of an entry',
        () => withFlippedBit('files/renditions', 2),
        /damaged after \S+: the checksum/,
      ],
      [
        'in the hash of the manifest',
        () => withFlippedBit('  manifest.json\n', -9),
        /damaged: manifest\.json differs/,
      ],
    ]
    test.each(cases)('is rejected with one bit flipped %s', async (_place, damaged, sentence) => {
      const rejected = restoreTo(target, damaged())
      await expect(rejected).rejects.toThrow(sentence)
      await expect(rejected).rejects.toBeInstanceOf(CommandError)
      await expectEmpty(target)
    })

    test.each([0, 0.001, 0.3, 0.9, 0.97])(
      'is rejected when it is truncated to %d of its length',
      async (part) => {
        const rejected = restoreTo(target, archive.subarray(0, Math.floor(archive.length * part)))
        await expect(rejected).rejects.toBeInstanceOf(CommandError)
        await expectEmpty(target)
      },
    )

    test('is rejected if the file has another format, or comes from a newer program', async () => {
      const noise = Buffer.alloc(4096, '\n> huaniao@0.1.0 backup\n')
      await expect(restoreTo(target, noise)).rejects.toThrow('It is not an archive')
      const migration = knownMigrations.at(-1) ?? ''
      const newerArchive = Buffer.from(archive)
      newerArchive.write('9999', newerArchive.indexOf(migration))
      await expect(restoreTo(target, newerArchive)).rejects.toThrow(
        'another version of this program',
      )
      await expectEmpty(target)
    })

    test('is restored into the same target after all the rejected archives', async () => {
      const manifest = await restoreTo(target, archive)
      expect(manifest.files.count).toBe(Object.keys(await fileHashes(source)).length)
      await expectWhole(target)
    })

    test('is restored completely by the next restore after an interruption at the end', async () => {
      const mark = 'restore of before'
      const store = await target.openStore()
      await store.put('unfinished', Buffer.from(mark))
      await target.db.insertInto('setting').values({ name: 'unfinished', value: mark }).execute()
      await expect(restoreTo(target, archive)).rejects.toThrow('The restore is now complete')
      await expectWhole(target)
      await expect(restoreTo(target, archive)).rejects.toThrow('The target is not empty')
    })
  })

  test('migrates an archive of an older program', async () => {
    const olderSite = await open()
    const schema = knownMigrations.slice(0, 3)
    await applySchema(olderSite, schema)
    const { db } = olderSite
    await db.insertInto('setting').values({ name: 'sample', value: 'loaded' }).execute()
    const olderArchive = await archiveOf(olderSite)
    const restored = await open()
    expect((await restoreTo(restored, olderArchive)).header.schema).toEqual(schema)
    const settings = await restored.db.selectFrom('setting').select('name').execute()
    expect(settings.map(({ name }) => name)).toContain('sample')
    // A later migration creates this table.
    expect(await restored.db.selectFrom('activity').selectAll().execute()).toEqual([])
    expect(await rowHashes(restored)).toEqual(await rowHashes(await withSample(await open())))
  })
  async function withSample(database: TestDatabase) {
    await database.db.insertInto('setting').values({ name: 'sample', value: 'loaded' }).execute()
    return database
  }

  /** Starts a backup that cannot end while the test pauses the reading of the pipe to which the backup writes. */
  async function startBackup(file: string) {
    const running = startCommand('server/backup/main.ts', source, [file])
    // This test makes the pipe long before the process opens it.
    const unfinished = `${file}.${nameOfProcess(running.process.pid ?? 0)}.part`
    execFileSync('mkfifo', [unfinished])
    const reading = createReadStream(unfinished, { highWaterMark: 1024 })
    await new Promise((resolve) => reading.once('data', resolve))
    reading.pause()
    return { running, reading }
  }

  nightlyTest('leaves no archive of a killed backup', async () => {
    const file = path.join(folder, 'killed.tar')
    const { running, reading } = await startBackup(file)
    running.process.kill('SIGKILL')
    await running.ended
    reading.destroy()
    expect(existsSync(file)).toBe(false)
    // The next backup removes the incomplete file at once.
    expect((await backUp(source, file)).code).toBe(0)
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('leaves no file of a stopped backup', async () => {
    const stopped = path.join(folder, 'stopped')
    await mkdir(stopped)
    const { running, reading } = await startBackup(path.join(stopped, 'stopped.tar'))
    running.process.kill('SIGTERM')
    reading.resume()
    const { code, stderr } = await running.ended
    expect([code, stderr]).toEqual([2, 'The backup was interrupted: no archive was written.\n'])
    expect(await readdir(stopped)).toEqual([])
  })

  test('stops a backup when a published picture lacks a file, and reports the name of the file', async () => {
    const database = await open()
    await restoreTo(database, archive)
    const [lost = ''] = Object.keys(await fileHashes(database)).filter((key) =>
      /^renditions\/480\/Tachy/.test(key),
    )
    await (await database.openStore()).remove([lost])
    const file = path.join(folder, 'lacking.tar')
    const { code, stderr } = await backUp(database, file)
    expect(code).toBe(2)
    expect(stderr).toContain(`files are missing (1).\n  ${lost}\nRun npm run check -- --repair`)
    expect((await readdir(folder)).filter((name) => /lacking/.test(name))).toEqual([])
  })

  nightlyTest('detects a killed restore, and starts over on request', async () => {
    const target = await open()
    const running = startCommand('server/backup/restore/main.ts', target, ['-'], 'pipe')
    running.process.stdin?.write(archive.subarray(0, Math.floor(archive.length / 2)))
    while ((await storedFiles(target)).length < 10) await wait(10)
    running.process.kill('SIGKILL')
    await running.ended

    const file = path.join(folder, 'again.tar')
    await writeFile(file, archive)
    const filesBefore = await storedFiles(target)
    const rejected = await restoreFrom(target, [file])
    expect(rejected.stderr).toMatch(/^An earlier restore was interrupted here. Nothing was changed/)
    expect(await storedFiles(target)).toEqual(filesBefore)
    const second = await restoreFrom(target, [file, '--start-over'])
    expect(second).toMatchObject({ code: 0, stderr: '' })
    await expectWhole(target)
    // After a completed restore, --start-over removes nothing.
    const third = await restoreFrom(target, [file, '--start-over'])
    expect(third.stderr).toMatch(/^The target is not empty/)
    await expectWhole(target)
  })
})
