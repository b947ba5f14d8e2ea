/** Tests that dates are in the reader's language, and the same in every time zone. */
import { afterEach, describe, expect, test } from 'vitest'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { dayInWords, localDay, momentInWords, monthOfYear } from './day-in-words.ts'

const zone = process.env.TZ
afterEach(() => {
  overwriteGetLocale(() => 'en')
  process.env.TZ = zone
})

describe.each([
  ['en', '18 October 2025', '18 October 2025, 09:05', 'October 2025'],
  ['zh', '2025年10月18日', '2025年10月18日 09:05', '2025年10月'],
] as const)('a date in the reader’s language (%s)', (language, day, moment, month) => {
  test.each(['UTC', 'Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'is the same day in %s',
    (timeZone) => {
      process.env.TZ = timeZone
      overwriteGetLocale(() => language)
      expect(dayInWords('2025-10-18')).toBe(day)
      expect(dayInWords('2025-10-18 23:59:59')).toBe(day)
      expect(momentInWords('2025-10-18 09:05:07')).toBe(moment)
      expect(monthOfYear('2025-10-18')).toBe(month)
    },
  )
})

test.each([
  ['en', 'en-GB'],
  ['zh', 'zh-Hans'],
] as const)('writes dates as the format of the browser does (%s)', (language, locale) => {
  overwriteGetLocale(() => language)
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  for (let month = 1; month <= 12; month++) {
    const day = `2024-${String(month).padStart(2, '0')}-0${(month % 9) + 1}`
    expect(dayInWords(day)).toBe(format.format(new Date(day)))
  }
})

test('finds the reader’s date at an instant', () => {
  process.env.TZ = 'Asia/Shanghai'
  expect(localDay('2025-10-17T16:30:00.000Z')).toBe('2025-10-18')
})
