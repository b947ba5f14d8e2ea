/** Indexes very many names, to find the few names that may contain the typed text. */
import type { Pinyin } from './pinyin.ts'
import { placesByKey } from './places-by-key.ts'

/** Indexes entries that are not plain ASCII by their first character, and by each character that they contain. */
export function entriesByCharacter(names: readonly string[]) {
  const first = placesByKey((add) => {
    for (const [entry, name] of names.entries()) {
      if (!asciiOnly(name)) add(name.codePointAt(0) ?? 0, entry)
    }
  })
  const any = placesByKey((add) => {
    for (const [entry, name] of names.entries()) {
      if (asciiOnly(name)) continue
      for (const character of new Set(name)) add(character.codePointAt(0) ?? 0, entry)
    }
  })
  return {
    first: (character: string) => first.of(character.codePointAt(0) ?? 0),
    any: (character: string) => any.of(character.codePointAt(0) ?? 0),
  }
}

const asciiOnly = (text: string) => /^[\x20-\x7e]*$/.test(text)

/** Indexes entries by a Chinese character and the first letter of the next syllable. */
export function entriesByNext(names: readonly string[], pinyin: Pinyin) {
  const keyOf = (character: string, letter: string) =>
    (character.codePointAt(0) ?? 0) * 128 + letter.charCodeAt(0)
  const first = placesByKey((add) => {
    for (const [entry, name] of names.entries()) {
      if (asciiOnly(name)) continue
      const [firstSyllable] = pinyin.followed(name)
      if (!firstSyllable || !name.startsWith(firstSyllable.character)) continue
      for (const letter of firstSyllable.next) add(keyOf(firstSyllable.character, letter), entry)
    }
  })
  const any = placesByKey((add) => {
    for (const [entry, name] of names.entries()) {
      if (asciiOnly(name)) continue
      for (const { character, next } of pinyin.followed(name)) {
        for (const letter of next) add(keyOf(character, letter), entry)
      }
    }
  })
  return {
    first: (character: string, letter: string) => first.of(keyOf(character, letter)),
    any: (character: string, letter: string) => any.of(keyOf(character, letter)),
  }
}

/** Indexes further names by pairs of letters. @returns a function that lists names with the rarest pair of a text */
export function furtherByPair(plain: readonly string[]) {
  const pairAt = (text: string, at: number) =>
    text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1)
  const places = placesByKey((add) => {
    for (const [number, name] of plain.entries()) {
      for (let at = 0; at + 1 < name.length; at++) {
        // Chinese text is searched by `entriesByCharacter`, and nearly all other names are Chinese.
        if (!isChinese(name, at) && !isChinese(name, at + 1)) add(pairAt(name, at), number)
      }
    }
  })
  return (typed: string) =>
    Array.from({ length: typed.length - 1 }, (_, at) => places.of(pairAt(typed, at)))
      .reduce((rarest, list) => (list.length < rarest.length ? list : rarest))
      .filter((number, at, list) => number !== list[at - 1])
}

const isChinese = (text: string, at: number) => /[\u4e00-\u9fff]/.test(text.charAt(at))

/** @returns the entries that contain each of the characters, or one of its variants. */
export function entriesWithAll(
  variants: string[][],
  entriesOf: (character: string) => Uint32Array,
): Uint32Array {
  return variants
    .map((each) => inOrder(each.map(entriesOf)))
    .toSorted((one, other) => one.length - other.length)
    .reduce(commonEntries)
}

function commonEntries(shortList: Uint32Array, longList: Uint32Array): Uint32Array {
  let at = 0
  return shortList.filter((entry) => {
    while (at < longList.length && (longList[at] as number) < entry) at++
    return longList[at] === entry
  })
}

/** Merges several lists into one list, in ascending order and without duplicates. A single list stays as it is. */
export function inOrder(lists: readonly Uint32Array[]): Uint32Array {
  if (lists.length === 1 && lists[0]) return lists[0]
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const list of lists) {
    all.set(list, end)
    end += list.length
  }
  return all.sort().filter((entry, index) => index === 0 || entry !== all[index - 1])
}
