/** Tests the months and days of photographs in the reader's language. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { compareMonths, monthInWords, monthKey, photoDay } from './photo-date.ts'

beforeEach(() => overwriteGetLocale(() => 'en'))
// The test files share their modules, so each test resets the language.
afterEach(() => overwriteGetLocale(() => 'en'))

describe('the month of a photograph', () => {
  test('consists of the second and fourth parts of the date', () => {
    expect(monthKey('Sat Mar 15 2025')).toBe('Mar-2025')
  })
  test.each(['', undefined, 'Sat Mar'])('is undated for %j', (time) => {
    expect(monthKey(time)).toBe('undated')
  })
  test('sorts by the calendar, with undated photographs last', () => {
    const keys = ['undated', 'Jan-2026', 'Dec-2024', 'Mar-2025', 'Feb-2025']
    expect(keys.toSorted(compareMonths)).toEqual([
      'Dec-2024',
      'Feb-2025',
      'Mar-2025',
      'Jan-2026',
      'undated',
    ])
  })
  test('has a name in the reader’s language', () => {
    expect([monthInWords('Mar-2025'), monthInWords('undated')]).toEqual(['March 2025', 'No date'])
    overwriteGetLocale(() => 'zh')
    expect(monthInWords('Mar-2025')).toBe('2025年3月')
  })
})

test('writes the day of a photograph in the reader’s language', () => {
  expect(photoDay('Wed Jan 01 2025')).toEqual({ shown: '1 January 2025', iso: '2025-01-01' })
  overwriteGetLocale(() => 'zh')
  expect(photoDay('Wed Dec 31 2025')).toEqual({ shown: '2025年12月31日', iso: '2025-12-31' })
  for (const unknown of ['', undefined]) {
    expect(photoDay(unknown)).toEqual({ shown: '', iso: '' })
  }
})
