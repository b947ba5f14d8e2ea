/**
 * Tests that `npm run restore` rejects damage with a one-line error and leaves no files (security.md 71). Also tests a
 * command that never finishes, and the restore of the newest schema.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  archiveOf,
  restoreFrom,
  temporaryFolder,
} from '../../../tests/harness/databases/archives.ts'
import {
  onEachDatabaseNightly,
  onlyOnSqlite,
  type TestDatabase,
} from '../../../tests/harness/databases/databases.ts'
import { entriesOf, withHeader } from '../../../tests/harness/databases/tar-entries.ts'
import { dose } from '../../../tests/harness/doses/dose.ts'
import { nightlyTest } from '../../../tests/harness/doses/nightly-test.ts'
import { join } from '../../../tests/harness/sites/members.ts'
import { openSite } from '../../../tests/harness/sites/site.ts'
import { addSmallCollection } from '../../../tests/harness/sites/small-collection.ts'
import { knownMigrations } from '../../database/migrations/migrate.ts'
import { applySchema, inspectTarget, rememberSchema } from './target.ts'

// Most of these tests start processes, so the tests need more time.
vi.setConfig({ testTimeout: 180_000 })

onlyOnSqlite((open) => {
  let folder: string
  let archive: Buffer
  let source: TestDatabase
  beforeAll(async () => {
    folder = await temporaryFolder()
    source = await open()
    const site = await openSite(source)
    await addSmallCollection(site)
    await join(site)
    archive = await archiveOf(source)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const findEntry = (beginning: string) => {
    const match = entriesOf(archive).find(({ name }) => name.startsWith(beginning))
    if (!match) throw new Error(`There is no ${beginning}`)
    return match
  }
  const withFlippedBit = (beginning: string, offset: number) => {
    const damaged = Buffer.from(archive)
    const at = findEntry(beginning).at + offset
    damaged[at] = (damaged[at] ?? 0) ^ 1
    return damaged
  }
  const cases: [damage: string, damaged: () => Buffer, message: RegExp][] = [
    [
      'picture',
      () => withFlippedBit('files/masters/', 700),
      /: masters\/\S+ differs from the saved file\. /,
    ],
    [
      'row',
      () => withFlippedBit('tables/account', 520),
      /: tables\/account\.ndjson differs from the saved file/,
    ],
    [
      'header',
      () => withFlippedBit('tables/species', 130),
      /after \S+: the checksum of a header is wrong/,
    ],
    [
      'type',
      () => withHeader(archive, findEntry('files/masters/'), 156, '5'),
      / is not a plain file/,
    ],
    [
      'end',
      () => archive.subarray(0, findEntry('files/masters/').at + 700),
      /The archive is cut off in \S+\. /,
    ],
    ['empty file', () => Buffer.alloc(0), /It is not an archive/],
  ]
  // Other tests restore archives with similar damage, without starting a process.
  const damageToTest = dose(new Set(['picture']), new Set(cases.map(([damage]) => damage)))
  const chosen = cases.filter(([damage]) => damageToTest.has(damage))
  test.each(chosen)(
    'rejects this damage and leaves no files: %s',
    async (damage, damaged, message) => {
      const file = path.join(folder, `${damage}.tar`)
      await writeFile(file, damaged())
      // The first folder does not exist. The second folder exists and is empty.
      const missing = path.join(folder, `${damage} place`, 'within')
      const empty = path.join(folder, `${damage} empty`)
      await mkdir(empty)
      for (const DATA_DIR of [missing, empty]) {
        const environment = { ...source.environment, DATA_DIR }
        const { code, stderr, stdout } = await restoreFrom({ ...source, environment }, [file])
        expect([code, stdout]).toEqual([1, ''])
        expect(stderr).toMatch(message)
        expect(stderr.startsWith(`${file} cannot be restored. `)).toBe(true)
        expect(stderr.split('\n').length).toBe(2)
      }
      expect(existsSync(path.dirname(missing))).toBe(false)
      expect(await readdir(empty)).toEqual([])
    },
  )

  nightlyTest('rejects a folder as an archive', async () => {
    const { code, stderr } = await restoreFrom(source, [folder])
    expect([code, stderr]).toEqual([1, expect.stringMatching(/cannot be read: EISDIR/)])
  })

  test('reports a command whose promise never settles', () => {
    const program = `import { runCommand } from './server/startup/command.ts'
      await runCommand(() => new Promise(() => {}))`
    const result = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    })
    const sentence = /^The program ended before its work was complete, .*\n$/m
    expect([result.status, result.stderr]).toEqual([2, expect.stringMatching(sentence)])
  })
})

onEachDatabaseNightly((open) => {
  test('restores the newest schema and its rows after an older schema was applied', async () => {
    const target = await open()
    await target.db.insertInto('setting').values({ name: 'mine', value: 'kept' }).execute()
    const restoreSchema = await rememberSchema(target)
    await applySchema(target, knownMigrations.slice(0, 3))
    await restoreSchema()
    const settings = await target.db.selectFrom('setting').selectAll().execute()
    expect(settings).toContainEqual({ name: 'mine', value: 'kept' })
    expect(
      await inspectTarget({ database: target, store: await target.openStore() }),
    ).toMatchObject({
      tableWithRows: undefined,
      hasFiles: false,
    })
    expect(await target.db.selectFrom('activity').selectAll().execute()).toEqual([])
  })
})
