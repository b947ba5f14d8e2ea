/**
 * Reads the dates of photographs and artworks, on the wire `Sat Mar 15 2025`. They are calendar
 * dates without a time zone.
 */
import { dayInWords, monthOfYear } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Mar-2025`, from the second and fourth parts; `undated` for a photograph without a date. */
export function monthKey(time: string | undefined): string {
  const [, month, , year] = (time ?? '').split(' ')
  return month && year ? `${month}-${year}` : 'undated'
}

/** `Mar-2025` for the third month of 2025. */
export function monthKeyOf(month: number, year: number): string {
  return `${months[month - 1]}-${year}`
}

/** Compares month keys by date, with undated last. */
export function compareMonths(a: string, b: string): number {
  return monthNumber(a) - monthNumber(b)
}

/** Counts months from the year 0; infinite for undated. */
export function monthNumber(key: string): number {
  const [month = '', year] = key.split('-')
  return year ? Number(year) * 12 + months.indexOf(month) : Number.POSITIVE_INFINITY
}

/** A month key in the reader's language: `March 2025`, `2025年3月`, or undated. */
export function monthInWords(key: string): string {
  const [month = '', year] = key.split('-')
  return year ? monthOfYear(`${year}-${twoDigits(month)}`) : m.gallery_undated()
}

/**
 * @param time empty or absent when the date is unknown
 * @returns `15 March 2025` in the reader's language and `2025-03-15`; empty texts for an unknown date
 */
export function photoDay(time: string | undefined): { shown: string; iso: string } {
  if (!time) return { shown: '', iso: '' }
  const [, month = '', day, year] = time.split(' ')
  const iso = `${year}-${twoDigits(month)}-${day}`
  return { shown: dayInWords(iso), iso }
}

const twoDigits = (month: string) => String(months.indexOf(month) + 1).padStart(2, '0')
