/** Writes the rows of a data archive as text, with a tab between values, a line feed after each row, and no quotes. */
import type { ArchiveTable } from './terms.ts'

/** Characters that end a value or a line for some programs, and other control characters. */
const lineBreaks = /[\p{Cc}\u2028\u2029]+/gu

/** @returns the text without line breaks, because the format has no escapes. A formula stays unchanged. */
const toOneLine = (text: string) => text.replace(lineBreaks, ' ').trim()

/** Yields the heading and then the lines of each batch. */
export async function* writeTable(
  { columns }: ArchiveTable,
  batches: AsyncIterable<Readonly<Record<string, string | undefined>>[]>,
): AsyncGenerator<string> {
  yield `${columns.map(([name]) => name).join('\t')}\n`
  for await (const rows of batches) {
    const lines = rows.map((row) => columns.map(([name]) => toOneLine(row[name] ?? '')).join('\t'))
    if (lines.length > 0) yield `${lines.join('\n')}\n`
  }
}
