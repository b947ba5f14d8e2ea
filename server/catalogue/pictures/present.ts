/**
 * Rows of pictures and artworks as the wire spells them. What a reader may not know is left out
 * here, so that no page can show it by mistake.
 */

import { photoTime } from '../../../contract/photo-dates.ts'
import type { Artwork, NewestPicture, Photograph } from '../../../contract/schemas/pictures.ts'
import type { ArtworkTable, PictureTable } from '../../database/tables.ts'
import { type Caller, mayActAs } from '../../kernel/caller.ts'
import { placeholderOf } from '../../media/placeholder.ts'

type ImageRow = Pick<PictureTable, 'path' | 'width' | 'height' | 'thumbhash'>

function presentImage(row: ImageRow) {
  const { path, width, height, thumbhash } = row
  return { path, width, height, placeholder: placeholderOf(thumbhash) }
}

/** `P-0042` for pictures, `A-0007` for artworks. */
function presentCode(series: 'P' | 'A', number: number): string {
  return `${series}-${String(number).padStart(4, '0')}`
}

/** Photographer, date and place: in the full gallery for everyone, elsewhere for members. */
export type Credits = 'for everyone' | 'for members'

export function presentPicture(
  row: PictureTable,
  latinName: string,
  caller: Caller,
  credits: Credits,
): Photograph {
  return {
    _id: row.id,
    season: row.season,
    ...presentImage(row),
    plant: latinName,
    ...((credits === 'for everyone' || mayActAs(caller, 'member')) && {
      takenBy: row.taken_by,
      time: photoTime(row.taken_on),
      location: row.location,
    }),
    ...(mayActAs(caller, 'admin') && { code: presentCode('P', row.code_number) }),
  }
}

export function presentArtwork(row: ArtworkTable, latinName: string, caller: Caller): Artwork {
  return {
    _id: row.id,
    plant: latinName,
    ...presentImage(row),
    artist: row.artist,
    location: row.location,
    time: photoTime(row.drawn_on),
    ...(mayActAs(caller, 'admin') && { code: presentCode('A', row.code_number) }),
  }
}

export function presentNewest(
  row: ImageRow & { latin_name: string; common_name: string; chinese_name: string },
): NewestPicture {
  return {
    ...presentImage(row),
    latinName: row.latin_name,
    commonName: row.common_name,
    chineseName: row.chinese_name,
  }
}
