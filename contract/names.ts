import { type Kind, kinds } from './kinds.ts'

/** Latin, English and Chinese name: always shown together, always in this order. */
export interface Names {
  latinName: string
  commonName: string
  chineseName: string
}

/**
 * Characters that cannot be seen, or that no font has, can make one name look like another
 * (security.md 40, 69). Beside those that Unicode lists these are the blanks among its signs and
 * letters, and what stands for a lone surrogate.
 */
const unseen =
  /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cn}\p{Co}\p{Cs}\u2800\uFFFD\u{13441}\u{13442}\u{16FE4}\u{1D159}]|(?!\s)\p{Cc}/u
const everyUnseen = new RegExp(unseen, 'gu')
/** A variation selector chooses one of the forms of an ideograph: it belongs to the name. */
const everyUnseenButForms = new RegExp(
  `(?!(?<=\\p{Unified_Ideograph})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}])(?:${unseen.source})`,
  'gu',
)

/** Whether a text holds a character that cannot be seen, the form of an ideograph included. */
export function hasUnseen(text: string): boolean {
  return unseen.test(text)
}

/** What is seen of a text: for comparing, as two forms of one ideograph are one character. */
export function withoutUnseen(text: string): string {
  return text.replace(everyUnseen, '')
}

/** A name as it is stored: NFC, characters that cannot be seen gone, white space single. */
export function cleanName(text: string): string {
  // First what cannot be seen: it may stand between a letter and its accent, or between two spaces.
  return text.replace(everyUnseenButForms, '').normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/**
 * What two spellings of one Latin name have in common: what is seen of it in NFKC, lower case,
 * underscores as spaces.
 */
export function nameKey(latinName: string): string {
  const seen = withoutUnseen(latinName.normalize('NFKC'))
  return cleanName(seen.replaceAll('_', ' ')).toLowerCase()
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
