/** Finds the pinyin, the simplified form and the traditional forms of Chinese characters. */
import { Converter } from 'opencc-js/t2cn'
import { customPinyin, pinyin, polyphonic } from 'pinyin-pro'
import { lazy } from '../kernel/caching/lazy.ts'

// Names may use the traditional characters of the OpenCC standard, Hong Kong or Taiwan.
const converters = lazy(() =>
  (['t', 'hk', 'tw'] as const).map((from) => Converter({ from, to: 'cn' })),
)

/** @returns the simplified character; the same character if it is not traditional */
export function simplifiedCharacter(character: string): string {
  for (const convert of converters()) {
    const simple = convert(character)
    if (simple !== character) return simple
  }
  return character
}

/** Maps each simplified character to its traditional characters. The first call takes 50 ms. */
export const traditionalCharacters = lazy(() => {
  const characters = commonIdeographs.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  // One call for all characters takes a fifth of the time that separate calls take.
  const conversions = converters().map((convert) => convert(characters.join('\n')).split('\n'))
  const traditional = new Map<string, string[]>()
  for (const [index, character] of characters.entries()) {
    const simple = conversions
      .map((converted) => converted[index])
      .find((each) => each !== character)
    if (simple) traditional.set(simple, [...(traditional.get(simple) ?? []), character])
  }
  return traditional
})

/** The first Unicode block of ideographs and its first extension. */
const commonIdeographs = [
  [0x4e00, 0x9fff],
  [0x3400, 0x4dbf],
] as const

const dictionary = lazy(() => {
  // Characters that the dictionary lacks, from names of birds and trees.
  customPinyin({ 䳭: 'jí', 㼎: 'bó', 㭴: 'jiān', 𣐿: 'yī', 䇲: 'cè', 䍁: 'suì' })
  return { pinyin, polyphonic }
})

// The tones of 一 and 不 stay unchanged before another syllable, and no character is read as a surname.
const readingOptions = { toneSandhi: false, surname: 'off' } as const

/** @returns all readings, the usual reading first; none for a character that is not Chinese */
export function readingsOfCharacter(character: string): string[] {
  const { pinyin, polyphonic } = dictionary()
  const usualReading = pinyin(character, { ...readingOptions, type: 'array' })[0]
  if (!usualReading || usualReading === character) return []
  const otherReadings = polyphonic(character, { type: 'array' })[0] ?? []
  return [...new Set([usualReading, ...otherReadings])]
}

/** @returns the reading of a whole name by a dictionary of words, with one syllable for each character */
export function readingOfName(name: string): string[] {
  return dictionary().pinyin(name, { ...readingOptions, type: 'array' })
}
