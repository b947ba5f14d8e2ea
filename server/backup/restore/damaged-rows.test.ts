/** Names the damaged part of an archive whose rows cannot be read or inserted. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openToDamage } from '../../../tests/harness/changes/damage.ts'
import {
  archiveOf,
  restoreFrom,
  temporaryFolder,
} from '../../../tests/harness/databases/archives.ts'
import { storedFiles } from '../../../tests/harness/databases/contents.ts'
import {
  onEachDatabaseNightly,
  type TestDatabase,
} from '../../../tests/harness/databases/databases.ts'
import { nightlyTest } from '../../../tests/harness/doses/nightly-test.ts'
import { restore } from './restore.ts'

onEachDatabaseNightly((open) => {
  let folder: string
  let archive: Buffer
  let place: TestDatabase
  beforeAll(async () => {
    folder = await temporaryFolder()
    const source = await open()
    // The rows are longer than a stream reads ahead, so most are unread at the first damaged row.
    const rows = Array.from({ length: 600 }, (_, index) => ({
      name: `row ${String(index).padStart(3, '0')}`,
      value: '花'.repeat(500),
    }))
    await source.db.insertInto('setting').values(rows).execute()
    archive = await archiveOf(source)
    place = await open()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function restoreHere(database: TestDatabase, bytes: Buffer) {
    const there = { database, store: await database.openStore() }
    return restore(there, Readable.from([bytes]), { folder })
  }

  /** Both texts must have the same length, so that the rest of the archive does not move. */
  function changed(from: string, to: string): Buffer {
    const damaged = Buffer.from(archive)
    damaged.write(to, damaged.indexOf(from))
    return damaged
  }
  const cutOffAt = (text: string) => archive.subarray(0, archive.indexOf(text))
  const inRows = 'The archive is damaged: tables/setting.ndjson differs from the saved file.'
  const inHeader = 'The archive is damaged: huaniao.json differs from the saved file.'
  const cases: [string, () => Buffer, string | RegExp][] = [
    ['a row that does not parse', () => changed('"name":"row 100"', '"name";"row 100"'), inRows],
    [
      'a row that is not an object',
      () => changed('{"name":"row 100"', '"         row 100"'),
      inRows,
    ],
    ['an unknown column', () => changed('"name":"row 100"', '"nane":"row 100"'), inRows],
    ['a repeated row', () => changed('"row 100"', '"row 099"'), inRows],
    ['a number for a text', () => changed('"row 100",', '[100    ],'), inRows],
    ['an unknown table', () => changed('"setting": [', '"settinh": ['), inHeader],
    [
      'a table under another name',
      () => changed('tables/setting', 'tables/Setting'),
      /The archive is/,
    ],
    ['an end in a row', () => cutOffAt('"row 300"'), /The archive is cut off in tables\/setting/],
  ]
  test.each(cases)('rejects %s and stores no file', async (_what, damaged, sentence) => {
    await expect(restoreHere(place, damaged())).rejects.toThrow(sentence)
    expect(await storedFiles(place)).toEqual([])
  })

  nightlyTest.each(cases)('the command rejects %s in one line', async (what, damaged, sentence) => {
    const own = path.join(folder, what)
    await mkdir(own)
    const file = path.join(folder, `${what}.tar`)
    await writeFile(file, damaged())
    const environment = { ...place.environment, TMPDIR: own }
    const { code, stderr } = await restoreFrom({ ...place, environment }, [file])
    const expectedError =
      typeof sentence === 'string'
        ? expect.stringContaining(sentence)
        : expect.stringMatching(sentence)
    expect([code, stderr]).toEqual([1, expectedError])
    expect(stderr.startsWith(`${file} cannot be restored. `)).toBe(true)
    expect(stderr.split('\n').length).toBe(2)
    expect(await readdir(own)).toEqual([])
    expect(await storedFiles(place)).toEqual([])
  })

  test('rejects rows whose foreign keys refer to missing rows', async () => {
    const { database, withoutForeignKeys } = await openToDamage(await open())
    await withoutForeignKeys((db) =>
      db.updateTable('creation').set({ picture_id: 'nowhere' }).execute(),
    )
    const sentence = 'Rows of "creation" refer to rows that do not exist.'
    await expect(restoreHere(place, await archiveOf(database))).rejects.toThrow(sentence)
  })
})
