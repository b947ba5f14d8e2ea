import { describe, expect, test } from 'vitest'
import { compareMonths, monthDayYear, monthKey, monthWords } from './photo-date.ts'

describe('the month of a photograph', () => {
  test('consists of the second and fourth parts of its time', () => {
    expect(monthKey('Sat Mar 15 2025')).toBe('Mar-2025')
  })
  test.each(['', undefined, 'Sat Mar'])('is undated for %j', (time) => {
    expect(monthKey(time)).toBe('undated')
  })
  test('sorts by the calendar, undated last', () => {
    const keys = ['undated', 'Jan-2026', 'Dec-2024', 'Mar-2025', 'Feb-2025']
    expect(keys.toSorted(compareMonths)).toEqual([
      'Dec-2024',
      'Feb-2025',
      'Mar-2025',
      'Jan-2026',
      'undated',
    ])
  })
  test('is written in the reader’s language', () => {
    expect(monthWords('Mar-2025', 'en')).toBe('March 2025')
    expect(monthWords('Mar-2025', 'zh-Hans')).toBe('2025年3月')
  })
})

test('shows a date as month/day/year', () => {
  expect(monthDayYear('Wed Jan 01 2025')).toEqual({ shown: '1/1/2025', iso: '2025-01-01' })
  expect(monthDayYear('Wed Dec 31 2025')).toEqual({ shown: '12/31/2025', iso: '2025-12-31' })
  for (const unknown of ['', undefined]) {
    expect(monthDayYear(unknown)).toEqual({ shown: '', iso: '' })
  }
})
