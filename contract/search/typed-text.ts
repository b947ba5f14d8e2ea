/** Normalises typed text, so that different ways of typing one name become equal. */

import { withoutUnseen } from '../names.ts'

/** Removes differences of width, case, accents, invisible characters, curly apostrophes and white space. */
export function plainText(text: string): string {
  // This fast path helps because nearly all Chinese names match, and there may be very many names.
  if (/^[\u4e00-\u9fff]+$/.test(text)) return text
  const visibleText = /^[\x20-\x7e]*$/.test(text) ? text : withoutUnseen(text.normalize('NFKC'))
  const lowerCase = visibleText.toLowerCase().replace(/[‘’ʼ]/g, "'")
  const singleSpaced = lowerCase.replace(/\s+/gu, ' ').trim()
  if (/^[\x20-\x7e]*$/.test(singleSpaced)) return singleSpaced
  const withoutAccents = singleSpaced.normalize('NFD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
  return withoutAccents.normalize('NFC')
}

export const hasHan = (text: string) => /\p{Script=Han}/u.test(text)

/** Text that may be pinyin. */
export interface TypedPinyin {
  /** The letters a to z without gaps; `v` stands for ü. */
  letters: string
  /** The tone typed with or after each letter, 1 to 4; 0 without a tone. */
  tones: number[]
}

const lettersMinimum = 2

/**
 * @returns the letters and tones; undefined for text that cannot be pinyin, such as Chinese characters or a single
 * letter.
 */
export function typedPinyin(text: string): TypedPinyin | undefined {
  const typed = spell(text)
  return typed && typed.letters.length >= lettersMinimum ? typed : undefined
}

/** Splits a syllable with a tone mark, such as `lǜ`, into letters (`lv`) and tone (4; 0 without a mark). */
export function spellSyllable(syllable: string): { letters: string; tone: number } {
  const { letters, tones } = spell(syllable) ?? { letters: '', tones: [] }
  return { letters, tone: Math.max(0, ...tones) }
}

const marks: Record<string, number> = {
  '\u0304': 1,
  '\u0301': 2,
  '\u030c': 3,
  // A breve, which many people type instead of a caron.
  '\u0306': 3,
  '\u0300': 4,
}

function spell(text: string): TypedPinyin | undefined {
  const decomposed = text.normalize('NFKC').toLowerCase().normalize('NFD')
  let letters = ''
  const tones: number[] = []
  for (const character of decomposed.replace(/u(?:\u0308|:)/g, 'v')) {
    if (character >= 'a' && character <= 'z') {
      letters += character
      tones.push(0)
    } else if (letters && (character in marks || /[0-5]/.test(character))) {
      const tone = marks[character] ?? Number(character)
      // The digits 0 and 5 mean the neutral tone.
      if (tone >= 1 && tone <= 4) tones[tones.length - 1] = tone
    } else if (!/[\s'‘’ʼ·-]/u.test(character)) {
      return undefined
    }
  }
  return { letters, tones }
}
