/**
 * Reads published photographs and artworks as a reader may see them. Visitors do not see the places of sensitive
 * species, or the names of pupils if the school hides these names.
 */
import type { Kind } from '../../../contract/kinds.ts'
import { whatsNewCount } from '../../../contract/limits.ts'
import type { CaptionedPicture, NewestPicture } from '../../../contract/schemas/pictures.ts'
import type { Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables/species-table.ts'
import type { PictureTable } from '../../database/tables/tables.ts'
import { type Caller, mayActAs, visitor } from '../../kernel/caller.ts'
import { postingTime } from '../../kernel/dates.ts'
import { authorsOfPictures, classesOfPupils } from '../repositories/authors-of-pictures.ts'
import { listFeatured } from '../repositories/featured.ts'
import { findQuizPicture } from '../repositories/learning/learning.ts'
import { findCredited } from '../repositories/picture-rights.ts'
import * as repository from '../repositories/pictures.ts'
import { sensitiveAmong } from '../repositories/selections.ts'
import { coverOf } from './cover.ts'
import { newestOfSpecies } from './newest.ts'
import {
  type Credits,
  monthsTaken,
  presentArtwork,
  presentCaptioned,
  presentNewest,
  presentPair,
  presentPicture,
  type Sent,
} from './present.ts'
import type { RightsPolicy } from './rights.ts'

type ImageRow = Pick<PictureTable, 'id' | 'published_at' | 'place'>
type Placed = Pick<PictureTable, 'species_id' | 'location'>

export type PictureService = ReturnType<typeof createPictureService>

export function createPictureService(db: Queries, timeZone: string, policy: RightsPolicy) {
  /**
   * @returns a function that returns the author of a picture, the time of its submission or import, and whether an
   * admin chose its position. For a caller who is not an admin, the function returns undefined.
   */
  async function findSent(rows: readonly ImageRow[], caller: Caller) {
    if (!mayActAs(caller, 'admin')) return () => undefined
    const authors = await authorsOfPictures(
      db,
      rows.map(({ id }) => id),
    )
    return ({ id, published_at, place }: ImageRow): Sent => {
      const author = authors.get(id)
      const sentAt = postingTime(author?.sentAt ?? published_at, timeZone)
      return { sender: author?.username ?? '', sentAt, placed: place !== null }
    }
  }

  /**
   * @returns the rows. For visitors, places of sensitive species are empty, and hidden names of pupils are replaced.
   */
  const visibleRows = async <Row extends Parameters<typeof creditedFor>[1][number] & Placed>(
    rows: Row[],
    caller: Caller,
  ) => creditedFor(db, await placedFor(db, rows, caller), caller, policy)

  async function artworkRows(species: SpeciesTable, caller: Caller) {
    const placedRows = placedIn(species, await repository.listArtworks(db, species.id), caller)
    return creditedFor(db, placedRows, caller, policy)
  }

  return {
    async artworksOf(species: SpeciesTable, caller: Caller) {
      const rows = await artworkRows(species, caller)
      const sentOf = await findSent(rows, caller)
      const { latin_name: name } = species
      return rows.map((row) => presentArtwork(row, name, caller, { policy, sent: sentOf(row) }))
    },

    async picturesOf(species: SpeciesTable, caller: Caller, credits: Credits) {
      const placedRows = placedIn(species, await repository.listPictures(db, species.id), caller)
      const rows = await creditedFor(db, placedRows, caller, policy)
      const sentOf = await findSent(rows, caller)
      const { latin_name: name } = species
      return rows.map((row) =>
        presentPicture(row, name, caller, credits, { policy, sent: sentOf(row) }),
      )
    },

    /** @returns the pictures of a profile, the months of its photographs, and the id of its cover */
    async profileOf(species: SpeciesTable, caller: Caller) {
      const { latin_name: name } = species
      const rows = placedIn(species, await repository.listPictures(db, species.id), caller)
      const artworks = await artworkRows(species, caller)
      const sentOf = await findSent([...rows, ...artworks], caller)
      const extraValuesOf = (row: ImageRow) => ({ policy, sent: sentOf(row) })
      return {
        cover: coverOf(rows, species)?.id ?? null,
        months: monthsTaken(rows),
        photographs: rows.map((row) =>
          presentPicture(row, name, caller, 'for members', extraValuesOf(row)),
        ),
        arts: artworks.map((row) => presentArtwork(row, name, caller, extraValuesOf(row))),
      }
    },

    /** @returns the cover of a species with its credit, and the months of all its photographs, for visitors */
    async forGuide(species: SpeciesTable) {
      const placedRows = placedIn(species, await repository.listPictures(db, species.id), visitor)
      const rows = await creditedFor(db, placedRows, visitor, policy)
      const cover = coverOf(rows, species)
      const months = monthsTaken(rows).map(({ month }) => month)
      if (!cover) return { photograph: null, months }
      const { latin_name: name } = species
      const photograph = presentPicture(cover, name, visitor, 'for everyone', { policy })
      return { photograph, months }
    },

    async newest(kind: Kind): Promise<CaptionedPicture[]> {
      const rows = await newestOfSpecies(db, kind, whatsNewCount)
      return (await placedFor(db, rows, visitor)).map((row) => presentCaptioned(row, policy))
    },

    /**
     * @returns a random photograph, to show instead of a photograph that failed to load; null if the kind has none. If
     * the kind has enough photographs, the result is not one of the newest photographs, which the page shows.
     */
    async fallback(kind: Kind): Promise<CaptionedPicture | null> {
      const shownIds = (await newestOfSpecies(db, kind, whatsNewCount)).map(({ id }) => id)
      const count = await repository.countPictures(db, kind)
      // The query reads one photograph more than the page shows, so at least one of them is not on the page.
      const limit = whatsNewCount + 1
      const offset = Math.floor(Math.random() * Math.max(1, count - whatsNewCount))
      const rows = await repository.newestPictures(db, kind, limit, offset)
      const chosen = rows.find(({ id }) => !shownIds.includes(id)) ?? rows[0]
      const [row] = chosen ? await placedFor(db, [chosen], visitor) : []
      return row ? presentCaptioned(row, policy) : null
    },

    /** @returns the covers of these species, by Latin name; a species without photographs is left out */
    async coversOf(kind: Kind, latinNames: string[]): Promise<Map<string, NewestPicture>> {
      const rows = await repository.picturesOfSpecies(db, kind, latinNames)
      const covers = new Map<string, NewestPicture>()
      for (const [name, pictures] of Map.groupBy(rows, (row) => row.latin_name)) {
        const cover = pictures[0] && coverOf(pictures, pictures[0])
        if (cover) covers.set(name, presentNewest(cover))
      }
      return covers
    },

    async featured(caller: Caller) {
      const pairs = await listFeatured(db)
      const ids = (half: 'picture_id' | 'artwork_id') => pairs.map((pair) => pair[half])
      const pictureRows = await repository.picturesById(db, ids('picture_id'))
      const artworksOfPairs = await repository.artworksById(db, ids('artwork_id'))
      const pictures = await visibleRows(pictureRows, caller)
      const artworks = await visibleRows(artworksOfPairs, caller)
      return pairs.flatMap((pair) => {
        const picture = pictures.find((row) => row.id === pair.picture_id)
        const artwork = artworks.find((row) => row.id === pair.artwork_id)
        return picture && artwork ? [presentPair(picture, artwork, caller, policy)] : []
      })
    },

    /**
     * @returns the rights, the species and the author's name as visitors see it; undefined if no published picture has
     * this path
     */
    async credited(path: string) {
      const image = await findCredited(db, path)
      const [row] = image ? await creditedFor(db, [image], visitor, policy) : []
      if (!row) return undefined
      const {
        artist: creator,
        rights_holder: rightsHolder,
        credit,
        source,
        species_id: speciesId,
      } = row
      const licence = row.licence || policy.defaultLicence
      return { creator, rightsHolder, credit, source, speciesId, licence }
    },

    publishedImage: (path: string) => repository.findPublishedImage(db, path),
    quizPicture: (id: string) => findQuizPicture(db, id),
  }
}

/** Replaces the name of a pupil, in English and Chinese together, because pages of both languages show this text. */
export const aPupil = 'A pupil 一位同学'

/** @param className the class; empty for a pupil without a class @returns the credit in English and Chinese */
export const aPupilOf = (className: string) =>
  className ? `A pupil of ${className} ${className}的一位同学` : aPupil

type Credited = { id: string } & ({ taken_by: string } | { artist: string })

/**
 * @returns the rows. For visitors, the names of pupils are replaced if the school hides these names. The names of
 * admins and the names in imports stay unchanged.
 */
export async function creditedFor<Row extends Credited>(
  db: Queries,
  rows: Row[],
  caller: Caller,
  { creditPupils }: RightsPolicy,
): Promise<Row[]> {
  if (creditPupils === 'name' || mayActAs(caller, 'member')) return rows
  const classes = await classesOfPupils(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const className = classes.get(row.id)
    if (className === undefined) return row
    const author = creditPupils === 'class' ? aPupilOf(className) : aPupil
    return { ...row, ['artist' in row ? 'artist' : 'taken_by']: author }
  })
}

/** @returns the rows. For visitors, the locations of sensitive species are empty. */
export async function placedFor<Row extends { species_id: string; location: string }>(
  db: Queries,
  rows: Row[],
  caller: Caller,
): Promise<Row[]> {
  if (mayActAs(caller, 'member')) return rows
  const ids = await sensitiveAmong(
    db,
    rows.map(({ species_id }) => species_id),
  )
  if (ids.size === 0) return rows
  return rows.map((row) => (ids.has(row.species_id) ? withoutPlace(row) : row))
}

/** @returns the rows of one species. For visitors, the locations of a sensitive species are empty. */
function placedIn<Row extends { location: string }>(
  { is_sensitive }: Pick<SpeciesTable, 'is_sensitive'>,
  rows: Row[],
  caller: Caller,
): Row[] {
  return is_sensitive && !mayActAs(caller, 'member') ? rows.map(withoutPlace) : rows
}

const withoutPlace = <Row extends { location: string }>(row: Row): Row => ({ ...row, location: '' })
