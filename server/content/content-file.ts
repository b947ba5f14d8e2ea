/** Reads one YAML file of `content/` and checks it against its schema. An error names the line. */
import path from 'node:path'
import { isAlias, LineCounter, parseDocument, visit } from 'yaml'
import type * as z from 'zod'
import { deepestNesting, tooDeepAt } from './nesting.ts'
import { fileWithin, readWithin } from './within.ts'

export class ContentError extends Error {}

/** Maximum length of one reported error; a broken file could otherwise fill the log. */
const reasonMaximum = 300

/**
 * @param filesNamedBy finds the pictures, videos and captions that the content names
 * @throws {ContentError} that names file, line and reason; also if a file that the content names is missing
 */
export function readContentFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  filesNamedBy: (content: z.output<Schema>) => FileNamed[] = () => [],
): z.output<Schema> {
  const lines = new LineCounter()
  const errorAt = (offset: number, reason: string) => {
    const short = reason.length > reasonMaximum ? `${reason.slice(0, reasonMaximum)} …` : reason
    return new ContentError(`${file}, line ${lines.linePos(offset).line}: ${short}`)
  }
  const text = textOf(file)
  const tooDeep = tooDeepAt(text, lines)
  if (tooDeep !== undefined) {
    throw errorAt(tooDeep, `is nested deeper than ${deepestNesting} levels`)
  }
  const document = parseDocument(text, { lineCounter: lines })
  const broken = document.errors[0]
  if (broken) throw errorAt(broken.pos[0], broken.message)
  // A few lines with aliases can expand to more than any memory holds.
  const alias = aliasIn(document)
  if (alias !== undefined) {
    throw errorAt(alias, 'aliases (*name) are not allowed: repeat the value instead')
  }
  const errorOf = (place: PropertyKey[], message: string) =>
    errorAt(offsetOf(document, place), `${place.join('.')}: ${message}`)
  // A file with nothing but comments is null.
  const result = schema.safeParse(document.toJS() ?? {})
  const issue = result.error?.issues[0]
  if (issue) throw errorOf(issue.path, issue.message)
  const content = result.data as z.output<Schema>
  for (const { place, name } of filesNamedBy(content)) {
    if (fileWithin(path.dirname(file), name)) continue
    throw errorOf(place, `there is no file ${name} in the folder`)
  }
  return content
}

/** The name of a picture, video or captions, and its place in the content. */
export interface FileNamed {
  place: PropertyKey[]
  name: string
}

function textOf(file: string): string {
  try {
    return readWithin(path.dirname(file), path.basename(file))
  } catch (error) {
    const why = error instanceof RangeError ? `: ${error.message}` : ''
    throw new ContentError(`${file} cannot be read${why}`)
  }
}

function aliasIn(document: ReturnType<typeof parseDocument>): number | undefined {
  let found: number | undefined
  visit(document, (_key, node) => {
    if (!isAlias(node)) return undefined
    found = node.range?.[0] ?? 0
    return visit.BREAK
  })
  return found
}

/** @returns the offset of a value in the file; for a missing value, that of the value around it */
function offsetOf(document: ReturnType<typeof parseDocument>, place: PropertyKey[]): number {
  const node = document.getIn(place, true) as { range?: [number, number, number] } | undefined
  if (node?.range || place.length === 0) return node?.range?.[0] ?? 0
  return offsetOf(document, place.slice(0, -1))
}
