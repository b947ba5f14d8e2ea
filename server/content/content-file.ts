/** One file of `content/`: YAML read against its schema; what is wrong with it is told by its line. */
import path from 'node:path'
import { isAlias, LineCounter, parseDocument, visit } from 'yaml'
import type * as z from 'zod'
import { deepestNesting, tooDeepAt } from './nesting.ts'
import { fileWithin, readWithin } from './within.ts'

export class ContentError extends Error {}

/** Characters of what is said of one mistake: a file may consist of nothing else. */
const mostSaid = 300

/** @throws {ContentError} naming file, line and reason; also for a file it names that is not there. */
export function readContentFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  filesNamedBy: (content: z.output<Schema>) => FileNamed[] = () => [],
): z.output<Schema> {
  const lines = new LineCounter()
  const wrong = (offset: number, reason: string) => {
    const said = reason.length > mostSaid ? `${reason.slice(0, mostSaid)} …` : reason
    return new ContentError(`${file}, line ${lines.linePos(offset).line}: ${said}`)
  }
  const text = textOf(file)
  const tooDeep = tooDeepAt(text, lines)
  if (tooDeep !== undefined) throw wrong(tooDeep, `is nested deeper than ${deepestNesting} levels`)
  const document = parseDocument(text, { lineCounter: lines })
  const broken = document.errors[0]
  if (broken) throw wrong(broken.pos[0], broken.message)
  // A few lines of them can stand for more than fits into any memory.
  const alias = aliasIn(document)
  if (alias !== undefined) throw wrong(alias, 'aliases (*name) are not taken here: write it again')
  const wrongAt = (place: PropertyKey[], message: string) =>
    wrong(whereIs(document, place), `${place.join('.')}: ${message}`)
  // A file of comments alone holds nothing.
  const result = schema.safeParse(document.toJS() ?? {})
  const issue = result.error?.issues[0]
  if (issue) throw wrongAt(issue.path, issue.message)
  const content = result.data as z.output<Schema>
  for (const { place, name } of filesNamedBy(content)) {
    if (fileWithin(path.dirname(file), name)) continue
    throw wrongAt(place, `there is no file ${name} in the folder`)
  }
  return content
}

/** A picture, video or captions, and where in the content it is named. */
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

/** Where a value stands in the file; for one that is missing, where it should have been. */
function whereIs(document: ReturnType<typeof parseDocument>, place: PropertyKey[]): number {
  const node = document.getIn(place, true) as { range?: [number, number, number] } | undefined
  if (node?.range || place.length === 0) return node?.range?.[0] ?? 0
  return whereIs(document, place.slice(0, -1))
}
