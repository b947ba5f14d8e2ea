/**
 * Reads the dates of photographs and artworks, such as `Sat Mar 15 2025` on the wire. The dates are calendar dates
 * without a time zone.
 */
import { dayInWords, monthOfYear } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** @returns the month of a date, such as `Mar-2025`, or `undated` for a photograph without a date */
export function monthKey(time: string | undefined): string {
  const [, month, , year] = (time ?? '').split(' ')
  return month && year ? `${month}-${year}` : 'undated'
}

/** @returns the key of a month, such as `Mar-2025` for the third month of 2025 */
export function monthKeyOf(month: number, year: number): string {
  return `${months[month - 1]}-${year}`
}

/** Compares month keys by date. The key `undated` is last. */
export function compareMonths(a: string, b: string): number {
  return monthNumber(a) - monthNumber(b)
}

/** @returns the number of months since the year 0, or infinity for `undated` */
export function monthNumber(key: string): number {
  const [month = '', year] = key.split('-')
  return year ? Number(year) * 12 + months.indexOf(month) : Number.POSITIVE_INFINITY
}

/** @returns the month in the reader's language, such as `March 2025` or `2025年3月`, or the message for `undated` */
export function monthInWords(key: string): string {
  const [month = '', year] = key.split('-')
  return year ? monthOfYear(`${year}-${twoDigits(month)}`) : m.gallery_undated()
}

/**
 * @param time the date on the wire; empty or undefined if the date is unknown
 * @returns a day such as `15 March 2025` in the reader's language, and `2025-03-15`. Both texts are empty for an
 * unknown date.
 */
export function photoDay(time: string | undefined): { shown: string; iso: string } {
  if (!time) return { shown: '', iso: '' }
  const [, month = '', day, year] = time.split(' ')
  const iso = `${year}-${twoDigits(month)}-${day}`
  return { shown: dayInWords(iso), iso }
}

const twoDigits = (month: string) => String(months.indexOf(month) + 1).padStart(2, '0')
