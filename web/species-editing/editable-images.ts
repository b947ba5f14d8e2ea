/** Makes the items of the image editor from photographs and artworks. */

import type { Names } from '../../contract/names.ts'
import type { Artwork, Photograph } from '../../contract/schemas/pictures.ts'
import type { RightsShown } from '../../contract/schemas/rights.ts'
import { m } from '../paraglide/messages.js'
import { monthKey, photoDay } from '../photographs/photo-date.ts'
import { artworkAlt, photographAlt } from '../photographs/photograph-alt.ts'
import { sectionWord } from '../photographs/section-word.ts'
import { sentWords } from '../photographs/sent-words.ts'
import type { Credits } from '../submissions/credits.ts'
import type { PictureSource } from '../ui/picture.tsx'

export interface EditableImage {
  id: string
  picture: PictureSource
  alt: string
  /** The month of the picture, such as `Mar-2025`, or `undated`. */
  month: string
  lines: string[]
  credits: Credits
  /** Whether an admin has set the position of the picture. */
  isOrdered: boolean
}

/** @returns the rights of the picture itself, without the default licence of the site */
const rightsOf = ({
  ownLicence = '',
  rightsHolder = '',
  credit = '',
  source = '',
}: RightsShown) => ({
  licence: ownLicence,
  rightsHolder,
  credit,
  source,
})

export function pictureItems(photographs: Photograph[], names: Names): EditableImage[] {
  return photographs.map((photograph) => {
    const { season, takenBy = '', time, location = '', code } = photograph
    const lines = [
      sectionWord(season),
      photoDay(time).shown,
      takenBy,
      location,
      code ?? '',
      sentWords(photograph),
    ]
    return {
      id: photograph._id,
      picture: photograph,
      alt: photographAlt(photograph, names),
      month: monthKey(time),
      lines: lines.filter(Boolean),
      isOrdered: photograph.placed ?? false,
      credits: {
        ...{ season, takenOn: photoDay(time).iso, takenBy, location },
        ...rightsOf(photograph),
      },
    }
  })
}

export function artworkItems(artworks: Artwork[]): EditableImage[] {
  return artworks.map((artwork) => {
    const { artist, time, location, code } = artwork
    const lines = [
      `${m.artwork_painter()} ${artist}`,
      photoDay(time).shown,
      location,
      code ?? '',
      sentWords(artwork),
    ]
    return {
      id: artwork._id,
      picture: artwork,
      alt: artworkAlt(artwork),
      month: monthKey(time),
      lines: lines.filter(Boolean),
      isOrdered: artwork.placed ?? false,
      credits: { artist, drawnOn: photoDay(time).iso, location, ...rightsOf(artwork) },
    }
  })
}
