/**
 * Tests restores of archives with a flipped bit, a missing end or a changed header (security.md 71). Each restore
 * produces the saved site, or rejects the archive and leaves the target unchanged. ARCHIVE_BITS=all tries every bit
 * (docs/faults.md).
 */
import { readFile, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  archiveOf,
  fileHashes,
  rowHashes,
  temporaryFolder,
} from '../../../tests/harness/databases/archives.ts'
import { onlyOnSqlite, type TestDatabase } from '../../../tests/harness/databases/databases.ts'
import { entriesOf, withHeader } from '../../../tests/harness/databases/tar-entries.ts'
import { dose } from '../../../tests/harness/doses/dose.ts'
import { openSchool } from '../../../tests/harness/sites/rich-species.ts'
import { ArchiveError } from '../../kernel/command-error.ts'
import type { Store } from '../../media/store/store.ts'
import { everyTable, tablesNeverEmpty } from '../archive/archived-tables.ts'
import { sha256Of } from '../archive/read-stored.ts'
import { restore } from './restore.ts'

const everyBit = process.env.ARCHIVE_BITS === 'all'
const drawnCount = dose(60, 200)
/** Offsets of bytes in most of the fields of a tar header. */
const fieldOffsets = [
  0, 50, 100, 108, 116, 124, 130, 136, 148, 153, 154, 155, 156, 157, 257, 263, 265, 345,
]

onlyOnSqlite((open) => {
  let archive: Buffer
  let files: Record<string, string>
  let rows: object
  let target: TestDatabase
  let folder: string
  const storedBytes = new Map<string, Buffer>()
  beforeAll(async () => {
    const source = await open()
    await openSchool(source)
    archive = await archiveOf(source)
    files = await fileHashes(source)
    rows = await rowHashes(source)
    target = await open()
    await sql`pragma synchronous = off`.execute(target.db)
    folder = await temporaryFolder()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** The store is in memory, because each restore writes every file. */
  const store: Store = {
    put: async (key, bytes) => void storedBytes.set(key, Buffer.from(bytes)),
    putFile: async (key, file) => void storedBytes.set(key, await readFile(file)),
    sizeOf: async (key) => storedBytes.get(key)?.length,
    get: async (key) => {
      const bytes = storedBytes.get(key)
      return bytes && { size: bytes.length, stream: () => Readable.from([bytes]) }
    },
    remove: async (keys) => {
      for (const key of keys) storedBytes.delete(key)
    },
    async *list() {
      yield [...storedBytes.keys()].map((key) => ({ key, changedAt: 0 }))
    },
  }

  /** @returns the error, or undefined if the whole site was restored */
  async function rejection(damaged: Buffer): Promise<string | undefined> {
    try {
      await restore({ database: target, store }, Readable.from([damaged]), { folder })
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error
      await expectEmpty()
      return error.message
    }
    await expectWhole()
    await emptyTarget()
    return undefined
  }

  async function expectEmpty() {
    expect([...storedBytes.keys()]).toEqual([])
    for (const table of everyTable) {
      if (tablesNeverEmpty.has(table)) continue
      const result = await sql`select 1 from ${sql.table(table)} limit 1`.execute(target.db)
      if (result.rows.length > 0) throw new Error(`rows remain in ${table}`)
    }
  }

  async function expectWhole() {
    const restoredFiles = [...storedBytes].map(([key, bytes]) => [key, sha256Of(bytes)])
    expect(Object.fromEntries(restoredFiles)).toEqual(files)
    expect(await rowHashes(target)).toEqual(rows)
  }

  async function emptyTarget() {
    storedBytes.clear()
    await sql`pragma foreign_keys = off`.execute(target.db)
    for (const table of everyTable) await sql`delete from ${sql.table(table)}`.execute(target.db)
    await sql`pragma foreign_keys = on`.execute(target.db)
  }

  /** Draws the same bits in every run. */
  function* drawBits(): Generator<number> {
    for (let index = 0, seed = 71; index < drawnCount; index++) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      yield seed % (archive.length * 8)
    }
  }

  function* headerBits(): Generator<number> {
    const entries = entriesOf(archive)
    const chosenNames =
      /^(huaniao\.json|files\.ndjson|manifest\.json|tables\/(account|session|species)\.)/
    const [picture] = entries.filter(({ name }) => name.startsWith('files/masters/'))
    const chosen = entries.filter((entry) => entry === picture || chosenNames.test(entry.name))
    for (const { at } of chosen) {
      for (const field of fieldOffsets) yield (at + field) * 8 + (field % 8)
    }
  }

  function* bits(): Generator<number> {
    if (everyBit) for (let bit = 0; bit < archive.length * 8; bit++) yield bit
    else yield* [...headerBits(), ...drawBits()]
  }

  test(
    'rejects a flipped bit in a header, a picture, a row or padding, or restores the whole site',
    async () => {
      expect(archive.length).toBeLessThan(1_000_000)
      let rejectedCount = 0
      let wholeCount = 0
      for (const bit of bits()) {
        const damaged = Buffer.from(archive)
        const at = Math.floor(bit / 8)
        damaged[at] = (damaged[at] ?? 0) ^ (1 << (bit % 8))
        const error = await rejection(damaged).catch((error: unknown) => {
          throw new Error(`bit ${bit % 8} of byte ${at} changes the site`, { cause: error })
        })
        if (error === undefined) wholeCount++
        else {
          rejectedCount++
          expect(error).toMatch(/^(The archive|It is not an archive) .*\.$/)
        }
      }
      expect(rejectedCount).toBeGreaterThan(dose(60, 100))
      expect(wholeCount).toBeGreaterThan(dose(5, 10))
    },
    everyBit ? 86_400_000 : 120_000,
  )

  test('rejects an archive that is truncated before or within a block', async () => {
    const blocks = everyBit ? 1 : dose(23, 7)
    const last = entriesOf(archive).at(-1)
    // Only padding follows the last content, and an archive may lack this padding.
    const contentEnd = (last?.at ?? 0) + 512 + (last?.size ?? 0)
    expect(contentEnd).toBeGreaterThan(archive.length - 2048)
    for (let end = 0; end < contentEnd - 100; end += 512 * blocks) {
      expect(await rejection(archive.subarray(0, end))).toMatch(/^(The archive|It is not)/)
      expect(await rejection(archive.subarray(0, end + 100))).toMatch(/^(The archive|It is not)/)
    }
  }, 120_000)

  test.each([
    ['a folder', 156, '5', / is not a plain file\.$/],
    ['a link', 156, '1', / is not a plain file\.$/],
    ['a long name', 156, 'L', / is not a plain file\.$/],
    ['an extended header', 156, 'x', /the long name of an entry cannot be read\.$/],
    ['a gigabyte', 124, '10000000000', /^The archive is cut off in files\/masters\//],
    ['a shorter file', 124, '00000000001', /^The archive is damaged/],
    ['no size', 124, '           ', / is not a number\.$/],
    ['another name', 6, 'mastres', /is not a picture\.$/],
  ])(
    'rejects a picture whose header has a valid checksum but describes %s',
    async (_fault, offset, text, message) => {
      const picture = entriesOf(archive).find(({ name }) => name.startsWith('files/masters/'))
      if (!picture) throw new Error('The archive holds no picture')
      expect(await rejection(withHeader(archive, picture, offset, text))).toMatch(message)
    },
  )
})
