/** Tests that a restore names the damaged part of an archive whose rows cannot be read or inserted. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
import { openToDamage } from '../../../tests/harness/sites/damaged-site.ts'
import { restore } from './restore.ts'

onEachDatabaseNightly((open) => {
  let folder: string
  let archive: Buffer
  let target: TestDatabase
  beforeAll(async () => {
    folder = await temporaryFolder()
    const source = await open()
    // A stream reads ahead fewer bytes than these rows have, so most rows are unread when a restore fails.
    const rows = Array.from({ length: 600 }, (_, index) => ({
      name: `row ${String(index).padStart(3, '0')}`,
      value: '花'.repeat(500),
    }))
    await source.db.insertInto('setting').values(rows).execute()
    archive = await archiveOf(source)
    target = await open()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function restoreTo(database: TestDatabase, bytes: Buffer) {
    const emptySite = { database, store: await database.openStore() }
    return restore(emptySite, Readable.from([bytes]), { folder })
  }

  /** Replaces a text of the archive. Both texts must have the same length, so that no other byte changes. */
  function withReplaced(original: string, replacement: string): Buffer {
    const damaged = Buffer.from(archive)
    damaged.write(replacement, damaged.indexOf(original))
    return damaged
  }
  const truncatedAt = (text: string) => archive.subarray(0, archive.indexOf(text))
  const damagedRows = 'The archive is damaged: tables/setting.ndjson differs from the saved file.'
  const damagedHeader = 'The archive is damaged: huaniao.json differs from the saved file.'
  const cases: [string, () => Buffer, string | RegExp][] = [
    [
      'a row that does not parse',
      () => withReplaced('"name":"row 100"', '"name";"row 100"'),
      damagedRows,
    ],
    [
      'a row that is not an object',
      () => withReplaced('{"name":"row 100"', '"        row 100"'),
      damagedRows,
    ],
    ['an unknown column', () => withReplaced('"name":"row 100"', '"nane":"row 100"'), damagedRows],
    ['a repeated row', () => withReplaced('"row 100"', '"row 099"'), damagedRows],
    ['a list instead of a text', () => withReplaced('"row 100",', '[100    ],'), damagedRows],
    ['an unknown table', () => withReplaced('"setting": [', '"settinh": ['), damagedHeader],
    [
      'a table under another name',
      () => withReplaced('tables/setting', 'tables/Setting'),
      /The archive is/,
    ],
    [
      'an archive that ends within a row',
      () => truncatedAt('"row 300"'),
      /The archive is cut off in tables\/setting/,
    ],
  ]
  test.each(cases)('rejects %s and stores no file', async (_damage, damaged, sentence) => {
    await expect(restoreTo(target, damaged())).rejects.toThrow(sentence)
    expect(await storedFiles(target)).toEqual([])
  })

  nightlyTest.each(cases)(
    'makes the command reject %s with a one-line error',
    async (damage, damaged, sentence) => {
      const temporary = path.join(folder, damage)
      await mkdir(temporary)
      const file = path.join(folder, `${damage}.tar`)
      await writeFile(file, damaged())
      const environment = { ...target.environment, TMPDIR: temporary }
      const { code, stderr } = await restoreFrom({ ...target, environment }, [file])
      const expectedError =
        typeof sentence === 'string'
          ? expect.stringContaining(sentence)
          : expect.stringMatching(sentence)
      expect([code, stderr]).toEqual([1, expectedError])
      expect(stderr.startsWith(`${file} cannot be restored. `)).toBe(true)
      expect(stderr.split('\n').length).toBe(2)
      expect(await readdir(temporary)).toEqual([])
      expect(await storedFiles(target)).toEqual([])
    },
  )

  test('rejects rows whose foreign keys refer to missing rows', async () => {
    const { database, withoutForeignKeys } = await openToDamage(await open())
    await withoutForeignKeys((db) =>
      db.updateTable('creation').set({ picture_id: 'nowhere' }).execute(),
    )
    const sentence = 'Rows of "creation" refer to rows that do not exist.'
    await expect(restoreTo(target, await archiveOf(database))).rejects.toThrow(sentence)
  })
})
