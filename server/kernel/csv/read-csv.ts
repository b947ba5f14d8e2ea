/** Reads the rows of a CSV file with their line numbers, in UTF-8 with or without a byte order mark. */
import { createReadStream, existsSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'

export interface CsvRow {
  line: number
  values: Record<string, string>
  /** The reason why the row is invalid, such as `has 4 cells where the first line names 3`. */
  problem?: string
  /** The same reason as a code. */
  fault?: 'tooManyCells' | 'notUtf8'
}

/** Reports the line where a file is not valid CSV or cannot be read. */
export class BrokenCsv extends Error {
  readonly line: number
  /** The code of the parser, such as `CSV_QUOTE_NOT_CLOSED`; empty if the system cannot read the file. */
  readonly code: string

  constructor(line: number, message: string, code = '') {
    super(message)
    this.line = line
    this.code = code
  }
}

/**
 * Maximum number of bytes in one row. A file that is not a table may be one endless line, and this line must not fill
 * the memory.
 */
const rowMaximum = 4_000_000

interface ParsedRow {
  record: string[]
  raw: string
}

const options = {
  bom: true,
  raw: true,
  relax_column_count: true,
  max_record_size: rowMaximum,
  // Without this list, the parser tests each byte separately until it finds the first line end.
  record_delimiter: ['\r\n', '\n', '\r'],
}

/** Yields the rows; nothing for a missing file. @throws {BrokenCsv} at a line that is invalid or cannot be read */
export async function* readCsv(file: string): AsyncGenerator<CsvRow> {
  if (!existsSync(file)) return
  const parser = parse(options)
  // The loop below throws the errors of this pipeline.
  pipeline(createReadStream(file), parser, () => {})
  const records: AsyncIterable<ParsedRow> = parser
  let columns: string[] | undefined
  let line = 1
  try {
    for await (const { record: cells, raw } of records) {
      const firstLine = line
      line += raw.match(/\r\n?|\n/g)?.length ?? 0
      if (cells.every((cell) => cell.trim() === '')) continue
      if (columns) yield toRow(firstLine, columns, cells)
      else columns = cells.map((name) => name.trim())
    }
  } catch (error) {
    if (error instanceof CsvError) throw new BrokenCsv(line, error.message, error.code)
    throw new BrokenCsv(line, error instanceof Error ? error.message : String(error))
  }
}

function toRow(line: number, columns: string[], cells: string[]): CsvRow {
  const namedCells = columns.slice(0, cells.length).map((name, index) => [name, cells[index]])
  const row = { line, values: Object.fromEntries(namedCells) as Record<string, string> }
  if (cells.length > columns.length) {
    // An unquoted comma shifts all later cells to wrong columns.
    const problem = `has ${cells.length} cells where the first line names ${columns.length}`
    return { ...row, problem, fault: 'tooManyCells' }
  }
  // A decoder writes U+FFFD for bytes that are not UTF-8, for example if Excel saved the file in GBK.
  if (cells.some((cell) => cell.includes('\uFFFD'))) {
    const problem = 'is not written in UTF-8: save the file as "CSV UTF-8"'
    return { ...row, problem, fault: 'notUtf8' }
  }
  return row
}
