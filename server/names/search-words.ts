/**
 * Builds the further words of a list of names. Stores pinyin by character, and by name only if a dictionary has another
 * reading for the name. The pinyin that a phone loads therefore grows much less than the list.
 */
import { kindNames } from '../../contract/kinds.ts'
import { nameMaximum } from '../../contract/limits.ts'
import { cleanName, type Names } from '../../contract/names.ts'
import type { SearchWords } from '../../contract/search/search-words.ts'
import { hasHan, plainText } from '../../contract/search/typed-text.ts'
import type { FurtherNames } from '../catalogue/repositories/names/further.ts'
import { findTaxon } from '../taxonomy/taxonomy.ts'
import {
  readingOfName,
  readingsOfCharacter,
  simplifiedCharacter,
  traditionalCharacters,
} from './chinese.ts'

export function searchWordsOf(
  names: readonly Names[],
  further: readonly FurtherNames[],
): SearchWords {
  const words: SearchWords = {
    // These objects have no prototype, because a Latin name may be any text, even `__proto__`.
    otherNames: Object.create(null),
    formerNames: Object.create(null),
    synonyms: Object.create(null),
    families: Object.create(null),
    characters: {},
    readings: {},
    simplified: {},
  }
  const namesByLatin = new Map(
    names.map((displayedNames) => [displayedNames.latinName, displayedNames]),
  )
  for (const { latinName, otherNames, formerNames, synonyms, family } of further) {
    const displayedNames = namesByLatin.get(latinName)
    if (!displayedNames) continue
    const parts = otherNames.split(separators).filter(({ length }) => length <= nameMaximum)
    const otherTexts = withoutDisplayed(displayedNames, parts.map(cleanName))
    if (otherTexts.length > 0) words.otherNames[latinName] = otherTexts
    const formerTexts = withoutDisplayed(displayedNames, formerNames.map(capitalise))
    if (formerTexts.length > 0) words.formerNames[latinName] = formerTexts
    const synonymTexts = withoutDisplayed(displayedNames, synonyms)
    if (synonymTexts.length > 0) words.synonyms[latinName] = synonymTexts
    if (family) addToFamily(words, family, latinName)
  }
  const pinyin = new Pinyin(words)
  for (const { chineseName } of names) pinyin.add(chineseName)
  for (const otherTexts of Object.values(words.otherNames))
    for (const name of otherTexts) pinyin.add(name)
  // The search also needs the traditional characters in the names of families.
  for (const family of Object.values(words.families))
    for (const name of family.names) pinyin.add(name)
  return words
}

function addToFamily(words: SearchWords, family: string, latinName: string): void {
  const knownFamily = words.families[family]
  if (knownFamily) {
    knownFamily.species.push(latinName)
    return
  }
  const [taxon] = kindNames.flatMap((kind) => findTaxon(kind, 'family', family) ?? [])
  const names = [taxon?.commonName, taxon?.chineseName].flatMap((name) => (name ? [name] : []))
  words.families[family] = { names, species: [latinName] }
}

/** Separators between names, in English and in Chinese texts. */
const separators = /[,，、;；/／\n]/

function withoutDisplayed(displayedNames: Names, further: string[]): string[] {
  const knownKeys = new Set(
    [displayedNames.latinName, displayedNames.commonName, displayedNames.chineseName, ''].map(
      (name) => plainText(name),
    ),
  )
  return further.filter((name) => {
    const key = plainText(name)
    return !knownKeys.has(key) && knownKeys.add(key)
  })
}

/** @returns a Latin name from its key, with capitals for the genus and the name of a cultivar */
function capitalise(key: string): string {
  return key.replace(/^(?:× ?)?\p{L}|(?<= ['‘])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** Collects the readings of all characters, and of the names that are read differently. */
class Pinyin {
  readonly #words: SearchWords
  readonly #characters = new Map<string, { simple: string; readings: string[] }>()

  constructor(words: SearchWords) {
    this.#words = words
  }

  add(name: string): void {
    if (!hasHan(name)) return
    const characters = [...name].map((character) => this.#character(character))
    // Most characters have one reading. A name of only such characters needs no dictionary.
    if (!characters.some(({ readings }) => readings.length > 1)) return
    const simple = characters.map((character) => character.simple)
    const nameReading = readingOfName(simple.join(''))
    const chinese = characters.flatMap(({ readings }, place) =>
      readings.length > 0
        ? [{ usual: readings[0], inName: nameReading[place] ?? readings[0] }]
        : [],
    )
    if (chinese.every(({ usual, inName }) => usual === inName)) return
    this.#words.readings[name] = chinese.map(({ inName }) => inName).join(' ')
  }

  #character(character: string) {
    const cachedCharacter = this.#characters.get(character)
    if (cachedCharacter) return cachedCharacter
    const simplified = hasHan(character) ? simplifiedCharacter(character) : character
    const readings = hasHan(character) ? readingsOfCharacter(simplified) : []
    const entry = { simple: simplified, readings }
    this.#characters.set(character, entry)
    if (readings.length > 0) this.#words.characters[character] = readings.join(' ')
    for (const variant of traditionalCharacters().get(simplified) ?? []) {
      this.#words.simplified[variant] = simplified
    }
    return entry
  }
}
