/** Finds species by what they can be found by beside their three names. */
import type { Names } from '../names.ts'
import type { MatchedName, SearchWords } from '../schemas/search-words.ts'
import { closenessOfText } from './closeness.ts'
import { Pinyin } from './pinyin.ts'
import { placesByKey } from './places-by-key.ts'
import { hasHan, plainText, type Spoken, spokenText } from './typed-text.ts'

interface Findable {
  /** Of its species, in the list of names. */
  place: number
  /** The Chinese name is the one that is shown. */
  of: 'chineseName' | 'formerName' | 'otherName'
  name: string
}

export interface WordMatch extends Findable {
  closeness: number
}

export interface WordSearch {
  /** The best match of each species, the best first. */
  find(text: string): WordMatch[]
  /** What to tell of a match; nothing where its name is shown anyway, if in other characters. */
  tell(match: WordMatch, text: string): MatchedName | undefined
}

/** Entries are numbered: first the Chinese name of each species, then all further names. */
export function createWordSearch(names: readonly Names[], words: SearchWords): WordSearch {
  const pinyin = new Pinyin(words)
  const characters = simplifying(words.simplified)
  const further = furtherNames(names, words)
  const nameOf = (entry: number) =>
    names[entry]?.chineseName ?? further[entry - names.length]?.name ?? ''
  const holding = entriesByCharacter(names.length + further.length, nameOf)
  // A shown name in letters is Fuse's.
  const plain = further.map(({ name }) => plainText(name))

  function findable(entry: number): Findable {
    const one = further[entry - names.length]
    return one ?? { place: entry, of: 'chineseName', name: nameOf(entry) }
  }

  function mayBeSpoken(spoken: Spoken): Uint32Array {
    const { first, initial, any, byInitials } = pinyin.mayHold(spoken)
    const begun = initial.map((character) =>
      holding.first(character).filter((entry) => byInitials(nameOf(entry))),
    )
    return inOrder([...begun, ...first.map(holding.first), ...any.map(holding.any)])
  }

  function* matchesOf(text: string): Generator<WordMatch> {
    const typed = characters.simplify(plainText(text))
    if (hasHan(typed)) {
      for (const entry of inOrder(characters.writingsOfFirst(typed).map(holding.any))) {
        const closeness = closenessOfText(characters.simplify(plainText(nameOf(entry))), typed)
        if (closeness !== undefined) yield { ...findable(entry), closeness }
      }
      return
    }
    const spoken = spokenText(text)
    const heard = new Set<number>()
    for (const entry of spoken ? mayBeSpoken(spoken) : []) {
      heard.add(entry)
      const closeness = spoken && pinyin.closeness(nameOf(entry), spoken)
      if (closeness !== undefined) yield { ...findable(entry), closeness }
    }
    if (typed.length < 2) return
    for (const [number, name] of plain.entries()) {
      const entry = names.length + number
      const closeness = heard.has(entry) ? undefined : closenessOfText(name, typed)
      if (closeness !== undefined) yield { ...findable(entry), closeness }
    }
  }

  return {
    find(text) {
      const best = new Map<number, WordMatch>()
      for (const match of matchesOf(text)) {
        const known = best.get(match.place)
        if (!known || byCloseness(match, known) < 0) best.set(match.place, match)
      }
      return [...best.values()].sort(byCloseness)
    },

    tell({ of, name }, text) {
      if (of !== 'chineseName') return { by: of, name }
      return hasHan(text) ? undefined : { by: 'pinyin', name: pinyin.of(name) }
    },
  }
}

const order = ['chineseName', 'formerName', 'otherName']

/** Of two that are as close the species' own name comes first, then the one with less untyped. */
function byCloseness(one: WordMatch, other: WordMatch): number {
  return (
    one.closeness - other.closeness ||
    order.indexOf(one.of) - order.indexOf(other.of) ||
    one.name.length - other.name.length ||
    one.place - other.place
  )
}

function furtherNames(names: readonly Names[], words: SearchWords): Findable[] {
  const places = new Map(names.map(({ latinName }, place) => [latinName, place]))
  const placed = (of: Findable['of'], byLatinName: Record<string, string[]>) =>
    Object.entries(byLatinName).flatMap(([latinName, list]) => {
      // The names may be of another moment than the words.
      const place = places.get(latinName)
      return place === undefined ? [] : list.map((name) => ({ place, of, name }))
    })
  return [...placed('formerName', words.formerNames), ...placed('otherName', words.otherNames)]
}

/** The entries that begin with a Chinese character, and those that hold it. */
function entriesByCharacter(count: number, nameOf: (entry: number) => string) {
  const first = placesByKey((occurs) => {
    for (let entry = 0; entry < count; entry++) {
      const name = nameOf(entry)
      if (!asciiOnly(name)) occurs(name.codePointAt(0) ?? 0, entry)
    }
  })
  const any = placesByKey((occurs) => {
    for (let entry = 0; entry < count; entry++) {
      const name = nameOf(entry)
      if (asciiOnly(name)) continue
      for (const character of new Set(name)) occurs(character.codePointAt(0) ?? 0, entry)
    }
  })
  return {
    first: (character: string) => first.of(character.codePointAt(0) ?? 0),
    any: (character: string) => any.of(character.codePointAt(0) ?? 0),
  }
}

const asciiOnly = (text: string) => /^[\x20-\x7e]*$/.test(text)

/** Each once, in order. */
function inOrder(lists: readonly Uint32Array[]): Uint32Array {
  if (lists.length === 1 && lists[0]) return lists[0]
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const list of lists) {
    all.set(list, end)
    end += list.length
  }
  return all.sort().filter((entry, place) => place === 0 || entry !== all[place - 1])
}

function simplifying(simplified: Record<string, string>) {
  const writings = new Map<string, string[]>()
  for (const [character, simple] of Object.entries(simplified)) {
    writings.set(simple, [...(writings.get(simple) ?? []), character])
  }
  return {
    simplify: (text: string) =>
      hasHan(text)
        ? [...text].map((character) => simplified[character] ?? character).join('')
        : text,

    /** All that a name may hold for the first Chinese character of a simplified text. */
    writingsOfFirst(typed: string): string[] {
      const first = /\p{Script=Han}/u.exec(typed)?.[0] ?? ''
      return [first, ...(writings.get(first) ?? [])]
    },
  }
}
