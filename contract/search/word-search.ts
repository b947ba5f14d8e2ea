/** Finds species by what they can be found by beside their three names. */
import type { Names } from '../names.ts'
import type { MatchedName, SearchWords } from '../schemas/search-words.ts'
import { closenessOfText } from './closeness.ts'
import { Pinyin } from './pinyin.ts'
import { hasHan, plainText, spokenText } from './typed-text.ts'

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

type Compare = (name: string, of: Findable['of']) => number | undefined

export function createWordSearch(names: readonly Names[], words: SearchWords): WordSearch {
  const pinyin = new Pinyin(words)
  const characters = simplifying(words.simplified)
  const further = furtherNames(names, words)

  function comparing(text: string): Compare {
    const typed = characters.simplify(plainText(text))
    if (hasHan(typed)) {
      const mayHold = characters.mayHold(typed)
      return (name) =>
        mayHold(name) ? closenessOfText(characters.simplify(plainText(name)), typed) : undefined
    }
    const spoken = spokenText(text)
    const mayHold = spoken && pinyin.mayHold(spoken)
    return (name, of) => {
      if (spoken && mayHold?.(name)) return pinyin.closeness(name, spoken)
      // A shown name in letters is Fuse's.
      if (of === 'chineseName' || typed.length < 2) return undefined
      return closenessOfText(plainText(name), typed)
    }
  }

  return {
    find(text) {
      const compare = comparing(text)
      const best = new Map<number, WordMatch>()
      const look = (place: number, of: Findable['of'], name: string) => {
        const closeness = compare(name, of)
        if (closeness === undefined) return
        const match = { place, of, name, closeness }
        const known = best.get(place)
        if (!known || byCloseness(match, known) < 0) best.set(place, match)
      }
      names.forEach(({ chineseName }, place) => {
        look(place, 'chineseName', chineseName)
      })
      for (const { place, of, name } of further) look(place, of, name)
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

function simplifying(simplified: Record<string, string>) {
  const writings = new Map<string, string>()
  for (const [character, simple] of Object.entries(simplified)) {
    writings.set(simple, (writings.get(simple) ?? simple) + character)
  }
  return {
    simplify: (text: string) =>
      hasHan(text)
        ? [...text].map((character) => simplified[character] ?? character).join('')
        : text,

    /** A quick look whether a name may hold a simplified text: it says no to nearly all that do not. */
    mayHold(typed: string): (name: string) => boolean {
      const first = /\p{Script=Han}/u.exec(typed)?.[0] ?? ''
      const writing = new RegExp(`[${writings.get(first) ?? first}]`, 'u')
      return (name) => writing.test(name)
    },
  }
}
