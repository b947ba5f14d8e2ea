/** One file of `content/`: YAML read against its schema; what is wrong with it is told by its line. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import type * as z from 'zod'

export class ContentError extends Error {}

/** @throws {ContentError} naming file, line and reason; also for a file it names that is not there. */
export function readContentFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  filesNamedBy: (content: z.output<Schema>) => FileNamed[] = () => [],
): z.output<Schema> {
  const lines = new LineCounter()
  const document = parseDocument(textOf(file), { lineCounter: lines })
  const broken = document.errors[0]
  if (broken) {
    throw new ContentError(`${file}, line ${lines.linePos(broken.pos[0]).line}: ${broken.message}`)
  }
  const wrong = (place: PropertyKey[], message: string) => {
    const { line } = lines.linePos(whereIs(document, place))
    return new ContentError(`${file}, line ${line}: ${place.join('.')}: ${message}`)
  }
  // A file of comments alone holds nothing.
  const result = schema.safeParse(document.toJS() ?? {})
  const issue = result.error?.issues[0]
  if (issue) throw wrong(issue.path, issue.message)
  const content = result.data as z.output<Schema>
  for (const { place, name } of filesNamedBy(content)) {
    if (existsSync(path.join(path.dirname(file), name))) continue
    throw wrong(place, `there is no file ${name} in the folder`)
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
    return readFileSync(file, 'utf8')
  } catch {
    throw new ContentError(`${file} cannot be read`)
  }
}

/** Where a value stands in the file; for one that is missing, where it should have been. */
function whereIs(document: ReturnType<typeof parseDocument>, place: PropertyKey[]): number {
  const node = document.getIn(place, true) as { range?: [number, number, number] } | undefined
  if (node?.range || place.length === 0) return node?.range?.[0] ?? 0
  return whereIs(document, place.slice(0, -1))
}
