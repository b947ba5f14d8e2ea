/**
 * Exports the published content as a collection that `npm run import` reads again without loss. The collection contains
 * species, pictures, creations and the featured pairs, with their ids. Only a backup contains accounts,
 * submissions and histories.
 */
import { createHash } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { kindNames } from '../../contract/kinds.ts'
import {
  artworksForExport,
  creationsForExport,
  featuredForExport,
  picturesForExport,
  speciesForExport,
} from '../catalogue/repositories/for-export.ts'
import type { Queries } from '../database/connection.ts'
import { manifestFile, manifestLine } from '../import/manifest.ts'
import { openMaster } from '../media/intake.ts'
import type { Store } from '../media/store/store.ts'
import { imageRow, pairRow, speciesRow } from './rows.ts'

/** A folder or a ZIP file, which receives one file after the other. */
export interface ExportTarget {
  /** @param name path within the export. The promise resolves after the last byte of the content. */
  add(name: string, content: Readable): Promise<void>
}

export interface ExportReport {
  /** The number of rows of each file. */
  rows: Map<string, number>
  pictures: number
  /** Pictures whose file is not in the store. */
  missing: string[]
}

type Row = Record<string, string>

type OnProgress = (file: string, done: number) => void

/**
 * Writes the tables and pictures of the export to the target.
 * @param db a consistent snapshot
 * @returns the number of rows of each file, the number of pictures, and the missing pictures
 */
export async function exportCollection(
  db: Queries,
  store: Store,
  target: ExportTarget,
  onProgress?: OnProgress,
): Promise<ExportReport> {
  const { rows, images } = await exportTables(db, target, onProgress)
  const missing = await exportImages(store, target, images, onProgress)
  return { rows, pictures: images.length - missing.length, missing }
}

/** @returns the number of rows of each file, and the names of the pictures, such as `photographs/….jpg` */
export async function exportTables(
  db: Queries,
  target: ExportTarget,
  onProgress: OnProgress = () => {},
): Promise<{ rows: Map<string, number>; images: string[] }> {
  const rows = new Map<string, number>()
  const images: string[] = []

  async function add(file: string, source: AsyncIterable<Row>, subfolder?: string): Promise<void> {
    let done = 0
    async function* countRows() {
      for await (const row of source) {
        if (subfolder) images.push(`${subfolder}/${row.file}`)
        onProgress(file, ++done)
        yield row
      }
    }
    await target.add(file, Readable.from(linesOf(countRows())))
    rows.set(file, done)
  }

  for (const kind of kindNames) {
    await add(
      `${kind}s.csv`,
      mapRows(speciesForExport(db, kind), (each) => speciesRow(kind, each)),
    )
  }
  await add('photographs.csv', mapRows(picturesForExport(db), imageRow), 'photographs')
  await add('artworks.csv', mapRows(artworksForExport(db), imageRow), 'artworks')
  await add('creations.csv', mapRows(await creationsForExport(db), pairRow))
  await add('featured.csv', mapRows(await featuredForExport(db), pairRow))
  return { rows, images }
}

/** Adds the pictures, their manifest, and `missing.txt` if some pictures have no file. @returns the missing pictures */
export async function exportImages(
  store: Store,
  target: ExportTarget,
  images: readonly string[],
  onProgress: OnProgress = () => {},
): Promise<string[]> {
  const missing: string[] = []
  const lines: string[] = []
  for (const name of images) {
    const file = await openMaster(store, name.slice(name.indexOf('/')))
    if (!file) {
      missing.push(name)
      continue
    }
    const hash = createHash('sha256')
    const hashing = new Transform({
      transform(bytes, _, done) {
        hash.update(bytes)
        done(null, bytes)
      },
    })
    const master = file.stream()
    master.on('error', (error) => hashing.destroy(error))
    hashing.on('close', () => master.destroy())
    await target.add(name, master.pipe(hashing))
    lines.push(manifestLine(hash.digest('hex'), name))
    onProgress(manifestFile, lines.length)
  }
  await target.add(manifestFile, Readable.from(lines))
  if (missing.length > 0) {
    await target.add('missing.txt', Readable.from(missing.map((name) => `${name}\n`)))
  }
  return missing
}

/**
 * Yields the headings and the rows, or nothing if there are no rows. Excel garbles Chinese without a byte order mark.
 */
async function* linesOf(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let isFirst = true
  for await (const row of rows) {
    if (isFirst) yield stringify([Object.keys(row)], { bom: true })
    isFirst = false
    yield stringify([Object.values(row)])
  }
}

async function* mapRows<From, To>(
  all: AsyncIterable<From> | Iterable<From>,
  map: (each: From) => To,
): AsyncGenerator<To> {
  for await (const each of all) yield map(each)
}
