/** Text as people type it, brought to what two ways of typing one name have in common. */

import { withoutUnseen } from '../names.ts'

/** Width, case, accents, what cannot be seen, curly apostrophes and runs of white space make no difference. */
export function plainText(text: string): string {
  // Nearly all Chinese names, of which there may be very many.
  if (/^[\u4e00-\u9fff]+$/.test(text)) return text
  const seen = /^[\x20-\x7e]*$/.test(text) ? text : withoutUnseen(text.normalize('NFKC'))
  const simple = seen.toLowerCase().replace(/[‘’ʼ]/g, "'")
  const single = simple.replace(/\s+/gu, ' ').trim()
  if (/^[\x20-\x7e]*$/.test(single)) return single
  const bare = single.normalize('NFD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
  return bare.normalize('NFC')
}

export const hasHan = (text: string) => /\p{Script=Han}/u.test(text)

/** Text that may be pinyin. */
export interface Spoken {
  /** a to z without a gap; `v` stands for ü. */
  letters: string
  /** For each letter the tone typed with it or behind it, 1 to 4; 0 where none was. */
  tones: number[]
}

const lettersAtLeast = 2

/** @returns nothing for what is no pinyin, such as Chinese characters or a single letter. */
export function spokenText(text: string): Spoken | undefined {
  const spoken = spell(text)
  return spoken && spoken.letters.length >= lettersAtLeast ? spoken : undefined
}

/** A syllable with its tone mark, such as `lǜ`, as its letters (`lv`) and its tone (4, 0 for none). */
export function spellSyllable(syllable: string): { letters: string; tone: number } {
  const { letters, tones } = spell(syllable) ?? { letters: '', tones: [] }
  return { letters, tone: Math.max(0, ...tones) }
}

const marks: Record<string, number> = {
  '\u0304': 1,
  '\u0301': 2,
  '\u030c': 3,
  // Taken for a caron by many.
  '\u0306': 3,
  '\u0300': 4,
}

function spell(text: string): Spoken | undefined {
  const apart = text.normalize('NFKC').toLowerCase().normalize('NFD')
  let letters = ''
  const tones: number[] = []
  for (const character of apart.replace(/u(?:\u0308|:)/g, 'v')) {
    if (character >= 'a' && character <= 'z') {
      letters += character
      tones.push(0)
    } else if (letters && (character in marks || /[0-5]/.test(character))) {
      const tone = marks[character] ?? Number(character)
      // 0 and 5 are written for the neutral tone.
      if (tone >= 1 && tone <= 4) tones[tones.length - 1] = tone
    } else if (!/[\s'‘’ʼ·-]/u.test(character)) {
      return undefined
    }
  }
  return { letters, tones }
}
