/** Tests that archives and moves keep any text unchanged, with its line separators. */
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { archiveOf, rowHashes, temporaryFolder } from '../../../tests/harness/databases/archives.ts'
import {
  onEachDatabaseNightly,
  type TestDatabase,
} from '../../../tests/harness/databases/databases.ts'
import { move } from '../move/move.ts'
import { restore } from '../restore/restore.ts'

const texts = {
  'line separator': 'one\u2028two',
  'paragraph separator': 'one\u2029two\u2029',
  'next line': 'one\u0085two',
  'carriage return': 'one\rtwo\r\nthree\n',
  'tab, form feed, delete': 'one\ttwo\ffour\u007f',
  'byte order mark': '\ufeffone\ufeff',
  'beyond sixteen bits': '𬟁 🌸',
  'quotes and escapes': '"one" \\u2028 \\n',
  long: '花\u2028鸟 '.repeat(50_000),
}
/** A lone surrogate is not a character, so a database stores U+FFFD instead. */
const halves = { 'first half': 'one\ud83ctwo', 'last half': 'one\udf38' }

onEachDatabaseNightly((open) => {
  let folder: string
  let source: TestDatabase
  beforeAll(async () => {
    folder = await temporaryFolder()
    source = await open()
    const values = Object.entries({ ...texts, ...halves }).map(([name, value]) => ({ name, value }))
    await source.db.insertInto('setting').values(values).execute()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const placeOf = async (database: TestDatabase) => ({
    database,
    store: await database.openStore(),
  })
  async function expectTheSame(target: TestDatabase) {
    const rows = await target.db.selectFrom('setting').selectAll().execute()
    const received = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
    expect(received).toMatchObject({
      ...texts,
      'first half': 'one\ufffdtwo',
      'last half': 'one\ufffd',
    })
    expect(await rowHashes(target)).toEqual(await rowHashes(source))
  }

  test('an archive keeps every text', async () => {
    const target = await open()
    await restore(await placeOf(target), Readable.from([await archiveOf(source)]), { folder })
    await expectTheSame(target)
  })

  test('a move keeps every text', async () => {
    const target = await open()
    await move(await placeOf(source), await placeOf(target), folder)
    await expectTheSame(target)
  })
})
