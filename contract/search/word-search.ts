/** Finds species by further words: other names, former names, synonyms, families, pinyin and traditional characters. */
import type { Names } from '../names.ts'
import { closeness, closenessOfText } from './closeness.ts'
import { familySearch } from './family-search.ts'
import { Pinyin } from './pinyin.ts'
import type { MatchedName, SearchWords } from './search-words.ts'
import { hasHan, plainText, type TypedPinyin, typedPinyin } from './typed-text.ts'
import {
  entriesByCharacter,
  entriesByNext,
  entriesWithAll,
  furtherByPair,
  inOrder,
} from './word-index.ts'

interface Findable {
  /** Index of its species in the list of names. */
  place: number
  /** A match of the Chinese name is by pinyin or by traditional characters; pages show that name. */
  of: 'chineseName' | 'formerName' | 'otherName' | 'synonym' | 'family'
  name: string
}

export interface WordMatch extends Findable {
  closeness: number
}

export interface WordSearch {
  /** The best matches of at most `limit` species and the best match of each place in `also`, best first. */
  find(text: string, limit?: number, also?: readonly number[]): WordMatch[]
  /** The name to show beside the species; undefined if pages show the name anyway, even in other characters. */
  matchedName(match: WordMatch, text: string): MatchedName | undefined
}

/** Entries are numbered: first the Chinese name of each species, then all further names. */
export function createWordSearch(
  names: readonly Names[],
  words: SearchWords,
  isLong: boolean,
): WordSearch {
  const pinyin = new Pinyin(words)
  const characters = simplifying(words.simplified)
  const further = furtherNames(names, words)
  const named = [...names.map(({ chineseName }) => chineseName), ...further.map(({ name }) => name)]
  const families = familySearch(names, words)
  const nameOf = (entry: number) => named[entry] ?? ''
  const simple = named.map((name) => characters.simplify(plainText(name)))
  const holding = entriesByCharacter(named)
  // On a phone, checking a few more names is faster than making an index.
  const followed = isLong ? entriesByNext(named, pinyin) : holding
  // Fuse alone searches the shown Latin and English names.
  const plain = further.map(({ name }) => plainText(name))
  const holdingPair = isLong ? furtherByPair(plain) : () => plain.keys()

  function findable(entry: number): Findable {
    const one = further[entry - names.length]
    return one ?? { place: entry, of: 'chineseName', name: nameOf(entry) }
  }

  function pinyinCandidates(typed: TypedPinyin): Uint32Array {
    const lists = pinyin.candidates(typed).map(({ character, next, anywhere }) => {
      const where = anywhere ? 'any' : 'first'
      return next === undefined ? holding[where](character) : followed[where](character, next)
    })
    return inOrder(lists)
  }

  function matchAll(text: string, take: (entry: number, closeness: number) => void): void {
    const typed = characters.simplify(plainText(text))
    if (hasHan(typed)) {
      for (const entry of entriesWithAll(characters.variants(typed), holding.any)) {
        const close = closenessOfText(simple[entry] ?? '', typed)
        if (close !== undefined) take(entry, close)
      }
      return
    }
    const asPinyin = typedPinyin(text)
    const readAsPinyin = new Set<number>()
    for (const entry of asPinyin ? pinyinCandidates(asPinyin) : []) {
      readAsPinyin.add(entry)
      const close = asPinyin && pinyin.closeness(nameOf(entry), asPinyin)
      if (close !== undefined) take(entry, isInitials(close) ? behindShown(entry, close) : close)
    }
    if (typed.length < 2) return
    for (const number of holdingPair(typed)) {
      const entry = names.length + number
      const name = plain[number] ?? ''
      const close = readAsPinyin.has(entry) ? undefined : closenessOfText(name, typed)
      if (close !== undefined)
        take(entry, close === closeness.word ? behindShown(entry, close) : close)
    }
  }

  /**
   * A word or the initials of a further name count as a beginning. The reader may still be typing a shown name with
   * the same beginning.
   */
  const behindShown = (entry: number, close: number) =>
    entry < names.length ? close : closeness.beginning

  return {
    find(text, limit = Number.POSITIVE_INFINITY, also = []) {
      const best = bestMatches(limit, also)
      matchAll(text, (entry, closeness) => {
        const place = further[entry - names.length]?.place ?? entry
        if (best.mayTake(place, closeness)) best.take({ ...findable(entry), closeness })
      })
      for (const match of families(characters.simplify(plainText(text)))) best.take(match)
      return best.all()
    },

    matchedName({ of, name }, text) {
      if (of !== 'chineseName') return { by: of, name }
      return hasHan(text) ? undefined : { by: 'pinyin', name: pinyin.of(name) }
    },
  }
}

const isInitials = (close: number) => close >= closeness.initials && close < closeness.beginning

const order = ['chineseName', 'formerName', 'synonym', 'otherName', 'family']

/** Orders equally close matches: the shown name first, then the shorter name. */
function byCloseness(one: WordMatch, other: WordMatch): number {
  return (
    one.closeness - other.closeness ||
    order.indexOf(one.of) - order.indexOf(other.of) ||
    one.name.length - other.name.length ||
    one.place - other.place
  )
}

/** Collects the best of very many matches without sorting all of them. */
function bestMatches(limit: number, also: readonly number[]) {
  const asked = new Map<number, WordMatch | undefined>(also.map((place) => [place, undefined]))
  let kept = new Map<number, WordMatch>()
  /** The worst of `limit` kept species; a worse match need not be kept. */
  let last: WordMatch | undefined

  function keep(match: WordMatch, among: Map<number, WordMatch | undefined>): void {
    const known = among.get(match.place)
    if (!known || byCloseness(match, known) < 0) among.set(match.place, match)
  }
  function sorted(): WordMatch[] {
    return [...kept.values()].sort(byCloseness).slice(0, limit)
  }
  return {
    mayTake: (place: number, closeness: number) =>
      !last || closeness <= last.closeness || asked.has(place),

    take(match: WordMatch): void {
      if (asked.has(match.place)) keep(match, asked)
      if (last && byCloseness(match, last) > 0) return
      keep(match, kept)
      if (kept.size < 2 * limit + 50) return
      const best = sorted()
      kept = new Map(best.map((each) => [each.place, each]))
      last = best.at(-1)
    },

    all(): WordMatch[] {
      const best = new Map(sorted().map((match) => [match.place, match]))
      for (const [place, match] of asked) if (match) best.set(place, match)
      return [...best.values()].sort(byCloseness)
    },
  }
}

function furtherNames(names: readonly Names[], words: SearchWords): Findable[] {
  const places = new Map(names.map(({ latinName }, place) => [latinName, place]))
  const placed = (of: Findable['of'], byLatinName: Record<string, string[]>) =>
    Object.entries(byLatinName).flatMap(([latinName, list]) => {
      // The names may be newer or older than the words.
      const place = places.get(latinName)
      return place === undefined ? [] : list.map((name) => ({ place, of, name }))
    })
  return [
    ...placed('formerName', words.formerNames),
    ...placed('synonym', words.synonyms),
    ...placed('otherName', words.otherNames),
  ]
}

function simplifying(simplified: Record<string, string>) {
  const variants = new Map<string, string[]>()
  for (const [character, simple] of Object.entries(simplified)) {
    variants.set(simple, [...(variants.get(simple) ?? []), character])
  }
  const hasOther = new Uint8Array(0x10000)
  for (const character of Object.keys(simplified)) hasOther[character.charCodeAt(0)] = 1

  function isSimple(text: string): boolean {
    for (let at = 0; at < text.length; at++) if (hasOther[text.charCodeAt(at)]) return false
    return true
  }
  return {
    simplify(text: string): string {
      if (isSimple(text)) return text
      let simple = ''
      for (const character of text) simple += simplified[character] ?? character
      return simple
    },

    /** For each Chinese character of a simplified text, all characters that a name may have instead. */
    variants: (typed: string): string[][] =>
      (typed.match(/\p{Script=Han}/gu) ?? []).map((character) => [
        character,
        ...(variants.get(character) ?? []),
      ]),
  }
}
