/**
 * Finds species by further words, which are other names, former names, synonyms, families, pinyin and traditional
 * characters.
 */
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
  /** Index of the species in the list of names. */
  place: number
  /** `chineseName` also stands for a match by the pinyin or the traditional characters of the Chinese name. */
  nameKind: 'chineseName' | 'formerName' | 'otherName' | 'synonym' | 'family'
  name: string
}

export interface WordMatch extends Findable {
  closeness: number
}

export interface WordSearch {
  /**
   * @returns the best matches of at most `limit` species and the best match of each index in `extraPlaces`, best first
   */
  find(text: string, limit?: number, extraPlaces?: readonly number[]): WordMatch[]
  /**
   * @returns the name to show beside the species; undefined if pages show the name anyway, even in other characters.
   */
  matchedName(match: WordMatch, text: string): MatchedName | undefined
}

/** Creates the search. The entries are the Chinese name of each species, followed by all further names. */
export function createWordSearch(
  names: readonly Names[],
  words: SearchWords,
  isLong: boolean,
): WordSearch {
  const pinyin = new Pinyin(words)
  const simplifier = createSimplifier(words.simplified)
  const further = furtherNames(names, words)
  const allNames = [
    ...names.map(({ chineseName }) => chineseName),
    ...further.map(({ name }) => name),
  ]
  const families = familySearch(names, words)
  const nameOf = (entry: number) => allNames[entry] ?? ''
  const simple = allNames.map((name) => simplifier.simplify(plainText(name)))
  const byCharacter = entriesByCharacter(allNames)
  // On a phone, checking a few more names is faster than making an index.
  const byNext = isLong ? entriesByNext(allNames, pinyin) : byCharacter
  // This list has only the further names, because Fuse searches the shown Latin and English names.
  const plain = further.map(({ name }) => plainText(name))
  const byPair = isLong ? furtherByPair(plain) : () => plain.keys()

  function findable(entry: number): Findable {
    const furtherName = further[entry - names.length]
    return furtherName ?? { place: entry, nameKind: 'chineseName', name: nameOf(entry) }
  }

  function pinyinCandidates(typed: TypedPinyin): Uint32Array {
    const lists = pinyin.candidates(typed).map(({ character, next, anywhere }) => {
      const scope = anywhere ? 'any' : 'first'
      return next === undefined ? byCharacter[scope](character) : byNext[scope](character, next)
    })
    return inOrder(lists)
  }

  function matchAll(text: string, take: (entry: number, closeness: number) => void): void {
    const typed = simplifier.simplify(plainText(text))
    if (hasHan(typed)) {
      for (const entry of entriesWithAll(simplifier.variants(typed), byCharacter.any)) {
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
    for (const number of byPair(typed)) {
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
    find(text, limit = Number.POSITIVE_INFINITY, extraPlaces = []) {
      const best = bestMatches(limit, extraPlaces)
      matchAll(text, (entry, closeness) => {
        const place = further[entry - names.length]?.place ?? entry
        if (best.mayTake(place, closeness)) best.take({ ...findable(entry), closeness })
      })
      for (const match of families(simplifier.simplify(plainText(text)))) best.take(match)
      return best.all()
    },

    matchedName({ nameKind, name }, text) {
      if (nameKind !== 'chineseName') return { by: nameKind, name }
      return hasHan(text) ? undefined : { by: 'pinyin', name: pinyin.of(name) }
    },
  }
}

const isInitials = (close: number) => close >= closeness.initials && close < closeness.beginning

const order = ['chineseName', 'formerName', 'synonym', 'otherName', 'family']

/**
 * Orders matches by closeness, then by `nameKind` in the sequence of `order`, which begins with shown names. Among
 * names of the same `nameKind`, shorter names come first.
 */
function byCloseness(one: WordMatch, other: WordMatch): number {
  return (
    one.closeness - other.closeness ||
    order.indexOf(one.nameKind) - order.indexOf(other.nameKind) ||
    one.name.length - other.name.length ||
    one.place - other.place
  )
}

/** Collects the best of very many matches without sorting all of them. */
function bestMatches(limit: number, extraPlaces: readonly number[]) {
  const requested = new Map<number, WordMatch | undefined>(
    extraPlaces.map((place) => [place, undefined]),
  )
  let collected = new Map<number, WordMatch>()
  /** The worst of `limit` collected species; a worse match is not needed. */
  let worst: WordMatch | undefined

  function addIfBetter(match: WordMatch, matches: Map<number, WordMatch | undefined>): void {
    const previous = matches.get(match.place)
    if (!previous || byCloseness(match, previous) < 0) matches.set(match.place, match)
  }
  function bestCollected(): WordMatch[] {
    return [...collected.values()].sort(byCloseness).slice(0, limit)
  }
  return {
    mayTake: (place: number, closeness: number) =>
      !worst || closeness <= worst.closeness || requested.has(place),

    take(match: WordMatch): void {
      if (requested.has(match.place)) addIfBetter(match, requested)
      if (worst && byCloseness(match, worst) > 0) return
      addIfBetter(match, collected)
      if (collected.size < 2 * limit + 50) return
      const best = bestCollected()
      collected = new Map(best.map((each) => [each.place, each]))
      worst = best.at(-1)
    },

    all(): WordMatch[] {
      const best = new Map(bestCollected().map((match) => [match.place, match]))
      for (const [place, match] of requested) if (match) best.set(place, match)
      return [...best.values()].sort(byCloseness)
    },
  }
}

function furtherNames(names: readonly Names[], words: SearchWords): Findable[] {
  const places = new Map(names.map(({ latinName }, place) => [latinName, place]))
  const findablesOf = (nameKind: Findable['nameKind'], byLatinName: Record<string, string[]>) =>
    Object.entries(byLatinName).flatMap(([latinName, list]) => {
      // A name may be absent, because the names may be newer or older than the words.
      const place = places.get(latinName)
      return place === undefined ? [] : list.map((name) => ({ place, nameKind, name }))
    })
  return [
    ...findablesOf('formerName', words.formerNames),
    ...findablesOf('synonym', words.synonyms),
    ...findablesOf('otherName', words.otherNames),
  ]
}

function createSimplifier(simplified: Record<string, string>) {
  const variants = new Map<string, string[]>()
  for (const [character, simple] of Object.entries(simplified)) {
    variants.set(simple, [...(variants.get(simple) ?? []), character])
  }
  const isTraditional = new Uint8Array(0x10000)
  for (const character of Object.keys(simplified)) isTraditional[character.charCodeAt(0)] = 1

  function isSimple(text: string): boolean {
    for (let at = 0; at < text.length; at++) if (isTraditional[text.charCodeAt(at)]) return false
    return true
  }
  return {
    simplify(text: string): string {
      if (isSimple(text)) return text
      let simple = ''
      for (const character of text) simple += simplified[character] ?? character
      return simple
    },

    /** @returns the character and its variants for each Chinese character of a simplified text */
    variants: (typed: string): string[][] =>
      (typed.match(/\p{Script=Han}/gu) ?? []).map((character) => [
        character,
        ...(variants.get(character) ?? []),
      ]),
  }
}
