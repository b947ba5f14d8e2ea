/** Reads one YAML file of `content/` and checks it against its schema. An error about the text names the line. */
import path from 'node:path'
import { type Document, isAlias, isMap, isScalar, LineCounter, visit } from 'yaml'
import type * as z from 'zod'
import { fileInFolder, readFileInFolder } from './files-in-folder.ts'
import { deepestNesting, parseShallowYaml } from './shallow-yaml.ts'

export class ContentError extends Error {}

/** Maximum number of characters of one reported error, because a broken file could otherwise fill the log. */
const reasonMaximum = 300

/**
 * @param filesNamedBy a function that finds the posters, maps, videos and captions that the content names
 * @returns the checked content
 * @throws {ContentError} that names the file and the reason, and the line unless the file cannot be read
 */
export function readContentFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  filesNamedBy: (content: z.output<Schema>) => NamedFile[] = () => [],
): z.output<Schema> {
  const lines = new LineCounter()
  const errorAt = (offset: number, reason: string) => {
    const shortReason =
      reason.length > reasonMaximum ? `${reason.slice(0, reasonMaximum)} …` : reason
    return new ContentError(`${file}, line ${lines.linePos(offset).line}: ${shortReason}`)
  }
  const document = parseShallowYaml(textOf(file), lines)
  if (typeof document === 'number') {
    throw errorAt(document, `is nested deeper than ${deepestNesting} levels`)
  }
  const parseError = document.errors[0]
  if (parseError) throw errorAt(parseError.pos[0], parseError.message)
  // A few lines with aliases can expand to more data than fits in memory.
  const offset = aliasOffset(document)
  if (offset !== undefined) {
    throw errorAt(offset, 'aliases (*name) are not allowed: repeat the value instead')
  }
  // For a file with only comments, toJS returns null.
  const result = schema.safeParse(document.toJS() ?? {})
  const issues = result.error?.issues ?? []
  // A misspelt field may cause a second error, for a missing field. The function reports only the misspelt field.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]
  const mistake = issue && mistakeOf(document, issue)
  if (mistake) throw errorAt(mistake.offset, mistake.reason)
  const content = result.data as z.output<Schema>
  for (const { place, name } of filesNamedBy(content)) {
    if (fileInFolder(path.dirname(file), name)) continue
    throw errorAt(
      offsetOf(document, place),
      reasonOf(place, `there is no file ${name} in the folder`),
    )
  }
  return content
}

/** The name of a poster, map, video or captions file, and its place in the content. */
export interface NamedFile {
  place: PropertyKey[]
  name: string
}

function textOf(file: string): string {
  try {
    return readFileInFolder(path.dirname(file), path.basename(file))
  } catch (error) {
    const cause = error instanceof RangeError ? `: ${error.message}` : ''
    throw new ContentError(`${file} cannot be read${cause}`)
  }
}

type YamlDocument = Document.Parsed

function aliasOffset(document: YamlDocument): number | undefined {
  let offset: number | undefined
  visit(document, (_key, node) => {
    if (!isAlias(node)) return undefined
    offset = node.range?.[0] ?? 0
    return visit.BREAK
  })
  return offset
}

type Issue = z.core.$ZodIssue

/**
 * @returns the reason and the offset of an error. The offset of an unknown field is the offset of its name, not of its
 * map.
 */
function mistakeOf(document: YamlDocument, issue: Issue): { offset: number; reason: string } {
  const { path: place, message } = issue
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys
    return {
      offset: offsetOfKey(document, place, key),
      reason: reasonOf([...place, key], 'is not a field of this file'),
    }
  }
  const isMissing = place.length > 0 && document.getIn(place) === undefined
  const reason = reasonOf(place, isMissing ? 'is missing' : message)
  return { offset: offsetOf(document, place), reason }
}

const reasonOf = (place: PropertyKey[], message: string) => `${place.join('.')}: ${message}`

function offsetOfKey(document: YamlDocument, place: PropertyKey[], key: string): number {
  const map = place.length > 0 ? document.getIn(place, true) : document.contents
  const keys = isMap(map) ? map.items.map((pair) => pair.key) : []
  const node = keys.find((each) => isScalar(each) && String(each.value) === key)
  return isScalar(node) ? (node.range?.[0] ?? 0) : offsetOf(document, place)
}

/** @returns the offset of a value in the file; for a missing value, the offset of the enclosing value */
function offsetOf(document: YamlDocument, place: PropertyKey[]): number {
  const node = document.getIn(place, true) as { range?: [number, number, number] } | undefined
  if (node?.range || place.length === 0) return node?.range?.[0] ?? 0
  return offsetOf(document, place.slice(0, -1))
}
