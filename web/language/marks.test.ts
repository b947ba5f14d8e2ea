/** Tests the punctuation between parts of a line in both languages. */
import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { inBrackets } from './brackets.ts'
import { listed, withColon } from './marks.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

test.each([
  ['en', 'Edit: Rosa', 'Mei, Lin', 'head (Admin)'],
  ['zh', 'Edit：Rosa', 'Mei、Lin', 'head（Admin）'],
] as const)(
  'uses the punctuation of the reader’s language (%s)',
  (language, subject, list, note) => {
    overwriteGetLocale(() => language)
    expect(withColon('Edit', 'Rosa')).toBe(subject)
    expect(listed(['Mei', 'Lin'])).toBe(list)
    expect(`head${inBrackets('Admin')}`).toBe(note)
  },
)
