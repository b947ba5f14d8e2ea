/**
 * The words that belong to the school, from `content/`: plain YAML a teacher can edit. A broken file
 * stops the start, named with its line; while running, the last good one is kept.
 */
import { readFileSync, watch } from 'node:fs'
import path from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import type * as z from 'zod'
import { type SiteContent, siteContentSchema } from '../../contract/schemas/content.ts'

export class ContentError extends Error {}

export interface Content {
  site(): SiteContent
  close(): void
}

/** @throws {ContentError} naming file, line and reason. */
export function openContent(folder: string, onBroken: (error: unknown) => void): Content {
  const file = path.join(folder, 'site.yaml')
  let site = readSite(file)
  const watcher = watch(folder, (_event, name) => {
    if (name !== null && name !== path.basename(file)) return
    try {
      site = readSite(file)
    } catch (error) {
      onBroken(error)
    }
  })
  watcher.unref()
  return { site: () => site, close: () => watcher.close() }
}

function readSite(file: string): SiteContent {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new ContentError(`${file} cannot be read`)
  }
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const broken = document.errors[0]
  if (broken) {
    throw new ContentError(`${file}, line ${lines.linePos(broken.pos[0]).line}: ${broken.message}`)
  }
  const result = siteContentSchema.safeParse(document.toJS())
  if (!result.success) throw new ContentError(wordIssue(file, result.error, document, lines))
  return result.data
}

function wordIssue(
  file: string,
  error: z.ZodError,
  document: ReturnType<typeof parseDocument>,
  lines: LineCounter,
): string {
  const issue = error.issues[0]
  const { line } = lines.linePos(whereIs(document, issue?.path ?? []))
  return `${file}, line ${line}: ${issue?.path.join('.')}: ${issue?.message}`
}

/** Where a value stands in the file; for one that is missing, where it should have been. */
function whereIs(document: ReturnType<typeof parseDocument>, place: PropertyKey[]): number {
  const node = document.getIn(place, true) as { range?: [number, number, number] } | undefined
  if (node?.range || place.length === 0) return node?.range?.[0] ?? 0
  return whereIs(document, place.slice(0, -1))
}
