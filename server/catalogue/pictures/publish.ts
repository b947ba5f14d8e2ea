/**
 * Publishes pictures whose files are stored, for reviews, uploads by admins and imports, and checks that a section
 * belongs to a kind.
 */
import { randomUUID } from 'node:crypto'
import { type Kind, kinds, type Section } from '../../../contract/kinds.ts'
import type { Queries } from '../../database/connection.ts'
import { badField, HttpError } from '../../kernel/http-error.ts'
import type { Touch } from '../../ledger/ledger.ts'
import type { StoredImage } from '../../media/intake.ts'
import {
  claimCodeNumber,
  findBySource,
  findImages,
  insertArtwork,
  insertPicture,
  takeCodeNumber,
} from '../repositories/pictures.ts'
import type { Rights } from './rights.ts'

/** Without a licence, the default licence of the site applies. */
export interface NewPicture extends Partial<Rights> {
  season: Section
  takenBy: string
  /** Calendar date; empty if unknown. */
  takenOn: string
  location: string
}

export interface NewArtwork extends Partial<Rights> {
  artist: string
  drawnOn: string
  location: string
}

/** A picture whose files are in the store. */
export interface StoredSource extends StoredImage {
  /** Hexadecimal SHA-256 of the bytes from which the files were made. */
  source_hash: string
  /** Hexadecimal SHA-256 of the original, which the browser computed; empty if unknown. */
  original_hash: string
}

/**
 * The values that an exported picture keeps when another site imports the picture. The import replaces an id that the
 * other site already uses, and a code below the next code of the other site.
 */
export interface ExportedValues {
  id: string
  code: number
  place: number | null
}

export type NewImage = {
  speciesId: string
  image: StoredSource
  publishedAt: string
  exportedValues?: ExportedValues | undefined
} & ({ table: 'picture'; credits: NewPicture } | { table: 'artwork'; credits: NewArtwork })

export interface Published {
  id: string
  /** False if the species has a picture made from the same bytes; `id` is then the id of that picture. */
  added: boolean
  /** True if the existing picture is hidden from visitors. */
  hidden?: boolean
}

/**
 * @returns the error for a submitted picture that duplicates a hidden picture of the species. An admin can show the
 * hidden picture again.
 */
export const hiddenHere = () =>
  new HttpError(
    409,
    'hidden_here',
    'The site already has this picture, hidden from visitors. An admin can show it again.',
  )

/**
 * Checks that a section belongs to a kind: a season to plants, a life stage to birds.
 * @throws {HttpError} 400 for a section of the other kind
 */
export function assertSection(kind: Kind, season: Section): void {
  if (!kinds[kind].sections.includes(season)) {
    throw badField('season', `is not a section of a ${kind}`)
  }
}

/**
 * Inserts the row of a picture, unless the species already has a picture made from the same bytes. Call this function
 * in the transaction of a change.
 * @returns the new picture or the existing picture
 */
export async function publishImage(
  db: Queries,
  newImage: NewImage,
  touch: Touch,
): Promise<Published> {
  const { table, speciesId, publishedAt, exportedValues } = newImage
  const { path, width, height, thumbhash, source_hash, original_hash } = newImage.image
  const { licence = '', rightsHolder = '', credit = '', source = '' } = newImage.credits
  const existing = await findBySource(db, table, speciesId, source_hash)
  if (existing) return { id: existing.id, added: false, hidden: existing.status !== 'published' }
  const id =
    exportedValues && (await isFree(db, table, exportedValues.id))
      ? exportedValues.id
      : randomUUID()
  await touch(table, id)
  const series = table === 'picture' ? 'P' : 'A'
  const columns = {
    id,
    species_id: speciesId,
    ...{ path, width, height, thumbhash, source_hash, original_hash },
    code_number: await (exportedValues
      ? claimCodeNumber(db, series, exportedValues.code)
      : takeCodeNumber(db, series)),
    status: 'published' as const,
    published_at: publishedAt,
    place: exportedValues?.place ?? null,
    ...{ licence, rights_holder: rightsHolder, credit, source },
  }
  if (newImage.table === 'picture') {
    const { season, takenBy: taken_by, takenOn: taken_on, location } = newImage.credits
    await insertPicture(db, { ...columns, season, taken_by, taken_on, location })
  } else {
    const { artist, drawnOn: drawn_on, location } = newImage.credits
    await insertArtwork(db, { ...columns, artist, drawn_on, location })
  }
  return { id, added: true }
}

const isFree = async (db: Queries, table: NewImage['table'], id: string) =>
  (await findImages(db, table, [id])).length === 0
