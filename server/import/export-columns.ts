/**
 * Checks the columns that an export adds to the columns of a collection. These columns preserve values of another site,
 * such as the former names of a species, and the code and the hashes of a picture.
 */
import * as z from 'zod'
import { nameKey } from '../../contract/names.ts'
import { establishmentDegrees, establishmentMeans } from '../../contract/taxonomy/establishment.ts'
import { instantPattern } from '../kernel/dates.ts'
import { textOfCell } from '../kernel/inert-cell.ts'

const id = z.union([z.literal(''), z.uuid({ error: 'is not an id' })]).default('')
const hash = z
  .union([z.literal(''), z.string().regex(/^[0-9a-f]{64}$/, { error: 'is not a SHA-256' })])
  .default('')
/** Empty, or the time of publication. */
const instant = z
  .union([z.literal(''), z.string().regex(instantPattern, { error: 'is not a time in UTC' })])
  .default('')

export const exportedSpeciesSchema = z.object({
  id,
  formerNames: z
    .string()
    .default('')
    .transform((text) => text.split(';').map(nameKey).filter(Boolean)),
  formerIds: z
    .string()
    .default('')
    .transform((text) => text.split(' ').filter(Boolean))
    .pipe(z.array(z.uuid({ error: 'is not an id' }))),
  sensitive: z
    .enum(['yes', 'no', ''], { error: 'must be yes or no' })
    .default('')
    .transform((answer) => answer === 'yes'),
  establishmentMeans: z
    .enum([...establishmentMeans, ''], { error: 'is not a value of establishmentMeans' })
    .default(''),
  degreeOfEstablishment: z
    .enum([...establishmentDegrees, ''], { error: 'is not a value of degreeOfEstablishment' })
    .default(''),
})
export type ExportedSpecies = z.output<typeof exportedSpeciesSchema>
export const noExportedValues = exportedSpeciesSchema.parse({})

/** Columns of photographs.csv and artworks.csv. */
export const exportedImage = {
  id,
  published: instant,
  code: z
    .string()
    .regex(/^([PA]-\d{1,9})?$/, { error: 'is not a code such as P-0001' })
    .default('')
    .transform((code) => Number(code.slice(2))),
  place: z
    .string()
    .regex(/^\d{0,6}$/, { error: 'is not a place' })
    .default('')
    .transform((place) => (place === '' ? null : Number(place))),
  sourceHash: hash,
  originalHash: hash,
  preview: z
    .string()
    .regex(/^[A-Za-z0-9+/=]{0,64}$/, { error: 'is not a preview' })
    .default(''),
}

/** Columns of creations.csv and featured.csv, with the hashes that identify their pictures. */
export const exportedPair = {
  id,
  published: instant,
  photographSource: hash,
  artworkSource: hash,
}

/**
 * A spreadsheet computes a text that begins like a formula, so the export writes an apostrophe before such a text.
 * @returns the row of an export without these apostrophes, or the unchanged row of another collection
 */
export function fromSheet(row: Record<string, string>): Record<string, string> {
  if (!row.id) return row
  return Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, textOfCell(cell)]))
}
