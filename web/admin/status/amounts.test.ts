/** Tests the format of sizes and times. */
import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { daysInWords, sizeInWords, timeInWords } from './amounts.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

test.each([
  [0, '0.1 kB'],
  [4200, '4.2 kB'],
  [999_999, '1000 kB'],
  [12_345_678, '12 MB'],
  [3_200_000_000, '3.2 GB'],
  [7_000_000_000_000_000, '7000 TB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(sizeInWords(bytes)).toBe(text)
})

test.each([
  [3, '1 minute', '1 分钟'],
  [7200, '2 hours', '2 小时'],
  [200_000, '2 days', '2 天'],
])('writes %d seconds as %s in English and as %s in Chinese', (seconds, english, chinese) => {
  overwriteGetLocale(() => 'en')
  expect(timeInWords(seconds)).toBe(english)
  overwriteGetLocale(() => 'zh')
  expect(timeInWords(seconds)).toBe(chinese)
})

test.each([
  [60, '60 days'],
  [365, '12 months'],
  [800, '2 years'],
  [4000, 'more than 10 years'],
])('writes %d days as %s', (days, text) => {
  overwriteGetLocale(() => 'en')
  expect(daysInWords(days)).toBe(text)
})
