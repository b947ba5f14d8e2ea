/**
 * Presents rows of photographs and artworks on the wire, without the photographer, code, author and own licence for
 * readers who may not see these values. Therefore, no page can show these values by mistake.
 */

import type { Output } from '../../../contract/calls/endpoints.ts'
import type { Kind } from '../../../contract/kinds.ts'
import { photoTime } from '../../../contract/photo-dates.ts'
import { licenceAddress, licenceName } from '../../../contract/rights/licences.ts'
import type {
  Artwork,
  Calendar,
  CaptionedPicture,
  NewestPicture,
  Photograph,
} from '../../../contract/schemas/pictures.ts'
import type { RightsShown } from '../../../contract/schemas/rights.ts'
import type { RightsColumns } from '../../database/tables/rights-columns.ts'
import type { SpeciesTable } from '../../database/tables/species-table.ts'
import type { ArtworkTable, PictureTable } from '../../database/tables/tables.ts'
import { type Caller, mayActAs, visitor } from '../../kernel/caller.ts'
import { placeholderOf } from '../../media/placeholder.ts'
import type { RightsPolicy } from './rights.ts'

type FeaturedPair = Output<'userInfo'>['featureLists'][number]

type ImageRow = Pick<PictureTable, 'path' | 'width' | 'height' | 'thumbhash'>

export function presentImage(row: ImageRow) {
  const { path, width, height, thumbhash } = row
  return { path, width, height, placeholder: placeholderOf(thumbhash) }
}

/** @returns a code such as `P-0042` for a photograph and `A-0007` for an artwork */
export function presentCode(series: 'P' | 'A', number: number): string {
  return `${series}-${String(number).padStart(4, '0')}`
}

export function presentRights(
  row: RightsColumns,
  caller: Caller,
  { defaultLicence }: RightsPolicy,
): RightsShown {
  const { licence: ownLicence, rights_holder: rightsHolder, credit, source } = row
  const licence = ownLicence || defaultLicence
  const name = licenceName(licence)
  return {
    licence,
    ...(name && { licenceName: name }),
    licenceAddress: licenceAddress(licence),
    ...(rightsHolder && { rightsHolder }),
    ...(credit && { credit }),
    ...(source && { source }),
    ...(mayActAs(caller, 'admin') && { ownLicence }),
  }
}

/**
 * The author of a picture, the time of its submission or import, and whether an admin chose its position. Only admins
 * see these values.
 */
export interface Sent {
  sender: string
  sentAt: string
  placed: boolean
}

/** Values that a picture has on the wire, but not in its row. */
interface ExtraValues {
  /** Without a policy, the picture is presented without its rights. */
  policy?: RightsPolicy
  sent?: Sent | undefined
}

/** The readers who see the photographer: only members in a profile, and all readers elsewhere. */
export type Credits = 'for everyone' | 'for members'

export function presentPicture(
  row: PictureTable,
  latinName: string,
  caller: Caller,
  credits: Credits,
  { policy, sent }: ExtraValues = {},
): Photograph {
  return {
    _id: row.id,
    season: row.season,
    ...presentImage(row),
    plant: latinName,
    ...((credits === 'for everyone' || mayActAs(caller, 'member')) && { takenBy: row.taken_by }),
    time: photoTime(row.taken_on),
    location: row.location,
    ...(policy && presentRights(row, caller, policy)),
    ...(mayActAs(caller, 'admin') && { code: presentCode('P', row.code_number), ...sent }),
  }
}

export function presentArtwork(
  row: ArtworkTable,
  latinName: string,
  caller: Caller,
  { policy, sent }: ExtraValues = {},
): Artwork {
  return {
    _id: row.id,
    plant: latinName,
    ...presentImage(row),
    artist: row.artist,
    location: row.location,
    time: photoTime(row.drawn_on),
    ...(policy && presentRights(row, caller, policy)),
    ...(mayActAs(caller, 'admin') && { code: presentCode('A', row.code_number), ...sent }),
  }
}

type Named = Pick<SpeciesTable, 'latin_name' | 'common_name' | 'chinese_name'>

export function presentNewest(row: ImageRow & Named): NewestPicture {
  return {
    ...presentImage(row),
    latinName: row.latin_name,
    commonName: row.common_name,
    chineseName: row.chinese_name,
  }
}

/** @returns the picture with the date, the place and the rights that every reader sees */
export function presentCaptioned(
  row: ImageRow & Named & RightsColumns & Pick<PictureTable, 'taken_on' | 'location'>,
  policy: RightsPolicy,
): CaptionedPicture {
  const { taken_on, location } = row
  return {
    ...presentNewest(row),
    ...{ time: photoTime(taken_on), location },
    ...presentRights(row, visitor, policy),
  }
}

/** @returns a featured pair of the home page */
export function presentPair(
  picture: PictureTable & Named & { species_kind: Kind },
  artwork: ArtworkTable & Pick<Named, 'latin_name'>,
  caller: Caller,
  policy: RightsPolicy,
): FeaturedPair {
  const { latin_name: latinName, common_name: commonName, chinese_name: chineseName } = picture
  const pic = presentPicture(picture, latinName, caller, 'for everyone', { policy })
  const art = presentArtwork(artwork, artwork.latin_name, caller, { policy })
  return { works: { pic, art }, dbType: picture.species_kind, latinName, commonName, chineseName }
}

type Dated = Pick<PictureTable, 'taken_on' | 'season'>

/**
 * Counts the photographs of a species by month, over all years.
 * @returns the months that have photographs, January first; photographs without a date do not count
 */
export function monthsTaken(photographs: Dated[]): Calendar['months'] {
  const byMonth = Map.groupBy(photographs, ({ taken_on }) => Number(taken_on.slice(5, 7)))
  byMonth.delete(0)
  return [...byMonth]
    .sort(([a], [b]) => a - b)
    .map(([month, ofMonth]) => ({ month, count: ofMonth.length, ...newestOf(ofMonth) }))
}

/** @returns the newest year, and the section with most photographs of that year, for a link into the gallery */
function newestOf(ofMonth: Dated[]): { year: number; season: Dated['season'] } {
  const years = Map.groupBy(ofMonth, ({ taken_on }) => Number(taken_on.slice(0, 4)))
  const year = Math.max(...years.keys())
  const sections = Map.groupBy(years.get(year) ?? [], ({ season }) => season)
  const [largest] = [...sections].toSorted(([, a], [, b]) => b.length - a.length)
  if (!largest) throw new Error('A month without photographs was listed')
  return { year, season: largest[0] }
}
