/** Cleans and compares names of species, and writes their addresses. */
import { type Kind, kindNames, kinds } from './kinds.ts'

/** The Latin, English and Chinese name of a species. The English name may be empty. */
export interface Names {
  latinName: string
  commonName: string
  chineseName: string
}

/**
 * Matches an invisible character or a character without a glyph, which can make two different names look the same
 * (security.md 40, 69). Unicode's properties list most of these characters. The other characters are blank symbols,
 * blank letters and the replacement character of a lone surrogate.
 */
const unseen =
  /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cn}\p{Co}\p{Cs}\u2800\uFFFD\u{13441}\u{13442}\u{16FE4}\u{1D159}]|(?!\s)\p{Cc}/u
const everyUnseen = new RegExp(unseen, 'gu')
/** A variation selector after an ideograph chooses the ideograph's form, so the selector is part of the name. */
const everyUnseenExceptForms = new RegExp(
  `(?!(?<=\\p{Unified_Ideograph})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}])(?:${unseen.source})`,
  'gu',
)

/** @returns whether a text contains an invisible character; variation selectors count. */
export function hasUnseen(text: string): boolean {
  return unseen.test(text)
}

/** Removes all invisible characters, including variation selectors, for comparisons. */
export function withoutUnseen(text: string): string {
  return text.replace(everyUnseen, '')
}

/**
 * @returns the name in its stored form: NFC, with single spaces, and without invisible characters except the variation
 * selectors of ideographs
 */
export function cleanName(text: string): string {
  // Invisible characters are removed first, because they may separate a letter from its accent, or two spaces.
  return text.replace(everyUnseenExceptForms, '').normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/**
 * @returns the key of a Latin name, which all spellings of the name share: NFKC, lower case, without invisible
 * characters, and with spaces for underscores
 */
export function nameKey(latinName: string): string {
  const seen = withoutUnseen(latinName.normalize('NFKC'))
  return cleanName(seen.replaceAll('_', ' ')).toLowerCase()
}

/** @returns the letter (a to z) under which the glossary lists a name; `#` for any other beginning. */
export function glossaryLetter(latinName: string): string {
  const first = nameKey(latinName)
    .replace(/^(?:× ?|x )/u, '')
    .normalize('NFD')
    .charAt(0)
  return first >= 'a' && first <= 'z' ? first : '#'
}

/** @returns the address of a profile, such as `/search/Magnolia_denudata`. An underscore stands for a space. */
export function profileAddress(kind: Kind, latinName: string): string {
  return `${kinds[kind].profile}/${encodeURIComponent(latinName.replaceAll(' ', '_'))}`
}

/** @returns the Latin name in the address of a profile; empty for another address */
export function latinNameInAddress(pathname: string): string {
  const [, profile, name = '', ...rest] = pathname.split('/')
  const isProfile = kindNames.some((kind) => kinds[kind].profile === `/${profile}`)
  if (!isProfile || rest.length > 0) return ''
  try {
    return cleanName(decodeURIComponent(name).replaceAll('_', ' '))
  } catch {
    return ''
  }
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

/** The code of a warning about a name that is probably wrong. Exceptions exist, so no name is rejected. */
export type NameWarning = 'latin_in_chinese' | 'latin_with_digits' | 'chinese_without_characters'

/** @returns the warning; undefined for an English name, an empty name or a name that looks right */
export function nameWarningOf(field: keyof Names, name: string): NameWarning | undefined {
  const hasHan = /\p{Script=Han}/u.test(name)
  if (field === 'latinName') {
    if (hasHan) return 'latin_in_chinese'
    return /\p{N}/u.test(name) ? 'latin_with_digits' : undefined
  }
  const isOdd = field === 'chineseName' && name.trim() !== '' && !hasHan
  return isOdd ? 'chinese_without_characters' : undefined
}
