/** Stores each row of a collection after the row has been read and checked. */

import { randomUUID } from 'node:crypto'
import type { Kind } from '../../contract/kinds.ts'
import type { Rights } from '../catalogue/pictures/rights.ts'
import { findCreationById, insertCreation } from '../catalogue/repositories/creations.ts'
import { findPair, findSamePair, insertPair } from '../catalogue/repositories/featured.ts'
import { findBySource } from '../catalogue/repositories/pictures.ts'
import { findSpecies } from '../catalogue/repositories/species.ts'
import { readInstant } from '../database/clock.ts'
import type { Database, Queries } from '../database/connection.ts'
import { openChange, type Touch } from '../ledger/ledger.ts'
import type { Store } from '../media/store/store.ts'
import { type ImageOfImport, importImage, SpeciesDeleted } from './import-image.ts'
import { importSpecies } from './import-species.ts'
import type { Outcome } from './report.ts'
import {
  type ArtworkRow,
  BadRow,
  type CreationRow,
  type FeaturedRow,
  type PictureRow,
  type SpeciesRow,
} from './rows.ts'

/**
 * A step may throw {BadRow} or {UnsupportedImage}. The import then rejects the row, and continues with the other rows.
 */
export interface Steps {
  species(kind: Kind, row: SpeciesRow): Promise<Outcome>
  picture(row: PictureRow, bytes: Uint8Array): Promise<Outcome>
  artwork(row: ArtworkRow, bytes: Uint8Array): Promise<Outcome>
  /**
   * Publishes a creation.
   * @param photograph `source_hash` of the photograph; null for an artwork alone
   * @param artwork `source_hash` of the artwork
   */
  creation(row: CreationRow, photograph: string | null, artwork: string): Promise<Outcome>
  /** Features a pair on the home page. */
  featured(row: FeaturedRow, photograph: string, artwork: string): Promise<Outcome>
}

export const problemTexts = {
  unknownSpecies: (kind: Kind, name: string) => `latinName: no ${kind} "${name}" is recorded`,
  noPhotograph: 'photographFile: is not a photograph of this species',
  noArtwork: 'artworkFile: is not an artwork of this species',
}

/** @returns steps that store the rows. Existing values stay unchanged; only empty values are filled in. */
export function storingSteps(database: Database, store: Store): Steps {
  const { db } = database

  async function speciesNamed(kind: Kind, latinName: string) {
    const species = await findSpecies(db, kind, latinName)
    if (!species) throw new BadRow(problemTexts.unknownSpecies(kind, latinName))
    return species
  }

  /**
   * Stores a picture. A picture without a time of publication gets the time of its date, or the current time if it has
   * no date.
   * @returns the outcome for the report
   * @throws {BadRow} if the species is not recorded
   * @throws {UnsupportedImage} if the bytes are not a whole picture of an allowed format and size
   */
  async function storePicture(row: PictureRow | ArtworkRow, bytes: Uint8Array, image: Credits) {
    const species = await speciesNamed(row.kind, row.latinName)
    const timeOfDate = row.date && `${row.date}T00:00:00.000Z`
    const publishedAt = row.published || timeOfDate || (await readInstant(db))
    const fromExport = row.id ? row : undefined
    const newImage = { ...image, species, bytes, publishedAt, fromExport }
    try {
      const { added, completed } = await importImage({ database, store }, newImage)
      return added ? 'added' : completed ? 'completed' : 'unchanged'
    } catch (error) {
      if (!(error instanceof SpeciesDeleted)) throw error
      throw new BadRow(problemTexts.unknownSpecies(row.kind, row.latinName))
    }
  }

  async function pairOf(row: CreationRow | FeaturedRow, photograph: string | null, art: string) {
    const species = await speciesNamed(row.kind, row.latinName)
    const picture = photograph && (await findBySource(db, 'picture', species.id, photograph))
    const artwork = await findBySource(db, 'artwork', species.id, art)
    if (photograph && !picture) throw new BadRow(problemTexts.noPhotograph)
    if (!artwork) throw new BadRow(problemTexts.noArtwork)
    return { species, picture_id: picture ? picture.id : null, artwork_id: artwork.id }
  }

  return {
    async species(kind, { record, postedAt, exported }) {
      return db.transaction().execute(async (transaction) => {
        const at = postedAt ?? (await readInstant(transaction))
        return importSpecies(transaction, kind, record, at, exported)
      })
    },

    async picture(row, bytes) {
      const { season, takenBy, date: takenOn, location } = row
      const credits = { season, takenBy, takenOn, location, ...rightsIn(row) }
      return storePicture(row, bytes, { table: 'picture', credits })
    },

    async artwork(row, bytes) {
      const { artist, date: drawnOn, location } = row
      const credits = { artist, drawnOn, location, ...rightsIn(row) }
      return storePicture(row, bytes, { table: 'artwork', credits })
    },

    async creation(row, photograph, artwork) {
      const { species, ...pair } = await pairOf(row, photograph, artwork)
      return db.transaction().execute(async (transaction) => {
        const { touch, endUnlogged } = await openChange(transaction)
        const at = row.published || (await readInstant(transaction))
        const id = await freeId(row.id, (requested) => findCreationById(transaction, requested))
        await touch('creation', id)
        const added = await insertCreation(transaction, {
          id,
          species_id: species.id,
          ...pair,
          status: 'published',
          published_at: at,
        })
        if (!added) return 'unchanged'
        // Only a new creation adds the pair, because an admin may have removed an earlier pair from the home page.
        if (row.featured && pair.picture_id) {
          await addPair(transaction, touch, randomUUID(), pair, at)
        }
        await endUnlogged()
        return 'added'
      })
    },

    async featured(row, photograph, artwork) {
      const { picture_id, artwork_id } = await pairOf(row, photograph, artwork)
      if (!picture_id) throw new BadRow(problemTexts.noPhotograph)
      return db.transaction().execute(async (transaction) => {
        const { touch, endUnlogged } = await openChange(transaction)
        const samePairs = await findSamePair(transaction, picture_id, artwork_id)
        if (samePairs.length > 0) return 'unchanged'
        const id = await freeId(row.id, (requested) => findPair(transaction, requested))
        const at = row.published || (await readInstant(transaction))
        await addPair(transaction, touch, id, { picture_id, artwork_id }, at)
        await endUnlogged()
        return 'added'
      })
    },
  }
}

/** @returns the requested id; a new id if the requested id is empty or taken */
async function freeId(requested: string, find: (id: string) => Promise<unknown>): Promise<string> {
  return requested && !(await find(requested)) ? requested : randomUUID()
}

async function addPair(
  db: Queries,
  touch: Touch,
  id: string,
  pair: { picture_id: string | null; artwork_id: string },
  featured_at: string,
): Promise<void> {
  const { picture_id, artwork_id } = pair
  if (!picture_id) return
  await touch('featured', id)
  await insertPair(db, { id, picture_id, artwork_id, featured_at })
}

/** @returns the rights of a row. The note of a licence, such as a courtesy line, replaces an empty credit line. */
export function rightsIn({
  licence,
  rightsHolder,
  credit,
  source,
}: PictureRow | ArtworkRow): Rights {
  return { licence: licence.id, rightsHolder, credit: credit || licence.note, source }
}

type Credits =
  | Pick<Extract<ImageOfImport, { table: 'picture' }>, 'table' | 'credits'>
  | Pick<Extract<ImageOfImport, { table: 'artwork' }>, 'table' | 'credits'>
