/** Which of very many names may hold what is typed, without a look at each of them. */
import type { Pinyin } from './pinyin.ts'
import { placesByKey } from './places-by-key.ts'

/** The entries that begin with a Chinese character, and those that hold it. */
export function entriesByCharacter(named: readonly string[]) {
  const first = placesByKey((occurs) => {
    for (const [entry, name] of named.entries()) {
      if (!asciiOnly(name)) occurs(name.codePointAt(0) ?? 0, entry)
    }
  })
  const any = placesByKey((occurs) => {
    for (const [entry, name] of named.entries()) {
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

/** The entries that begin with a Chinese character or hold it, by the letter that follows it. */
export function entriesByNext(named: readonly string[], pinyin: Pinyin) {
  const keyOf = (character: string, letter: string) =>
    (character.codePointAt(0) ?? 0) * 128 + letter.charCodeAt(0)
  const first = placesByKey((occurs) => {
    for (const [entry, name] of named.entries()) {
      if (asciiOnly(name)) continue
      const [begun] = pinyin.followed(name)
      if (!begun || !name.startsWith(begun.character)) continue
      for (const letter of begun.next) occurs(keyOf(begun.character, letter), entry)
    }
  })
  const any = placesByKey((occurs) => {
    for (const [entry, name] of named.entries()) {
      if (asciiOnly(name)) continue
      for (const { character, next } of pinyin.followed(name)) {
        for (const letter of next) occurs(keyOf(character, letter), entry)
      }
    }
  })
  return {
    first: (character: string, letter: string) => first.of(keyOf(character, letter)),
    any: (character: string, letter: string) => any.of(keyOf(character, letter)),
  }
}

/** The further names that may hold a text of at least two letters, by the rarest of its pairs. */
export function furtherByPair(plain: readonly string[]) {
  const pairAt = (text: string, at: number) =>
    text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1)
  const places = placesByKey((occurs) => {
    for (const [number, name] of plain.entries()) {
      for (let at = 0; at + 1 < name.length; at++) {
        // Nobody types Chinese here, and nearly all other names are of it.
        if (!isChinese(name, at) && !isChinese(name, at + 1)) occurs(pairAt(name, at), number)
      }
    }
  })
  return (typed: string) =>
    Array.from({ length: typed.length - 1 }, (_, at) => places.of(pairAt(typed, at)))
      .reduce((rarest, list) => (list.length < rarest.length ? list : rarest))
      .filter((number, at, list) => number !== list[at - 1])
}

const isChinese = (text: string, at: number) => /[\u4e00-\u9fff]/.test(text.charAt(at))

/** The entries that hold each of the characters, in one of its writings. */
export function held(
  writings: string[][],
  holding: (character: string) => Uint32Array,
): Uint32Array {
  return writings
    .map((each) => inOrder(each.map(holding)))
    .toSorted((one, other) => one.length - other.length)
    .reduce(inBoth)
}

function inBoth(few: Uint32Array, many: Uint32Array): Uint32Array {
  let at = 0
  return few.filter((entry) => {
    while (at < many.length && (many[at] as number) < entry) at++
    return many[at] === entry
  })
}

/** Each once, in order. */
export function inOrder(lists: readonly Uint32Array[]): Uint32Array {
  if (lists.length === 1 && lists[0]) return lists[0]
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const list of lists) {
    all.set(list, end)
    end += list.length
  }
  return all.sort().filter((entry, place) => place === 0 || entry !== all[place - 1])
}
