/** Rows of a CSV file with the line each begins on; UTF-8 with or without a byte order mark. */
import { createReadStream, existsSync } from 'node:fs'
import { parse } from 'csv-parse'

export interface CsvRow {
  line: number
  values: Record<string, string>
}

export class BrokenCsv extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** Nothing for a file that is not there. @throws {BrokenCsv} where the file stops being CSV. */
export async function* readCsv(file: string): AsyncGenerator<CsvRow> {
  if (!existsSync(file)) return
  const parser = createReadStream(file).pipe(
    parse({
      bom: true,
      columns: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
    }),
  )
  // `lines` counts to the end of a row, quoted line breaks included: the next row begins after it.
  let line = 2
  try {
    for await (const { record, info } of parser) {
      yield { line, values: record }
      line = info.lines + 1
    }
  } catch (error) {
    throw new BrokenCsv(line, error instanceof Error ? error.message : String(error))
  }
}
