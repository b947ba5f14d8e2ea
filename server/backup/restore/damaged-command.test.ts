/** `npm run restore` rejects a damaged archive in one line and leaves nothing (security.md 71). */
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
import { applySchema, inspect, rememberSchema } from './target.ts'

// Each test starts several processes.
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

  const entry = (beginning: string) => {
    const found = entriesOf(archive).find(({ name }) => name.startsWith(beginning))
    if (!found) throw new Error(`There is no ${beginning}`)
    return found
  }
  const flipped = (beginning: string, after: number) => {
    const damaged = Buffer.from(archive)
    const at = entry(beginning).at + after
    damaged[at] = (damaged[at] ?? 0) ^ 1
    return damaged
  }
  const cases: [what: string, damaged: () => Buffer, why: RegExp][] = [
    [
      'picture',
      () => flipped('files/masters/', 700),
      /: masters\/\S+ differs from the saved file\. /,
    ],
    [
      'row',
      () => flipped('tables/account', 520),
      /: tables\/account\.ndjson differs from the saved file/,
    ],
    [
      'header',
      () => flipped('tables/species', 130),
      /after \S+: the checksum of a header is wrong/,
    ],
    ['type', () => withHeader(archive, entry('files/masters/'), 156, '5'), / is not a plain file/],
    [
      'end',
      () => archive.subarray(0, entry('files/masters/').at + 700),
      /The archive is cut off in \S+\. /,
    ],
    ['empty file', () => Buffer.alloc(0), /It is not an archive/],
  ]
  // Other tests restore the same archives without a process.
  const tried = dose(new Set(['picture']), new Set(cases.map(([what]) => what)))
  const chosen = cases.filter(([what]) => tried.has(what))
  test.each(chosen)('rejects damage and leaves nothing: %s', async (what, damaged, why) => {
    const file = path.join(folder, `${what}.tar`)
    await writeFile(file, damaged())
    // The first folder does not exist; the second exists and is empty.
    const place = path.join(folder, `${what} place`, 'within')
    const empty = path.join(folder, `${what} empty`)
    await mkdir(empty)
    for (const DATA_DIR of [place, empty]) {
      const environment = { ...source.environment, DATA_DIR }
      const { code, stderr, stdout } = await restoreFrom({ ...source, environment }, [file])
      expect([code, stdout]).toEqual([1, ''])
      expect(stderr).toMatch(why)
      expect(stderr.startsWith(`${file} cannot be restored. `)).toBe(true)
      expect(stderr.split('\n').length).toBe(2)
    }
    expect(existsSync(path.dirname(place))).toBe(false)
    expect(await readdir(empty)).toEqual([])
  })

  nightlyTest('rejects a folder as an archive', async () => {
    const { code, stderr } = await restoreFrom(source, [folder])
    expect([code, stderr]).toEqual([1, expect.stringMatching(/cannot be read: EISDIR/)])
  })

  test('reports a command whose promise never settles', () => {
    const program = `import { runCommand } from './server/startup/command.ts'
      await runCommand(() => new Promise(() => {}))`
    const ended = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    })
    const sentence = /^This ended before it was done: .*\n$/m
    expect([ended.status, ended.stderr]).toEqual([2, expect.stringMatching(sentence)])
  })
})

onEachDatabaseNightly((open) => {
  test('restores the newest schema and its rows after an older schema was applied', async () => {
    const place = await open()
    await place.db.insertInto('setting').values({ name: 'mine', value: 'kept' }).execute()
    const shapeBack = await rememberSchema(place)
    await applySchema(place, knownMigrations.slice(0, 3))
    await shapeBack()
    const settings = await place.db.selectFrom('setting').selectAll().execute()
    expect(settings).toContainEqual({ name: 'mine', value: 'kept' })
    expect(await inspect({ database: place, store: await place.openStore() })).toMatchObject({
      rowsIn: undefined,
      files: false,
    })
    expect(await place.db.selectFrom('activity').selectAll().execute()).toEqual([])
  })
})
