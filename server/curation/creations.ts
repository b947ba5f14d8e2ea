/** Lists and deletes published creations, which are artworks alone or with the photographs on which they are based. */

import type { Display } from '../../contract/schemas/pairs.ts'
import type { RightsPolicy } from '../catalogue/pictures/rights.ts'
import { creditedFor, placedFor } from '../catalogue/pictures/service.ts'
import {
  deleteCreation,
  findCreationById,
  listCreations,
} from '../catalogue/repositories/creations.ts'
import { deletePair, findSamePair } from '../catalogue/repositories/featured.ts'
import { artworksById, picturesById } from '../catalogue/repositories/pictures.ts'
import type { Database } from '../database/connection.ts'
import type { Caller, SignedIn } from '../kernel/caller.ts'
import { notFound } from '../kernel/http-error.ts'
import { openChange } from '../ledger/ledger.ts'
import { presentDisplay } from './present.ts'

export type CreationService = ReturnType<typeof createCreationService>

export function createCreationService({ db }: Pick<Database, 'db'>, policy: RightsPolicy) {
  return {
    /** @returns all published creations, by the date of the artwork, with undated artworks first */
    async displays(caller: Caller): Promise<Display[]> {
      const rows = await listCreations(db)
      const pictureIds = rows.flatMap((row) => row.picture_id ?? [])
      const artworkIds = rows.map((row) => row.artwork_id)
      const pictureRows = await picturesById(db, pictureIds)
      const artworkRows = await artworksById(db, artworkIds)
      const pictures = await creditedFor(
        db,
        await placedFor(db, pictureRows, caller),
        caller,
        policy,
      )
      const artworks = await creditedFor(
        db,
        await placedFor(db, artworkRows, caller),
        caller,
        policy,
      )
      const dated = rows.flatMap((row) => {
        const picture = pictures.find(({ id }) => id === row.picture_id)
        const artwork = artworks.find(({ id }) => id === row.artwork_id)
        if (!artwork || (!picture && row.picture_id !== null)) return []
        const display = presentDisplay(row, picture, artwork, caller, policy)
        return [{ display, drawnOn: artwork.drawn_on, code: artwork.code_number }]
      })
      const byDate = dated.toSorted(
        (a, b) =>
          compare(a.drawnOn, b.drawnOn) || a.code - b.code || compare(a.display._id, b.display._id),
      )
      return byDate.map(({ display }) => display)
    },

    /**
     * Moves a creation to the recycle bin and removes its pairs from the home page.
     * @returns the id of the ledger entry
     * @throws {HttpError} 404 for an unknown creation
     */
    async remove(caller: SignedIn, id: string): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const change = await openChange(transaction)
        const creation = await findCreationById(transaction, id)
        if (!creation) throw notFound('There is no such creation')
        const { picture_id, artwork_id } = creation
        const pairs = picture_id ? await findSamePair(transaction, picture_id, artwork_id) : []
        for (const pair of pairs) {
          await change.touch('featured', pair.id)
          await deletePair(transaction, pair.id)
        }
        await change.touch('creation', id)
        await deleteCreation(transaction, id)
        const [artwork] = await artworksById(transaction, [artwork_id])
        const subject = {
          kind: 'creation',
          id,
          speciesKind: artwork?.species_kind,
          name: artwork?.latin_name ?? '',
        } as const
        return change.record({ accountId: caller.accountId, action: 'delete', subject })
      })
    },
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
