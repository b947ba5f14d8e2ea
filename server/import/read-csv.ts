/** Rows of a CSV file with the line each begins on; UTF-8 with or without a byte order mark. */
import { createReadStream, existsSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { parse } from 'csv-parse'

export interface CsvRow {
  line: number
  values: Record<string, string>
  /** Why the row must not be taken as it is. */
  problem?: string
}

export class BrokenCsv extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

interface Parsed {
  record: string[]
  raw: string
}

/** Nothing for a file that is not there. @throws {BrokenCsv} where the file stops being CSV. */
export async function* readCsv(file: string): AsyncGenerator<CsvRow> {
  if (!existsSync(file)) return
  const options = { bom: true, raw: true, relax_column_count: true }
  const parser = parse(options)
  // What breaks the reading of the file is thrown where its rows are awaited.
  pipeline(createReadStream(file), parser, () => {})
  const records: AsyncIterable<Parsed> = parser
  let columns: string[] | undefined
  let line = 1
  try {
    for await (const { record: cells, raw } of records) {
      const begins = line
      line += raw.match(/\r\n?|\n/g)?.length ?? 0
      if (cells.every((cell) => cell.trim() === '')) continue
      if (columns) yield toRow(begins, columns, cells)
      else columns = cells.map((name) => name.trim())
    }
  } catch (error) {
    throw new BrokenCsv(line, error instanceof Error ? error.message : String(error))
  }
}

function toRow(line: number, columns: string[], cells: string[]): CsvRow {
  const named = columns.slice(0, cells.length).map((name, index) => [name, cells[index]])
  const row = { line, values: Object.fromEntries(named) as Record<string, string> }
  if (cells.length > columns.length) {
    // A comma that was not quoted: every cell behind it would stand under a wrong name.
    const problem = `has ${cells.length} cells where the first line names ${columns.length}`
    return { ...row, problem }
  }
  // What a reader puts where bytes are no UTF-8, as when Excel saved the file in GBK.
  if (cells.some((cell) => cell.includes('\uFFFD'))) {
    return { ...row, problem: 'is not written in UTF-8: save the file as "CSV UTF-8"' }
  }
  return row
}
