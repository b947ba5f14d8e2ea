/** Reads published pictures and artworks for readers. */
import type { Kind } from '../../../contract/kinds.ts'
import { whatsNewCount } from '../../../contract/limits.ts'
import type { NewestPicture } from '../../../contract/schemas/pictures.ts'
import type { Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables.ts'
import type { Caller } from '../../kernel/caller.ts'
import { listFeatured } from '../repositories/featured.ts'
import * as repository from '../repositories/pictures.ts'
import { monthsTaken } from './calendar.ts'
import {
  type Credits,
  presentArtwork,
  presentNewest,
  presentPair,
  presentPicture,
} from './present.ts'

export type PictureService = ReturnType<typeof createPictureService>

export function createPictureService(db: Queries) {
  async function artworksOf(species: SpeciesTable, caller: Caller) {
    const rows = await repository.listArtworks(db, species.id)
    return rows.map((row) => presentArtwork(row, species.latin_name, caller))
  }

  return {
    artworksOf,

    async picturesOf(species: SpeciesTable, caller: Caller, credits: Credits) {
      const rows = await repository.listPictures(db, species.id)
      return rows.map((row) => presentPicture(row, species.latin_name, caller, credits))
    },

    /** @returns the pictures of a profile, and the months of its photographs, which are public */
    async profileOf(species: SpeciesTable, caller: Caller) {
      const rows = await repository.listPictures(db, species.id)
      return {
        photographs: rows.map((row) =>
          presentPicture(row, species.latin_name, caller, 'for members'),
        ),
        arts: await artworksOf(species, caller),
        months: monthsTaken(rows),
      }
    },

    async newest(kind: Kind): Promise<NewestPicture[]> {
      return (await repository.newestPictures(db, kind, whatsNewCount)).map(presentNewest)
    },

    /**
     * @returns a random picture, to show in place of one that failed to load; none of the newest
     * `whatsNewCount` if there are more. Null if there are no pictures.
     */
    async fallback(kind: Kind): Promise<NewestPicture | null> {
      const count = await repository.countPictures(db, kind)
      const skipped = count > whatsNewCount ? whatsNewCount : 0
      const place = skipped + Math.floor(Math.random() * (count - skipped))
      const row = await repository.pictureAtPlace(db, kind, place)
      return row ? presentNewest(row) : null
    },

    /** @returns the first picture of each of these species, by Latin name */
    async firstOf(kind: Kind, latinNames: string[]): Promise<Map<string, NewestPicture>> {
      const first = new Map<string, NewestPicture>()
      for (const row of await repository.firstPictures(db, kind, latinNames)) {
        if (!first.has(row.latin_name)) first.set(row.latin_name, presentNewest(row))
      }
      return first
    },

    async featured(caller: Caller) {
      const pairs = await listFeatured(db)
      const pictures = await repository.picturesById(
        db,
        pairs.map((pair) => pair.picture_id),
      )
      const artworks = await repository.artworksById(
        db,
        pairs.map((pair) => pair.artwork_id),
      )
      return pairs.flatMap((pair) => {
        const picture = pictures.find((row) => row.id === pair.picture_id)
        const artwork = artworks.find((row) => row.id === pair.artwork_id)
        return picture && artwork ? [presentPair(picture, artwork, caller)] : []
      })
    },

    publishedImage: (path: string) => repository.findPublishedImage(db, path),
  }
}
