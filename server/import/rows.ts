/** What each file of a collection says in a row, checked. */
import * as z from 'zod'
import { type Kind, kinds, type TextField } from '../../contract/kinds.ts'
import { shortTextMaximum } from '../../contract/limits.ts'
import { type SpeciesRecord, speciesRecordSchema } from '../../contract/schemas/species-record.ts'
import { instantOf } from '../species/dates.ts'

/** Columns whose names differ from the fields they fill. */
const textColumns: Partial<Record<TextField, string>> = {
  juvenile: 'juvChar',
  subadult: 'subChar',
  maleAdult: 'mAdultChar',
  femaleAdult: 'fAdultChar',
}

export class BadRow extends Error {}

export interface SpeciesRow {
  record: SpeciesRecord
  postedAt: string
}

/** @throws {BadRow} saying which column is wrong and why. */
export function speciesRow(kind: Kind, row: Record<string, string>, timeZone: string): SpeciesRow {
  const texts = Object.fromEntries(
    kinds[kind].texts.map((field) => [field, row[textColumns[field] ?? field] ?? '']),
  )
  const record = check(speciesRecordSchema(kind), {
    latinName: row.latinName ?? '',
    commonName: row.commonName ?? '',
    chineseName: row.chineseName ?? '',
    texts,
    englishLinks: links('link', row.link),
    chineseLinks: links('chineseLink', row.chineseLink),
    editor: row.editor ?? '',
  })
  return { record, postedAt: postedAt(row.postingtime, timeZone) }
}

function postedAt(text: string | undefined, timeZone: string): string {
  if (!text) return new Date().toISOString()
  const instant = instantOf(text, timeZone)
  if (!instant) throw new BadRow(`postingtime: "${text}" is not YYYY-MM-DD HH:mm:ss`)
  return instant
}

function links(column: string, text: string | undefined): unknown {
  if (!text) return []
  try {
    return JSON.parse(text)
  } catch {
    throw new BadRow(`${column}: is not a JSON list of {linkTitle, link}`)
  }
}

const date = z.union([z.literal(''), z.iso.date({ error: 'is not a date of the form YYYY-MM-DD' })])
const shortText = z.string().trim().max(shortTextMaximum).default('')
const fileName = z.string().regex(/^[^/\\\0]+$/, { error: 'must be a file name without folders' })
const kind = z.enum(['plant', 'bird'], { error: 'must be plant or bird' })

const pictureRowSchema = z
  .object({
    kind,
    file: fileName,
    latinName: z.string().min(1, { error: 'is required' }),
    season: z.enum([...kinds.plant.sections, ...kinds.bird.sections], {
      error: 'is no season and no life stage',
    }),
    takenBy: shortText,
    date: date.default(''),
    location: shortText,
  })
  .refine((row) => kinds[row.kind].sections.includes(row.season), {
    path: ['season'],
    error: 'belongs to the other kind',
  })

const artworkRowSchema = z.object({
  kind,
  file: fileName,
  latinName: z.string().min(1, { error: 'is required' }),
  artist: shortText,
  date: date.default(''),
  location: shortText,
})

const creationRowSchema = z.object({
  latinName: z.string().min(1, { error: 'is required' }),
  photographFile: fileName,
  artworkFile: fileName,
})

export type PictureRow = z.output<typeof pictureRowSchema>
export type ArtworkRow = z.output<typeof artworkRowSchema>
export type CreationRow = z.output<typeof creationRowSchema>

export const pictureRow = (row: Record<string, string>): PictureRow => check(pictureRowSchema, row)
export const artworkRow = (row: Record<string, string>): ArtworkRow => check(artworkRowSchema, row)
export const creationRow = (row: Record<string, string>): CreationRow =>
  check(creationRowSchema, row)

function check<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new BadRow(
    result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
  )
}
