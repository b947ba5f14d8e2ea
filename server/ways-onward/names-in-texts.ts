/**
 * Finds the names of species in a text. `namesIn` returns only names that no other species has, and that are not part
 * of a longer name or word.
 */
import type { Kind } from '../../contract/kinds.ts'
import type { Names } from '../../contract/names.ts'

interface Target {
  kind: Kind
  latinName: string
}

/** Species by name; null for a name that several species have. */
type SpeciesByName = Map<string, Target | null>

export interface NameIndex {
  names: SpeciesByName
  /** Latin names by genus or by a separate hybrid sign, and Chinese names by first character, longest first. */
  byBeginning: Map<string, string[]>
  /** English names of several words in lower case, by their first word, longest first. */
  english: Map<string, string[]>
}

interface NameInText extends Target {
  at: number
  length: number
}

export function indexNames(lists: readonly { kind: Kind; names: readonly Names[] }[]): NameIndex {
  const names: SpeciesByName = new Map()
  const byBeginning = new Map<string, string[]>()
  const english = new Map<string, string[]>()
  for (const { kind, names: list } of lists) {
    for (const { latinName, commonName, chineseName } of list) {
      const target = { kind, latinName }
      if (latinName.includes(' ')) add(latinName, beginningOf(latinName), target)
      // A single character is more often a part of a word than a name.
      if (/^\p{Script=Han}{2,}$/u.test(chineseName)) {
        add(chineseName, chineseName.charAt(0), target)
      }
      const lower = commonName.toLowerCase()
      const [first = '', second] = lower.split(/[^\p{L}]+/u)
      if (second !== undefined) english.set(first, [...(english.get(first) ?? []), lower])
    }
  }
  for (const list of [...byBeginning.values(), ...english.values()]) {
    list.sort((a, b) => b.length - a.length)
  }
  return { names, byBeginning, english }

  function add(name: string, beginning: string, target: Target) {
    if (names.has(name)) {
      names.set(name, null)
      return
    }
    names.set(name, target)
    const list = byBeginning.get(beginning)
    if (list) list.push(name)
    else byBeginning.set(beginning, [name])
  }
}

/** @returns the genus, or the sign of a hybrid genus */
const beginningOf = (latinName: string) => latinName.split(' ', 1)[0] ?? ''

/** Matches a word that may begin a Latin name, or one Chinese character. */
const beginnings = /(?<!\p{L})[\p{Lu}×][\p{L}-]*|\p{Script=Han}/gu
/** Match the characters before and after a Chinese name that is not a part of a longer word. */
const wordStart = /(?:^|[^\p{Script=Han}]|[和与及或像比是为叫似同在由从被把对])$/u
const wordEnd = /^(?:$|[^\p{Script=Han}]|[和与及或的是为在有不比也都则等像同])/u
/** Matches a letter, digit, hyphen, rank or hybrid sign, which continues a Latin name. */
const nameContinuation = /^(?:[\p{L}\p{N}-]| (?:×|x|var\.|subsp\.|ssp\.|f\.|cv\.) )/u

/** @returns the names of other species in a text, each species once, in the order of the text */
export function namesIn(
  text: string,
  { names, byBeginning }: NameIndex,
  pageSpecies: Target,
): NameInText[] {
  const found = new Map<string, NameInText>()
  let end = 0
  for (const { 0: beginning, index: at } of text.matchAll(beginnings)) {
    if (at < end) continue
    const name = byBeginning.get(beginning)?.find((each) => text.startsWith(each, at))
    if (!name) continue
    end = at + name.length
    const target = names.get(name)
    if (!target || !isWhole(text, at, end)) continue
    const key = `${target.kind} ${target.latinName}`
    const isOwn = target.kind === pageSpecies.kind && target.latinName === pageSpecies.latinName
    if (!isOwn && !found.has(key)) found.set(key, { ...target, at, length: name.length })
  }
  return [...found.values()]
}

const word = /\p{L}+/gu

/** @returns the start and end of the indexed names in a text, including names that are parts of longer words */
export function placesOfNames(text: string, { byBeginning, english }: NameIndex) {
  const places: { start: number; end: number }[] = []
  for (const { 0: beginning, index: start } of text.matchAll(beginnings)) {
    const name = byBeginning.get(beginning)?.find((each) => text.startsWith(each, start))
    if (name) places.push({ start, end: start + name.length })
  }
  for (const { 0: first, index: start } of text.matchAll(word)) {
    const candidates = english.get(first.toLowerCase())
    const name = candidates?.find(
      (each) => text.slice(start, start + each.length).toLowerCase() === each,
    )
    if (name) places.push({ start, end: start + name.length })
  }
  return places
}

function isWhole(text: string, at: number, end: number): boolean {
  const rest = text.slice(end, end + 8)
  if (!/\p{Script=Han}/u.test(text.charAt(at))) return !nameContinuation.test(rest)
  return wordStart.test(text.slice(Math.max(0, at - 1), at)) && wordEnd.test(rest)
}
