/**
 * Loads files of names as the reference, and replaces all earlier files in one statement. If a new file is wrong, no
 * file is replaced. Memory does not grow with the size of the files.
 */
import { createReadStream } from 'node:fs'
import { referenceRejectedMaximum } from '../../../contract/limits.ts'
import type {
  ReferenceProblem,
  ReferenceReason,
} from '../../../contract/reference/reference-problems.ts'
import { readInstant } from '../../database/clock.ts'
import type { Database, Queries } from '../../database/connection.ts'
import { CommandError } from '../../kernel/command-error.ts'
import { BrokenCsv, type CsvRow, readCsv } from '../../kernel/csv/read-csv.ts'
import type { OnProgress } from '../../kernel/own-process.ts'
import { BadReferenceRow, type ReferenceRow, referenceRow } from './reference-row.ts'
import { beginFile, insertNames, removeUnused, replaceFiles, storeCounts } from './repository.ts'

/** Rows of one insert. 1000 rows of 13 columns stay below the 32,766 parameters of SQLite. */
const rowsAtOnce = 1000
/** Maximum number of invalid lines in `problems`. */
const problemsAtMost = 20

export interface NamedFile {
  path: string
  /** The name that messages and the list of files show. */
  name: string
}

export interface LoadedReference {
  names: number
  /** The number of rows above the rank of a genus, which the reference does not need. */
  above: number
  /** The number of invalid lines. */
  rejected: number
  /** The first of the invalid lines. */
  problems: ReferenceProblem[]
  /** The reason why a file was rejected; `names` and `above` are then 0, and the reference is unchanged. */
  failure: ReferenceProblem | null
}

/** Reports the problem for which a whole file is rejected. */
class WrongFile extends Error {
  readonly problem: ReferenceProblem

  constructor(problem: ReferenceProblem) {
    super(problem.reason)
    this.problem = problem
  }
}

interface Options {
  onProgress?: OnProgress | undefined
  signal?: AbortSignal
}

/**
 * @returns the counts and problems
 * @throws {CommandError} if the load is interrupted; the reference then stays unchanged
 */
export async function loadReference(
  database: Pick<Database, 'db'>,
  files: readonly NamedFile[],
  options: Options = {},
): Promise<LoadedReference> {
  const loaded: LoadedReference = { names: 0, above: 0, rejected: 0, problems: [], failure: null }
  try {
    await loadFiles(database, files, loaded, options)
    return loaded
  } catch (error) {
    if (!(error instanceof WrongFile)) throw error
    return { ...loaded, names: 0, above: 0, failure: error.problem }
  }
}

async function loadFiles(
  { db }: Pick<Database, 'db'>,
  files: readonly NamedFile[],
  loaded: LoadedReference,
  { onProgress, signal }: Options,
): Promise<void> {
  const counts = await Promise.all(files.map((file) => countLines(file)))
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
  } finally {
    await removeUnused(db)
  }
}

/** The callback that reports progress, and the signal that interrupts the load. */
interface ReadingOptions {
  onLine: () => void
  signal: AbortSignal | undefined
}

/** @returns the id of the file */
async function loadFile(
  db: Queries,
  { path, name }: NamedFile,
  loaded: LoadedReference,
  { onLine, signal }: ReadingOptions,
): Promise<number> {
  const id = await beginFile(db, name, await readInstant(db))
  const counts = { names: 0, plants: 0, birds: 0 }
  let rows = []
  for await (const row of rowsOf(path, name)) {
    if (signal?.aborted) throw new CommandError('The load was interrupted: nothing was changed.')
    onLine()
    const referenceName = readRow(row, name, loaded)
    if (!referenceName) continue
    rows.push({ file_id: id, line: row.line, ...referenceName })
    counts.names++
    if (referenceName.rank !== 'genus') {
      if (referenceName.kind !== 'bird') counts.plants++
      if (referenceName.kind !== 'plant') counts.birds++
    }
    if (rows.length < rowsAtOnce) continue
    await insertNames(db, rows)
    rows = []
  }
  if (counts.names === 0) throw wrongFile('noNames', name)
  await insertNames(db, rows)
  await storeCounts(db, id, counts)
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
    const reason = csvReasons[error.code] ?? 'brokenCsv'
    const detail = reason === 'brokenCsv' ? error.message : ''
    // The parser is ahead of the last row, so only the error message has the exact line.
    const line = Number(/at line (\d+)/.exec(error.message)?.[1] ?? error.line)
    throw wrongFile(reason, name, { line, detail })
  }
}

/** The reasons for the parser's codes of errors that a person can correct in the file. */
const csvReasons: Record<string, ReferenceReason> = {
  CSV_QUOTE_NOT_CLOSED: 'brokenQuotes',
  CSV_INVALID_CLOSING_QUOTE: 'brokenQuotes',
  INVALID_OPENING_QUOTE: 'brokenQuotes',
  CSV_MAX_RECORD_SIZE: 'endlessLine',
}

const wrongFile = (
  reason: ReferenceReason,
  file: string,
  { line = null, detail = '' }: Partial<Pick<ReferenceProblem, 'line' | 'detail'>> = {},
) => new WrongFile({ reason, file, line, detail })

/** Maximum number of characters of the headings in an error. */
const shownMaximum = 120

function assertHeadings(name: string, headings: readonly string[]): void {
  if (headings.includes('scientificName') || headings.includes('genus')) return
  throw wrongFile('notNames', name, { detail: headings.join(', ').slice(0, shownMaximum) })
}

function readRow(row: CsvRow, name: string, loaded: LoadedReference): ReferenceRow | undefined {
  try {
    if (row.fault) throw new BadReferenceRow(row.fault)
    const referenceName = referenceRow(row.values)
    if (!referenceName) loaded.above++
    return referenceName
  } catch (error) {
    if (!(error instanceof BadReferenceRow)) throw error
    loaded.rejected++
    const { reason, detail } = error
    const problem = { reason, file: name, line: row.line, detail }
    if (loaded.problems.length < problemsAtMost) loaded.problems.push(problem)
    if (loaded.rejected <= referenceRejectedMaximum) return undefined
    throw wrongFile('tooManyInvalid', name)
  }
}

async function countLines({ path, name }: NamedFile): Promise<number> {
  let lines = 0
  try {
    for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
      for (let index = piece.indexOf(10); index >= 0; index = piece.indexOf(10, index + 1)) lines++
    }
  } catch {
    throw wrongFile('unreadable', name)
  }
  return lines
}
