import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { listed, withColon } from './marks.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

test.each([
  ['en', 'Edit: Rosa', 'Mei, Lin'],
  ['zh', 'Edit：Rosa', 'Mei、Lin'],
] as const)('joins words as the reader’s language does (%s)', (language, subject, list) => {
  overwriteGetLocale(() => language)
  expect(withColon('Edit', 'Rosa')).toBe(subject)
  expect(listed(['Mei', 'Lin'])).toBe(list)
})
