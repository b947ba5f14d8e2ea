/**
 * Brings in a collection: a folder of CSV files with pictures beside them. It can be run again
 * without doubling anything; a bad row is named by file, line and reason and costs no other row.
 */

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kind } from '../../contract/kinds.ts'
import { nameKey } from '../../contract/names.ts'
import type { Database } from '../database/connection.ts'
import { decode, importFormats, UnsupportedImage } from '../media/decode.ts'
import { sourceHash } from '../media/intake.ts'
import type { Store } from '../media/store.ts'
import { type KeptImage, keepArtwork, keepPicture } from '../pictures/keep.ts'
import { findBySource, insertCreation } from '../pictures/repository.ts'
import { keepSpecies } from '../species/keep.ts'
import { findSpecies } from '../species/repository.ts'
import { BrokenCsv, type CsvRow, readCsv } from './read-csv.ts'
import { ImportReport } from './report.ts'
import { artworkRow, BadRow, creationRow, pictureRow, speciesRow } from './rows.ts'

export interface Collection {
  folder: string
  database: Database
  store: Store
  timeZone: string
  /** Says what would happen and changes nothing. */
  dryRun?: boolean
  onProgress?: (file: string, done: number) => void
}

/** Two pictures at a time keep both cores of a small machine busy. */
const picturesAtOnce = 2

export async function importCollection(collection: Collection): Promise<ImportReport> {
  const report = new ImportReport()
  const planned = new Set<string>()

  for (const [file, kind] of [
    ['plants.csv', 'plant'],
    ['birds.csv', 'bird'],
  ] as const) {
    await eachRow(collection, report, file, 1, async (row) => {
      const { record, postedAt } = speciesRow(kind, row.values, collection.timeZone)
      if (!collection.dryRun) {
        return collection.database.db
          .transaction()
          .execute((db) => keepSpecies(db, kind, record, postedAt))
      }
      planned.add(plannedKey(kind, record.latinName))
      const known = await findSpecies(collection.database.db, kind, record.latinName)
      return known ? 'unchanged' : 'added'
    })
  }
  await eachRow(collection, report, 'photographs.csv', picturesAtOnce, async ({ values }) => {
    const { kind, file, latinName, date, season, takenBy, location } = pictureRow(values)
    const bytes = await readPicture(collection.folder, 'photographs', file)
    if (collection.dryRun) return rehearse(collection, planned, 'picture', kind, latinName, bytes)
    const into = await keeping(collection, kind, latinName, bytes, date)
    return outcome(await keepPicture(into, { season, takenBy, takenOn: date, location }))
  })
  await eachRow(collection, report, 'artworks.csv', picturesAtOnce, async ({ values }) => {
    const { kind, file, latinName, date, artist, location } = artworkRow(values)
    const bytes = await readPicture(collection.folder, 'artworks', file)
    if (collection.dryRun) return rehearse(collection, planned, 'artwork', kind, latinName, bytes)
    const into = await keeping(collection, kind, latinName, bytes, date)
    return outcome(await keepArtwork(into, { artist, drawnOn: date, location }))
  })
  await eachRow(collection, report, 'creations.csv', 1, async ({ values }) => {
    const row = creationRow(values)
    const photograph = await readPicture(collection.folder, 'photographs', row.photographFile)
    const artwork = await readPicture(collection.folder, 'artworks', row.artworkFile)
    if (collection.dryRun) return 'added'
    return keepCreation(collection, row.latinName, photograph, artwork)
  })
  return report
}

type RowOutcome = 'added' | 'completed' | 'unchanged'
const outcome = (kept: KeptImage): RowOutcome => (kept.added ? 'added' : 'unchanged')

/** Does something with each row of a file, so many at a time, and counts how it went. */
async function eachRow(
  { folder, onProgress }: Collection,
  report: ImportReport,
  file: string,
  atOnce: number,
  handle: (row: CsvRow) => Promise<RowOutcome>,
): Promise<void> {
  const underWay = new Set<Promise<void>>()
  let done = 0
  async function judge(row: CsvRow): Promise<void> {
    try {
      report.count(file, await handle(row))
    } catch (error) {
      if (!(error instanceof BadRow || error instanceof UnsupportedImage)) throw error
      const reason =
        error instanceof UnsupportedImage ? `${error.message} (${error.reason})` : error.message
      report.refuse({ file, line: row.line, reason })
    }
    onProgress?.(file, ++done)
  }
  try {
    for await (const row of readCsv(path.join(folder, file))) {
      const task = judge(row).finally(() => underWay.delete(task))
      underWay.add(task)
      if (underWay.size >= atOnce) await Promise.race(underWay)
    }
  } catch (error) {
    if (!(error instanceof BrokenCsv)) throw error
    report.refuse({ file, line: error.line, reason: error.message })
  } finally {
    await Promise.all(underWay)
  }
}

async function readPicture(folder: string, subfolder: string, file: string): Promise<Uint8Array> {
  try {
    return await readFile(path.join(folder, subfolder, file))
  } catch {
    throw new BadRow(`file: there is no ${subfolder}/${file}`)
  }
}

/** A picture taken on a day was published that day: a collection's order is kept. */
async function keeping(
  { database, store }: Collection,
  kind: Kind,
  latinName: string,
  bytes: Uint8Array,
  date: string,
) {
  const species = await findSpecies(database.db, kind, latinName)
  if (!species) throw new BadRow(`latinName: no ${kind} "${latinName}" is recorded`)
  const publishedAt = date ? `${date}T00:00:00.000Z` : new Date().toISOString()
  return { database, store, species, bytes, formats: importFormats, publishedAt }
}

async function keepCreation(
  { database }: Collection,
  latinName: string,
  photograph: Uint8Array,
  artwork: Uint8Array,
): Promise<RowOutcome> {
  const { db } = database
  const species = await findSpecies(db, 'plant', latinName)
  if (!species) throw new BadRow(`latinName: no plant "${latinName}" is recorded`)
  const picture = await findBySource(db, 'picture', species.id, sourceHash(photograph))
  const art = await findBySource(db, 'artwork', species.id, sourceHash(artwork))
  if (!picture) throw new BadRow('photographFile: is not a photograph of this plant')
  if (!art) throw new BadRow('artworkFile: is not an artwork of this plant')
  const added = await insertCreation(db, {
    id: randomUUID(),
    species_id: species.id,
    picture_id: picture.id,
    artwork_id: art.id,
    status: 'published',
    published_at: new Date().toISOString(),
  })
  return added ? 'added' : 'unchanged'
}

/** What keeping a picture would come to, decoding it but writing nothing. */
async function rehearse(
  { database }: Collection,
  planned: Set<string>,
  table: 'picture' | 'artwork',
  kind: Kind,
  latinName: string,
  bytes: Uint8Array,
): Promise<RowOutcome> {
  const species = await findSpecies(database.db, kind, latinName)
  if (!species && !planned.has(plannedKey(kind, latinName))) {
    throw new BadRow(`latinName: no ${kind} "${latinName}" is recorded`)
  }
  await decode(bytes, importFormats)
  const known = species && (await findBySource(database.db, table, species.id, sourceHash(bytes)))
  return known ? 'unchanged' : 'added'
}

const plannedKey = (kind: Kind, latinName: string) => `${kind} ${nameKey(latinName)}`
