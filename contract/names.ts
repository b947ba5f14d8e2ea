import { type Kind, kinds } from './kinds.ts'

/** Latin, English and Chinese name: always shown together, always in this order. */
export interface Names {
  latinName: string
  commonName: string
  chineseName: string
}

// Bidirectional controls, zero-width characters and soft hyphens can make one name look like another
// (security.md 40); control characters have no place in a name at all.
const invisible =
  /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|(?!\s)\p{Cc}/gu

/** A name as it is stored: NFC, invisible characters gone, white space single. */
export function cleanName(text: string): string {
  // First what cannot be seen: it may stand between a letter and its accent, or between two spaces.
  return text.replace(invisible, '').normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/** What two spellings of one Latin name have in common: NFKC, lower case, underscores as spaces. */
export function nameKey(latinName: string): string {
  return cleanName(latinName.normalize('NFKC').replaceAll('_', ' ')).toLowerCase()
}

/** The letter (a to z) a name stands under in the glossary; `#` for any other beginning. */
export function glossaryLetter(latinName: string): string {
  const first = nameKey(latinName)
    .replace(/^(?:× ?|x )/u, '')
    .normalize('NFD')
    .charAt(0)
  return first >= 'a' && first <= 'z' ? first : '#'
}

/** `/search/Magnolia_denudata`: in addresses an underscore stands for a space. */
export function profileAddress(kind: Kind, latinName: string): string {
  return `${kinds[kind].profile}/${encodeURIComponent(latinName.replaceAll(' ', '_'))}`
}

export function galleryAddress(kind: Kind, latinName: string): string {
  return `${profileAddress(kind, latinName)}/gallery`
}

export function editAddress(kind: Kind, latinName: string): string {
  return `${kinds[kind].edit}?name=${encodeURIComponent(latinName.replaceAll(' ', '_'))}`
}

export function historyAddress(kind: Kind, latinName: string): string {
  return `/admin/history?${new URLSearchParams({ kind, name: latinName.replaceAll(' ', '_') })}`
}
