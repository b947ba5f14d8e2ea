/** Parses and checks the rows of each file of a collection. */
import * as z from 'zod'
import { dayOrEmpty } from '../../contract/dates.ts'
import { type Kind, kinds, type TextField } from '../../contract/kinds.ts'
import { shortTextMaximum } from '../../contract/limits.ts'
import { stageTexts } from '../../contract/schemas/life-stages.ts'
import {
  optionalName,
  type SpeciesRecord,
  speciesRecordSchema,
} from '../../contract/schemas/species-record.ts'
import { instantOf, instantPattern } from '../kernel/dates.ts'
import {
  type ExportedSpecies,
  exportedImage,
  exportedPair,
  exportedSpeciesSchema,
  fromSheet,
} from './export-columns.ts'
import { licenceProblem, readLicence } from './read-licence.ts'

/** Columns whose names differ from the fields that they fill. */
export const columns: Partial<Record<keyof SpeciesRecord | TextField, string>> = {
  englishLinks: 'link',
  chineseLinks: 'chineseLink',
  ...stageTexts,
}

export class BadRow extends Error {}

export interface SpeciesRow {
  record: SpeciesRecord
  /** Undefined if the row has no `postingtime`. */
  postedAt: string | undefined
  exported: ExportedSpecies
}

/** @returns the species of a row @throws {BadRow} with the invalid column and the reason */
export function speciesRow(
  kind: Kind,
  cells: Record<string, string>,
  timeZone: string,
): SpeciesRow {
  const row = fromSheet(cells)
  const texts = Object.fromEntries(
    kinds[kind].texts.map((field) => [field, row[columns[field] ?? field] ?? '']),
  )
  // A list may lack English names, although the form requires them.
  const schema = speciesRecordSchema(kind).extend({ commonName: optionalName })
  const record = check(schema, {
    latinName: row.latinName ?? '',
    commonName: row.commonName ?? '',
    chineseName: row.chineseName ?? '',
    texts,
    englishLinks: parseLinks('link', row.link),
    chineseLinks: parseLinks('chineseLink', row.chineseLink),
    editor: row.editor ?? '',
  })
  const exported = check(exportedSpeciesSchema, row)
  return { record, postedAt: parsePostingTime(row.postingtime, timeZone), exported }
}

function parsePostingTime(text: string | undefined, timeZone: string): string | undefined {
  if (!text) return undefined
  if (instantPattern.test(text)) return text
  const instant = instantOf(text, timeZone)
  if (!instant) throw new BadRow(`postingtime: "${text}" is not YYYY-MM-DD HH:mm:ss`)
  return instant
}

function parseLinks(column: string, text: string | undefined): unknown {
  if (!text) return []
  try {
    return JSON.parse(text)
  } catch {
    throw new BadRow(`${column}: is not a JSON list of {linkTitle, link}`)
  }
}

const date = dayOrEmpty('is not a date of the form YYYY-MM-DD')
/** Removes NUL, which PostgreSQL cannot store. */
const shortText = z
  .string()
  .transform((text) => text.replaceAll('\0', '').trim())
  .pipe(
    z.string().max(shortTextMaximum, { error: `is longer than ${shortTextMaximum} characters` }),
  )
  .default('')
const fileName = z.string().regex(/^[^/\\\0]+$/, { error: 'must be a file name without folders' })
const kind = z.enum(['plant', 'bird'], { error: 'must be plant or bird' })

const licence = z
  .string()
  .default('')
  .transform((text, context) => {
    const parsed = readLicence(text)
    if (parsed) return parsed
    context.addIssue({ code: 'custom', message: licenceProblem })
    return z.NEVER
  })
const rights = { licence, rightsHolder: shortText, credit: shortText, source: shortText }

const pictureRowSchema = z
  .object({
    kind,
    file: fileName,
    latinName: z.string().min(1, { error: 'is required' }),
    season: z.enum([...kinds.plant.sections, ...kinds.bird.sections], {
      error: 'is neither a season nor a life stage',
    }),
    takenBy: shortText,
    date: date.default(''),
    location: shortText,
    ...rights,
    ...exportedImage,
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
  ...rights,
  ...exportedImage,
})

const pair = {
  kind: z.preprocess((cell) => cell || 'plant', kind),
  latinName: z.string().min(1, { error: 'is required' }),
  artworkFile: fileName,
  ...exportedPair,
}

const creationRowSchema = z.object({
  ...pair,
  /** Empty for an artwork alone. */
  photographFile: z.union([z.literal(''), fileName]),
  /** Whether the home page shows the pair. */
  featured: z
    .enum(['yes', 'no', ''], { error: 'must be yes or no' })
    .default('')
    .transform((answer) => answer === 'yes'),
})

const featuredRowSchema = z.object({ ...pair, photographFile: fileName })

export type PictureRow = z.output<typeof pictureRowSchema>
export type ArtworkRow = z.output<typeof artworkRowSchema>
export type CreationRow = z.output<typeof creationRowSchema>
export type FeaturedRow = z.output<typeof featuredRowSchema>

export const pictureRow = (row: Record<string, string>): PictureRow =>
  check(pictureRowSchema, fromSheet(row))
export const artworkRow = (row: Record<string, string>): ArtworkRow =>
  check(artworkRowSchema, fromSheet(row))
export const creationRow = (row: Record<string, string>): CreationRow =>
  check(creationRowSchema, fromSheet(row))
/** @returns a featured pair from a row of featured.csv */
export const featuredRow = (row: Record<string, string>): FeaturedRow =>
  check(featuredRowSchema, fromSheet(row))

function check<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new BadRow(
    result.error.issues.map(({ path, message }) => `${columnOf(path)}: ${message}`).join('; '),
  )
}

/** @returns the column of an invalid field, such as `link 2` for the second of several links */
function columnOf(fieldPath: PropertyKey[]): string {
  const [field, index] = fieldPath[0] === 'texts' ? fieldPath.slice(1) : fieldPath
  const column = columns[field as keyof typeof columns] ?? String(field)
  return typeof index === 'number' ? `${column} ${index + 1}` : column
}
