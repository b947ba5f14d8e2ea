/**
 * Formats and parses the dates of photographs and artworks. These dates are calendar dates, so no time zone shifts
 * them.
 */
import { dateAt } from './calendar.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** @returns a date as on the wire, such as `Sat Mar 15 2025` for `2025-03-15`; an empty text for an empty date */
export function photoTime(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  if (!year) return ''
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]
  return `${weekday} ${months[month - 1]} ${String(day).padStart(2, '0')} ${year}`
}

/**
 * Parses an ISO date, the first four parts of JavaScript's `Date` text (`Sat Mar 15 2025`), or a month-day-year date
 * as creations show it (`3-15-25`). The year of a month-day-year date has two or four digits.
 * @returns the date as `YYYY-MM-DD`; undefined for any other text, a day that does not exist, or a year before 1800
 */
export function parsePhotoDate(writtenDate: string): string | undefined {
  const text = writtenDate.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return calendarDate(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const american = /^(\d{1,2})[-/](\d{1,2})[-/](\d{2}|\d{4})$/.exec(text)
  if (american) {
    const year = Number(american[3])
    return calendarDate(year < 100 ? 2000 + year : year, Number(american[1]), Number(american[2]))
  }
  const words = /^(?:[A-Z][a-z]{2} )?([A-Z][a-z]{2}) (\d{1,2}) (\d{4})$/.exec(text)
  if (!words) return undefined
  return calendarDate(Number(words[3]), months.indexOf(words[1] ?? '') + 1, Number(words[2]))
}

function calendarDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  // JavaScript turns 30 February into a day of March, so a date that changes is invalid.
  const exists =
    year >= 1800 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month > 0
  return exists ? dateAt(date.getTime()) : undefined
}

/** @returns the meteorological season of a date in the northern hemisphere, where spring is March to May */
export function seasonOf(date: string): 'spring' | 'summer' | 'autumn' | 'winter' {
  const month = Number(date.slice(5, 7))
  if (month >= 3 && month <= 5) return 'spring'
  if (month >= 6 && month <= 8) return 'summer'
  return month >= 9 && month <= 11 ? 'autumn' : 'winter'
}
