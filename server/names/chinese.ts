/** What is known of Chinese characters: their pinyin, and the simplified one for a traditional one. */
import { Converter } from 'opencc-js/t2cn'
import { customPinyin, pinyin, polyphonic } from 'pinyin-pro'

// A name is written with the characters of the mainland, Hong Kong or Taiwan.
const converters = (['t', 'hk', 'tw'] as const).map((from) => Converter({ from, to: 'cn' }))

/** @returns the same for what is no traditional character */
export function simplifiedCharacter(character: string): string {
  for (const convert of converters) {
    const simple = convert(character)
    if (simple !== character) return simple
  }
  return character
}

/** Traditional characters by the simplified one they are written with; found once, in 0.2 s. */
export function traditionalCharacters(): Map<string, string[]> {
  if (known.size > 0) return known
  for (const [first, last] of commonIdeographs) {
    for (let code = first; code <= last; code++) {
      const character = String.fromCodePoint(code)
      const simple = simplifiedCharacter(character)
      if (simple !== character) known.set(simple, [...(known.get(simple) ?? []), character])
    }
  }
  return known
}

const known = new Map<string, string[]>()
/** Unicode's first block of them and its first extension. */
const commonIdeographs = [
  [0x4e00, 0x9fff],
  [0x3400, 0x4dbf],
] as const

// Of birds and trees that the dictionary does not know.
customPinyin({ 䳭: 'jí', 㼎: 'bó', 㭴: 'jiān', 𣐿: 'yī', 䇲: 'cè', 䍁: 'suì' })

// Of an ordinary word: 一 before another syllable is no other syllable.
const ordinary = { toneSandhi: false, surname: 'off' } as const

/** The usual reading first; none for what is no Chinese character. */
export function readingsOfCharacter(character: string): string[] {
  const usual = pinyin(character, { ...ordinary, type: 'array' })[0]
  if (!usual || usual === character) return []
  const others = polyphonic(character, { type: 'array' })[0] ?? []
  return [...new Set([usual, ...others])]
}

/** As a dictionary of words reads it: one syllable for each character. */
export function readingOfName(name: string): string[] {
  return pinyin(name, { ...ordinary, type: 'array' })
}
