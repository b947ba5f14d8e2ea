/** Writes and reads the file that moves the list to another device, and merges two lists. */

import { kindNames } from '../../contract/kinds.ts'
import { looksLikeDate, normalInstant } from '../../contract/learning/dates-in-files.ts'
import { nameMaximum } from '../../contract/limits.ts'
import { cleanName } from '../../contract/names.ts'
import { type Entry, marks, noteMaximum } from './entry.ts'

const format = 'huaniao my list'

/** Maximum size of a file in bytes. 2,000 entries without notes have about 560,000 bytes. */
export const listFileMaximum = 2_000_000
/** Maximum number of entries that are read from a file. A phone shows this number of entries in a second. */
const entriesMaximum = 2_000

export function listFileText(entries: readonly Entry[]): string {
  return `${JSON.stringify({ format, version: 1, entries }, null, 2)}\n`
}

/**
 * Reads a file that a person may have changed by hand, and drops unknown fields.
 * @returns the entries, and the number of invalid and surplus entries; undefined if the text is not a list
 */
export function readListFile(text: string): { entries: Entry[]; skipped: number } | undefined {
  const file = parseJson(text)
  if (!isObject(file) || file.format !== format || !Array.isArray(file.entries)) return undefined
  const parsedEntries = file.entries.slice(0, entriesMaximum).map(entryOf)
  const entries = parsedEntries.filter((entry) => entry !== undefined)
  return { entries, skipped: file.entries.length - entries.length }
}

/** @returns the entries of both lists. If both lists have an entry for a species, only the newer entry is returned. */
export function mergeLists(ownEntries: readonly Entry[], addedEntries: readonly Entry[]): Entry[] {
  const byCode = new Map(ownEntries.map((entry) => [entry.code, entry]))
  for (const entry of addedEntries) {
    const existing = byCode.get(entry.code)
    if (!existing || existing.changedAt < entry.changedAt) byCode.set(entry.code, entry)
  }
  return [...byCode.values()]
}

const codePattern = /^[0-9a-hjkmnp-tv-z]{8}$/

function entryOf(value: unknown): Entry | undefined {
  if (!isObject(value)) return undefined
  const { code, day } = value
  const changedAt = normalInstant(value.changedAt)
  const kind = kindNames.find((each) => each === value.kind)
  const mark = marks.find((each) => each === value.mark)
  const latinName = nameOf(value.latinName)
  if (!kind || !mark || !latinName) return undefined
  if (typeof code !== 'string' || !codePattern.test(code)) return undefined
  if (typeof day !== 'string' || (day && !looksLikeDate(day))) return undefined
  if (!changedAt) return undefined
  return {
    ...{ code, kind, latinName, mark, day, changedAt },
    commonName: nameOf(value.commonName),
    chineseName: nameOf(value.chineseName),
    note: typeof value.note === 'string' ? value.note.slice(0, noteMaximum) : '',
  }
}

const nameOf = (value: unknown): string =>
  typeof value === 'string' && value.length <= nameMaximum ? cleanName(value) : ''

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
