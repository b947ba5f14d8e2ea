/**
 * Reads and formats the dates of photographs, on the wire `Sat Mar 15 2025`. They are calendar
 * dates without a time zone.
 */
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

function monthNumber(key: string): number {
  const [month = '', year] = key.split('-')
  return year ? Number(year) * 12 + months.indexOf(month) : Number.POSITIVE_INFINITY
}

/** A month key in words: `March 2025`, `2025年3月`. */
export function monthWords(key: string, language: string): string {
  const [month = '', year] = key.split('-')
  const date = new Date(Date.UTC(Number(year), months.indexOf(month), 1))
  return date.toLocaleDateString(language, { timeZone: 'UTC', month: 'long', year: 'numeric' })
}

/**
 * @param time empty or absent when the date is unknown
 * @returns `3/15/2025`, as the specification writes it, and `2025-03-15`; empty texts for an unknown date
 */
export function monthDayYear(time: string | undefined): { shown: string; iso: string } {
  if (!time) return { shown: '', iso: '' }
  const [, month = '', day, year] = time.split(' ')
  const number = months.indexOf(month) + 1
  return {
    shown: `${number}/${Number(day)}/${year}`,
    iso: `${year}-${String(number).padStart(2, '0')}-${day}`,
  }
}
