/**
 * Loads files of names as the reference. All files that were loaded before are replaced at one moment, or none
 * if a file is wrong. Memory does not grow with the files.
 */
import { createReadStream } from 'node:fs'
import { readInstant } from '../../database/clock.ts'
import type { Database, Queries } from '../../database/connection.ts'
import { CommandError } from '../../kernel/command-error.ts'
import { BrokenCsv, type CsvRow, readCsv } from '../../kernel/csv/read-csv.ts'
import type { OnProgress } from '../../kernel/own-process.ts'
import { BadReferenceRow, type ReferenceRow, referenceRow } from './reference-row.ts'
import { beginFile, countNames, insertNames, removeUnused, replaceFiles } from './repository.ts'

/** Rows of one insert: 1000 rows of 13 columns stay below the 32,766 parameters of SQLite. */
const rowsAtOnce = 1000
/** A file with more invalid rows is another kind of file. */
const rejectedAtMost = 1000
/** Invalid lines that are named. */
const problemsAtMost = 20

export interface NamedFile {
  path: string
  /** For messages and the list of files. */
  name: string
}

export interface LoadedReference {
  names: number
  /** Rows above the rank of a genus, which the reference does not need. */
  above: number
  /** Invalid lines. */
  rejected: number
  /** The first of them: `file, line 3: scientificName: is required` */
  problems: string[]
}

/** @throws {CommandError} if a file cannot be used; the reference then stays as it was */
export async function loadReference(
  { db }: Pick<Database, 'db'>,
  files: readonly NamedFile[],
  { onProgress, signal }: { onProgress?: OnProgress | undefined; signal?: AbortSignal } = {},
): Promise<LoadedReference> {
  const loaded: LoadedReference = { names: 0, above: 0, rejected: 0, problems: [] }
  const counts = await Promise.all(files.map(({ path }) => countLines(path)))
  const progress = { done: 0, total: counts.reduce((sum, count) => sum + count, 0) }
  const onLine = () => {
    progress.done++
    onProgress?.(progress)
  }
  await removeUnused(db)
  try {
    const ids = []
    for (const file of files) ids.push(await loadFile(db, file, loaded, { onLine, signal }))
    await replaceFiles(db, ids)
    return loaded
  } finally {
    await removeUnused(db)
  }
}

/** Progress and interruption of reading one file. */
interface Reading {
  onLine: () => void
  signal: AbortSignal | undefined
}

/** @returns the id of the file */
async function loadFile(
  db: Queries,
  { path, name }: NamedFile,
  loaded: LoadedReference,
  { onLine, signal }: Reading,
): Promise<number> {
  const id = await beginFile(db, name, await readInstant(db))
  const counts = { names: 0, plants: 0, birds: 0 }
  let rows = []
  for await (const row of rowsOf(path, name)) {
    if (signal?.aborted) throw new CommandError('The load was interrupted: nothing was changed.')
    onLine()
    const read = readRow(row, name, loaded)
    if (!read) continue
    rows.push({ file_id: id, line: row.line, ...read })
    counts.names++
    if (read.rank !== 'genus') {
      if (read.kind !== 'bird') counts.plants++
      if (read.kind !== 'plant') counts.birds++
    }
    if (rows.length < rowsAtOnce) continue
    await insertNames(db, rows)
    rows = []
  }
  if (counts.names === 0) throw new CommandError(`${name} has no names. Nothing was changed.`)
  await insertNames(db, rows)
  await countNames(db, id, counts)
  loaded.names += counts.names
  return id
}

async function* rowsOf(file: string, name: string): AsyncGenerator<CsvRow> {
  let isFirst = true
  try {
    for await (const row of readCsv(file)) {
      if (isFirst) assertHeadings(name, Object.keys(row.values))
      isFirst = false
      yield row
    }
  } catch (error) {
    if (!(error instanceof BrokenCsv)) throw error
    // Most messages of the parser end with the exact place.
    const place = /at line \d/.test(error.message) ? '' : `, line ${error.line}`
    throw new CommandError(`${name}${place}: ${error.message}. Nothing was changed.`)
  }
}

/** Characters of the headings that an error shows. */
const shown = 120

function assertHeadings(name: string, headings: readonly string[]): void {
  if (headings.includes('scientificName') || headings.includes('genus')) return
  const found = headings.join(', ').slice(0, shown)
  throw new CommandError(
    `${name} is not a table of names: its first line must have a column scientificName or genus, separated by commas. It has: ${found}. Nothing was changed.`,
  )
}

function readRow(row: CsvRow, name: string, loaded: LoadedReference): ReferenceRow | undefined {
  try {
    if (row.problem) throw new BadReferenceRow(row.problem)
    const read = referenceRow(row.values)
    if (!read) loaded.above++
    return read
  } catch (error) {
    if (!(error instanceof BadReferenceRow)) throw error
    loaded.rejected++
    const problem = `${name}, line ${row.line}: ${error.message}`
    if (loaded.problems.length < problemsAtMost) loaded.problems.push(problem)
    if (loaded.rejected <= rejectedAtMost) return undefined
    throw new CommandError(
      `${name} has more than ${rejectedAtMost} invalid lines, the first of them: ${loaded.problems[0]}. Nothing was changed.`,
    )
  }
}

async function countLines(file: string): Promise<number> {
  let lines = 0
  try {
    for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
      for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) lines++
    }
  } catch (cause) {
    throw new CommandError(`${file} cannot be read.`, { cause })
  }
  return lines
}
