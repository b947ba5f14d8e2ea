/** The steps of an import: they store each row of a collection after it has been read and checked. */

import { randomUUID } from 'node:crypto'
import type { Kind } from '../../contract/kinds.ts'
import type { Rights } from '../catalogue/pictures/rights.ts'
import { insertCreation } from '../catalogue/repositories/creations.ts'
import { insertPair } from '../catalogue/repositories/featured.ts'
import { findBySource } from '../catalogue/repositories/pictures.ts'
import { findSpecies } from '../catalogue/repositories/species.ts'
import type { Database } from '../database/connection.ts'
import { currentInstant } from '../kernel/dates.ts'
import { openChange } from '../ledger/ledger.ts'
import { sourceHash } from '../media/intake.ts'
import type { Store } from '../media/store/store.ts'
import { type ImageOfImport, keepImage, SpeciesGone } from './keep-image.ts'
import { keepSpecies } from './keep-species.ts'
import type { Outcome } from './report.ts'
import {
  type ArtworkRow,
  BadRow,
  type CreationRow,
  type PictureRow,
  type SpeciesRow,
} from './rows.ts'

/** Each step may throw {BadRow} or {UnsupportedImage}: that row is rejected, the others continue. */
export interface Steps {
  species(kind: Kind, row: SpeciesRow): Promise<Outcome>
  picture(row: PictureRow, bytes: Uint8Array): Promise<Outcome>
  artwork(row: ArtworkRow, bytes: Uint8Array): Promise<Outcome>
  creation(row: CreationRow, photograph: Uint8Array, artwork: Uint8Array): Promise<Outcome>
}

export const wording = {
  unknownSpecies: (kind: Kind, name: string) => `latinName: no ${kind} "${name}" is recorded`,
  noPhotograph: 'photographFile: is not a photograph of this plant',
  noArtwork: 'artworkFile: is not an artwork of this plant',
}

/** Stores the rows; existing data stays unchanged. */
export function storingSteps(database: Database, store: Store): Steps {
  const { db } = database

  async function speciesNamed(kind: Kind, latinName: string) {
    const species = await findSpecies(db, kind, latinName)
    if (!species) throw new BadRow(wording.unknownSpecies(kind, latinName))
    return species
  }

  /** Each picture is published under the date it was taken, which keeps the order of the collection. */
  async function storePicture(row: PictureRow | ArtworkRow, bytes: Uint8Array, image: Credits) {
    const species = await speciesNamed(row.kind, row.latinName)
    const publishedAt = row.date ? `${row.date}T00:00:00.000Z` : currentInstant()
    const given = { ...image, species, bytes, publishedAt }
    try {
      const { added, completed } = await keepImage({ database, store }, given)
      return added ? 'added' : completed ? 'completed' : 'unchanged'
    } catch (error) {
      if (!(error instanceof SpeciesGone)) throw error
      throw new BadRow(wording.unknownSpecies(row.kind, row.latinName))
    }
  }

  return {
    async species(kind, { record, postedAt }) {
      return db
        .transaction()
        .execute((transaction) => keepSpecies(transaction, kind, record, postedAt))
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

    async creation({ latinName, featured }, photograph, artwork) {
      const species = await speciesNamed('plant', latinName)
      const picture = await findBySource(db, 'picture', species.id, sourceHash(photograph))
      const art = await findBySource(db, 'artwork', species.id, sourceHash(artwork))
      if (!picture) throw new BadRow(wording.noPhotograph)
      if (!art) throw new BadRow(wording.noArtwork)
      const pair = { picture_id: picture.id, artwork_id: art.id }
      const now = currentInstant()
      return db.transaction().execute(async (transaction) => {
        const { touch, endUnlogged } = await openChange(transaction)
        const id = randomUUID()
        await touch('creation', id)
        const added = await insertCreation(transaction, {
          id,
          species_id: species.id,
          ...pair,
          status: 'published',
          published_at: now,
        })
        if (!added) return 'unchanged'
        // Only with a new creation, because an admin may have removed the pair from the home page.
        if (featured) {
          const pairId = randomUUID()
          await touch('featured', pairId)
          await insertPair(transaction, { id: pairId, ...pair, featured_at: now })
        }
        await endUnlogged()
        return 'added'
      })
    },
  }
}

/** A licence may come with a note, such as a courtesy, which becomes the credit line. */
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
