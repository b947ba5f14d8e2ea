/** Keeping a picture or artwork of a species: files first, then the row; the same bytes only once. */
import { randomUUID } from 'node:crypto'
import type { Section } from '../../../contract/kinds.ts'
import type { Database, Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables.ts'
import { waitForTurn } from '../../ledger/ledger.ts'
import { removeUnlessKept, type StoredImage, sourceHash, takeIn } from '../../media/intake.ts'
import type { Store } from '../../media/store/store.ts'
import { findByEverId } from '../repositories/former-ids.ts'
import {
  findBySource,
  insertArtwork,
  insertPicture,
  takeCodeNumber,
} from '../repositories/pictures.ts'
import { raiseVersion } from '../repositories/species.ts'

export interface NewPicture {
  season: Section
  takenBy: string
  /** Calendar date or empty. */
  takenOn: string
  location: string
}

export interface NewArtwork {
  artist: string
  drawnOn: string
  location: string
}

export interface KeptImage {
  id: string
  added: boolean
}

/** The species was deleted while the picture was decoded. */
export class SpeciesGone extends Error {}

interface Keeping {
  database: Database
  store: Store
  species: SpeciesTable
  bytes: Uint8Array
  /** `uploadFormats` or `importFormats`. */
  formats: ReadonlySet<string>
  publishedAt: string
}

/** @throws {UnsupportedImage | SpeciesGone} */
export async function keepPicture(into: Keeping, picture: NewPicture): Promise<KeptImage> {
  return keep(into, 'picture', async (db, row) => {
    await insertPicture(db, {
      ...row,
      code_number: await takeCodeNumber(db, 'P'),
      season: picture.season,
      taken_by: picture.takenBy,
      taken_on: picture.takenOn,
      location: picture.location,
    })
  })
}

/** @throws {UnsupportedImage | SpeciesGone} */
export async function keepArtwork(into: Keeping, artwork: NewArtwork): Promise<KeptImage> {
  return keep(into, 'artwork', async (db, row) => {
    await insertArtwork(db, {
      ...row,
      code_number: await takeCodeNumber(db, 'A'),
      artist: artwork.artist,
      drawn_on: artwork.drawnOn,
      location: artwork.location,
    })
  })
}

type SharedRow = StoredImage & {
  id: string
  species_id: string
  source_hash: string
  original_hash: string
  status: 'published'
  published_at: string
}

async function keep(
  { database, store, species, bytes, formats, publishedAt }: Keeping,
  table: 'picture' | 'artwork',
  insert: (db: Queries, row: SharedRow) => Promise<void>,
): Promise<KeptImage> {
  const source_hash = sourceHash(bytes)
  const known = await findBySource(database.db, table, species.id, source_hash)
  if (known) return { id: known.id, added: false }

  const files = await takeIn(store, bytes, formats, species.latin_name)
  const id = randomUUID()
  try {
    await database.db.transaction().execute(async (db) => {
      await waitForTurn(db)
      const now = await findByEverId(db, species.id)
      if (!now) throw new SpeciesGone(`${species.latin_name} was deleted meanwhile`)
      const row = { id, species_id: now.id, ...files, source_hash, original_hash: '' }
      await insert(db, { ...row, status: 'published', published_at: publishedAt })
      await raiseVersion(db, species.kind)
    })
  } catch (error) {
    await removeUnlessKept(store, [files.path], error)
    // Somebody may have sent the same bytes at the same moment: that is a success for both.
    const meanwhile = await findBySource(database.db, table, species.id, source_hash)
    if (meanwhile) return { id: meanwhile.id, added: false }
    throw error
  }
  return { id, added: true }
}
