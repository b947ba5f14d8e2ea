/** Writes the alternative text of a photograph or artwork. */
import type { Names } from '../../contract/names.ts'
import type { Artwork, Photograph } from '../../contract/schemas/pictures.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { sectionWord } from './section-word.ts'

export function photographAlt(photograph: Pick<Photograph, 'season'>, names: Names): string {
  return m.photo_alt({
    latin: names.latinName,
    common: localName(names),
    section: sectionWord(photograph.season),
  })
}

export function artworkAlt({ plant, artist }: Pick<Artwork, 'plant' | 'artist'>): string {
  return artist ? m.artwork_alt({ latin: plant, artist }) : m.artwork_alt_unknown({ latin: plant })
}

/** @returns the name in the reader's language, or else the name in the other language */
function localName({ commonName, chineseName }: Names): string {
  return getLocale() === 'zh' ? chineseName || commonName : commonName || chineseName
}
