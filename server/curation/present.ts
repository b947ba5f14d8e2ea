/** Presents creations and featured pairs on the wire. */
import type { Kind } from '../../contract/kinds.ts'
import { photoTime } from '../../contract/photo-dates.ts'
import type { Display, UploadHomeEntry } from '../../contract/schemas/pairs.ts'
import { presentArtwork, presentPicture, presentRights } from '../catalogue/pictures/present.ts'
import type { RightsPolicy } from '../catalogue/pictures/rights.ts'
import type { picturesById } from '../catalogue/repositories/pictures.ts'
import type { SpeciesTable } from '../database/tables/species-table.ts'
import type { ArtworkTable, PictureTable } from '../database/tables/tables.ts'
import type { Caller } from '../kernel/caller.ts'

type Named = Pick<SpeciesTable, 'latin_name' | 'common_name' | 'chinese_name'>

/** @param picture the photograph; undefined for an artwork alone @returns the creation on the wire */
export function presentDisplay(
  creation: Named & { id: string; kind: Kind },
  picture: PictureTable | undefined,
  artwork: ArtworkTable,
  caller: Caller,
  policy: RightsPolicy,
): Display {
  const { id, kind, latin_name: name } = creation
  const pic = picture && presentPicture(picture, name, caller, 'for everyone')
  const art = presentArtwork(artwork, name, caller)
  return {
    _id: id,
    name,
    plant: name,
    dbType: kind,
    pic: pic?.path ?? '',
    art: art.path,
    picImage: pic ?? null,
    artImage: art,
    picRights: picture ? presentRights(picture, caller, policy) : null,
    artRights: presentRights(artwork, caller, policy),
    ...(pic?.code !== undefined && { picCode: pic.code }),
    ...(art.code !== undefined && { artCode: art.code }),
    artist: artwork.artist,
    photographer: picture?.taken_by ?? '',
    location: artwork.location,
    date: photoTime(picture?.taken_on ?? ''),
    artDate: shortDate(artwork.drawn_on),
    artTime: art.time,
    commonName: creation.common_name,
    chineseName: creation.chinese_name,
  }
}

type PictureOfSpecies = Awaited<ReturnType<typeof picturesById>>[number]

/** Presents a pair for the page on which admins choose pairs. */
export function presentEntry(
  id: string,
  picture: PictureOfSpecies,
  artwork: ArtworkTable,
  caller: Caller,
): UploadHomeEntry {
  const plant = picture.latin_name
  const pic = presentPicture(picture, plant, caller, 'for everyone')
  const art = presentArtwork(artwork, plant, caller)
  const names = {
    latinName: plant,
    commonName: picture.common_name,
    chineseName: picture.chinese_name,
  }
  return { id, ...names, plant, dbType: picture.species_kind, pic, art }
}

/** @returns month, day and two digits of the year, such as `4-2-25` for `2025-04-02` (specification, section 3) */
function shortDate(date: string): string {
  const [year = '', month, day] = date.split('-')
  return year && `${Number(month)}-${Number(day)}-${year.slice(2)}`
}
