/**
 * Imports a collection, which is a folder of CSV files with pictures. A repeated import adds no duplicates. The import
 * reports an invalid row with file, line and reason, and continues with the other rows.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../database/connection.ts'
import { BrokenCsv, type CsvRow, readCsv } from '../kernel/csv/read-csv.ts'
import { UnsupportedImage } from '../media/decoding/decode.ts'
import { sourceHash } from '../media/intake.ts'
import type { Store } from '../media/store/store.ts'
import { dryRunSteps } from './dry-run.ts'
import { type Manifest, manifestFile, readManifest } from './manifest.ts'
import { ImportReport, type Outcome } from './report.ts'
import {
  artworkRow,
  BadRow,
  type CreationRow,
  creationRow,
  type FeaturedRow,
  featuredRow,
  pictureRow,
  speciesRow,
} from './rows.ts'
import { storingSteps } from './steps.ts'

export interface Collection {
  folder: string
  database: Database
  store: Store
  timeZone: string
  /** Reports the results without changing anything. */
  dryRun?: boolean
  onProgress?: (file: string, done: number) => void
  /**
   * Imports creations and their pictures before all other pictures, so that the home page and the exhibition are
   * complete early. Each creation must name pictures of photographs.csv and artworks.csv.
   */
  creationsFirst?: boolean
  /** After an abort, the import finishes the rows that it has begun, and begins no other row. */
  signal?: AbortSignal | undefined
}

/** Two pictures at a time keep both cores of a small machine busy. */
const picturesAtOnce = 2

/** @returns the report of all rows @throws any error that stops the whole import, such as an unreachable database */
export async function importCollection(collection: Collection): Promise<ImportReport> {
  const { folder, database, store, timeZone, dryRun } = collection
  const steps = dryRun ? dryRunSteps(database.db) : storingSteps(database, store)
  const report = new ImportReport()
  const manifest = await readManifest(folder)
  const readImage = (subfolder: string, file: string) =>
    readPicture(folder, subfolder, file, manifest)
  // The import handles the rows of an export one by one, because a picture keeps its code only if all earlier codes are
  // smaller.
  const atOnce = manifest.size > 0 ? 1 : picturesAtOnce

  await eachRow(collection, report, 'plants.csv', 1, async (values) =>
    steps.species('plant', speciesRow('plant', values, timeZone)),
  )
  await eachRow(collection, report, 'birds.csv', 1, async (values) =>
    steps.species('bird', speciesRow('bird', values, timeZone)),
  )

  const importPhotographs = (isSelected: RowFilter) =>
    eachRow(
      collection,
      report,
      'photographs.csv',
      atOnce,
      async (values) => {
        const row = pictureRow(values)
        return steps.picture(row, await readImage('photographs', row.file))
      },
      isSelected,
    )
  const importArtworks = (isSelected: RowFilter) =>
    eachRow(
      collection,
      report,
      'artworks.csv',
      atOnce,
      async (values) => {
        const row = artworkRow(values)
        return steps.artwork(row, await readImage('artworks', row.file))
      },
      isSelected,
    )

  const importCreations = () =>
    eachRow(collection, report, 'creations.csv', 1, async (values) => {
      const row = creationRow(values)
      const photograph = row.photographFile ? await hashOf('photographs', row) : null
      return steps.creation(row, photograph, await hashOf('artworks', row))
    })

  const hashOf = async (subfolder: 'photographs' | 'artworks', row: CreationRow | FeaturedRow) =>
    subfolder === 'photographs'
      ? row.photographSource || sourceHash(await readImage(subfolder, row.photographFile))
      : row.artworkSource || sourceHash(await readImage(subfolder, row.artworkFile))

  const creationFiles = collection.creationsFirst
    ? await filesOfCreations(folder)
    : new Set<string>()
  if (creationFiles.size > 0) {
    await importPhotographs(({ file = '' }) => creationFiles.has(file))
    await importArtworks(({ file = '' }) => creationFiles.has(file))
    await importCreations()
  }
  await importPhotographs(({ file = '' }) => !creationFiles.has(file))
  await importArtworks(({ file = '' }) => !creationFiles.has(file))
  if (creationFiles.size === 0) await importCreations()
  await eachRow(collection, report, 'featured.csv', 1, async (values) => {
    const row = featuredRow(values)
    return steps.featured(row, await hashOf('photographs', row), await hashOf('artworks', row))
  })
  return report
}

/** Selects the rows of a file. */
type RowFilter = (values: CsvRow['values']) => boolean

/** @returns the names of the pictures in creations.csv */
async function filesOfCreations(folder: string): Promise<Set<string>> {
  const files = new Set<string>()
  for await (const { values } of readCsv(path.join(folder, 'creations.csv'))) {
    files.add(values.photographFile ?? '').add(values.artworkFile ?? '')
  }
  return files
}

/** Handles each selected row of a file, `atOnce` rows in parallel, and counts the outcomes. */
async function eachRow(
  { folder, onProgress, signal }: Collection,
  report: ImportReport,
  file: string,
  atOnce: number,
  handle: (values: CsvRow['values']) => Promise<Outcome>,
  isSelected: RowFilter = () => true,
): Promise<void> {
  let done = 0
  async function importRow({ line, values, problem }: CsvRow): Promise<void> {
    try {
      if (problem) throw new BadRow(problem)
      report.count(file, await handle(values))
    } catch (error) {
      report.reject({ file, line, reason: reasonOf(error) })
    }
    onProgress?.(file, ++done)
  }

  const pendingRows = new Set<Promise<void>>()
  try {
    for await (const row of readCsv(path.join(folder, file))) {
      if (signal?.aborted) break
      if (!isSelected(row.values)) continue
      const task = importRow(row)
      pendingRows.add(task)
      // A failed task stays in the set, so that the next `await` throws its error.
      task.then(() => pendingRows.delete(task)).catch(() => {})
      if (pendingRows.size >= atOnce) await Promise.race(pendingRows)
    }
  } catch (error) {
    if (!(error instanceof BrokenCsv)) throw error
    report.reject({ file, line: error.line, reason: error.message })
  } finally {
    await Promise.all(pendingRows)
  }
}

/** @returns the reason for the report @throws the error itself if the row is not its cause */
function reasonOf(error: unknown): string {
  if (error instanceof UnsupportedImage) return `${error.message} (${error.reason})`
  if (error instanceof BadRow) return error.message
  throw error
}

async function readPicture(
  folder: string,
  subfolder: string,
  file: string,
  manifest: Manifest,
): Promise<Uint8Array> {
  const name = `${subfolder}/${file}`
  const bytes = await readFile(path.join(folder, name)).catch(() => {
    throw new BadRow(`file: there is no ${name}`)
  })
  const expected = manifest.get(name)
  if (expected && sourceHash(bytes) !== expected) {
    throw new BadRow(`file: ${name} differs from its checksum in ${manifestFile}`)
  }
  return bytes
}
