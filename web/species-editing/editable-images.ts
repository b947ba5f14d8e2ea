/** Turns photographs and artworks into the items of the image editor. */

import type { Names } from '../../contract/names.ts'
import type { Artwork, Photograph } from '../../contract/schemas/pictures.ts'
import { dayInWords } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'
import { monthKey, photoDay } from '../photographs/photo-date.ts'
import { artworkAlt, photographAlt } from '../photographs/photograph-alt.ts'
import { sectionWord } from '../photographs/section-word.ts'
import type { Credits } from '../submissions/credits.ts'
import type { PictureSource } from '../ui/picture.tsx'

export interface EditableImage {
  id: string
  picture: PictureSource
  alt: string
  /** `Mar-2025`, or `undated`. */
  month: string
  lines: string[]
  credits: Credits
  /** Whether an admin gave it a place in the order. */
  placed: boolean
}

export function pictureItems(photographs: Photograph[], names: Names): EditableImage[] {
  return photographs.map((photograph) => {
    const { season, takenBy = '', time, location = '', code, sender, sentAt } = photograph
    const lines = [
      sectionWord(season),
      photoDay(time).shown,
      takenBy,
      location,
      code ?? '',
      sentWords(sender, sentAt),
    ]
    return {
      id: photograph._id,
      picture: photograph,
      alt: photographAlt(photograph, names),
      month: monthKey(time),
      lines: lines.filter(Boolean),
      placed: photograph.placed ?? false,
      credits: { season, takenOn: photoDay(time).iso, takenBy, location },
    }
  })
}

export function artworkItems(artworks: Artwork[]): EditableImage[] {
  return artworks.map((artwork) => {
    const { artist, time, location, code, sender, sentAt } = artwork
    const lines = [
      `${m.artwork_painter()} ${artist}`,
      photoDay(time).shown,
      location,
      code ?? '',
      sentWords(sender, sentAt),
    ]
    return {
      id: artwork._id,
      picture: artwork,
      alt: artworkAlt(artwork),
      month: monthKey(time),
      lines: lines.filter(Boolean),
      placed: artwork.placed ?? false,
      credits: { artist, drawnOn: photoDay(time).iso, location },
    }
  })
}

/** Who sent it and when; an imported image has no sender. */
function sentWords(sender = '', sentAt = ''): string {
  const date = dayInWords(sentAt)
  return sender ? m.sent_by_on({ sender, date }) : m.sent_imported_on({ date })
}
