/** Tests the punctuation between parts of a line in both languages. */
import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { listed, withColon } from './marks.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

test.each([
  ['en', 'Edit: Rosa', 'Mei, Lin'],
  ['zh', 'Edit：Rosa', 'Mei、Lin'],
] as const)('uses the punctuation of the reader’s language (%s)', (language, subject, list) => {
  overwriteGetLocale(() => language)
  expect(withColon('Edit', 'Rosa')).toBe(subject)
  expect(listed(['Mei', 'Lin'])).toBe(list)
})
