/** Manages the featured pairs of the home page, which admins choose. */

import { randomUUID } from 'node:crypto'
import type { Kind } from '../../contract/kinds.ts'
import { nameKey } from '../../contract/names.ts'
import type { UploadHomeEntry } from '../../contract/schemas/pairs.ts'
import { findCreationById } from '../catalogue/repositories/creations.ts'
import * as repository from '../catalogue/repositories/featured.ts'
import { artworksById, picturesById } from '../catalogue/repositories/pictures.ts'
import { findSpeciesById } from '../catalogue/repositories/species.ts'
import { readInstant } from '../database/clock.ts'
import type { Database } from '../database/connection.ts'
import type { SignedIn } from '../kernel/caller.ts'
import { HttpError, notFound } from '../kernel/http-error.ts'
import { openChange } from '../ledger/ledger.ts'
import type { Subject } from '../ledger/present.ts'
import { selectBoth } from '../submissions/deciding/decide-creation.ts'
import { presentEntry } from './present.ts'

export type FeaturedService = ReturnType<typeof createFeaturedService>

export function createFeaturedService({ db }: Pick<Database, 'db'>) {
  async function feature(
    caller: SignedIn,
    pictureId: string | null | undefined,
    artworkId: string | null | undefined,
    plant?: string,
  ): Promise<{ changeId: string; repeated: boolean }> {
    if (!pictureId || !artworkId) throw selectBoth()
    return db.transaction().execute(async (transaction) => {
      const change = await openChange(transaction)
      const [picture] = await picturesById(transaction, [pictureId])
      const [artwork] = await artworksById(transaction, [artworkId])
      if (!picture || !artwork) throw notFound('There is no such picture or artwork')
      const species = await findSpeciesById(transaction, picture.species_id)
      const areDifferent = picture.species_id !== artwork.species_id
      if (areDifferent || (plant !== undefined && species?.name_key !== nameKey(plant))) {
        throw new HttpError(
          400,
          'different_plants',
          'The picture and the artwork are of different plants',
        )
      }
      const samePairs = await repository.findSamePair(transaction, pictureId, artworkId)
      const id = randomUUID()
      await change.touch('featured', id)
      await repository.insertPair(transaction, {
        id,
        picture_id: pictureId,
        artwork_id: artworkId,
        featured_at: await readInstant(transaction),
      })
      const subject = pairSubject(id, picture)
      const changeId = await change.record({
        accountId: caller.accountId,
        action: 'feature',
        subject,
      })
      return { changeId, repeated: samePairs.length > 0 }
    })
  }

  return {
    /**
     * Adds a pair to the home page.
     * @returns the id of the ledger entry, and whether the home page already had the pair
     * @throws {HttpError} 400 if an id is missing, or if the two pictures and `plant` are not of one species
     * @throws {HttpError} 404 for an unpublished photograph or artwork
     */
    feature,

    /**
     * Adds the halves of a creation to the home page as a pair.
     * @returns the same values as `feature`
     * @throws {HttpError} 400 without an id or for an artwork alone; 404 for an unknown creation or a hidden half
     */
    async featureCreation(caller: SignedIn, creationId: string | null | undefined) {
      if (!creationId) throw selectBoth()
      const creation = await findCreationById(db, creationId)
      if (!creation) throw notFound('There is no such creation')
      return feature(caller, creation.picture_id, creation.artwork_id)
    },

    /**
     * Removes a pair from the home page. The photograph and the artwork stay published.
     * @returns the id of the ledger entry
     * @throws {HttpError} 404 for an unknown pair
     */
    async unfeature(caller: SignedIn, id: string): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const change = await openChange(transaction)
        const pair = await repository.findPair(transaction, id)
        if (!pair) throw notFound('There is no such pair on the home page')
        await change.touch('featured', id)
        await repository.deletePair(transaction, id)
        const [picture] = await picturesById(transaction, [pair.picture_id])
        const subject = pairSubject(id, picture)
        return change.record({ accountId: caller.accountId, action: 'unfeature', subject })
      })
    },

    /** @returns the featured pairs, newest first */
    async entries(caller: SignedIn): Promise<UploadHomeEntry[]> {
      const pairs = await repository.listFeatured(db)
      const pictures = await picturesById(
        db,
        pairs.map((pair) => pair.picture_id),
      )
      const artworks = await artworksById(
        db,
        pairs.map((pair) => pair.artwork_id),
      )
      return pairs.flatMap((pair) => {
        const picture = pictures.find(({ id }) => id === pair.picture_id)
        const artwork = artworks.find(({ id }) => id === pair.artwork_id)
        return picture && artwork ? [presentEntry(pair.id, picture, artwork, caller)] : []
      })
    },

    /** @returns the ids of the given photographs or artworks that members have nominated */
    async nominated(target: 'picture' | 'artwork', ids: string[]): Promise<Set<string>> {
      const rows = await repository.nominationsOf(db, target, ids)
      return new Set(rows.map((row) => row.target_id))
    },
  }
}

/** @param picture the photograph of the pair; undefined if it is not published */
function pairSubject(
  id: string,
  picture: { latin_name: string; species_kind: Kind } | undefined,
): Subject {
  return { kind: 'pair', id, speciesKind: picture?.species_kind, name: picture?.latin_name ?? '' }
}
