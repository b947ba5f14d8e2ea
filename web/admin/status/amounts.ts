/** Formats sizes and times for the state of the site, such as `3.2 GB` and `5 days`. */
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

const sizes = ['kB', 'MB', 'GB', 'TB'] as const

export function sizeInWords(bytes: number): string {
  let [size, unit] = [bytes / 1000, 0]
  while (size >= 1000 && unit < sizes.length - 1) {
    size /= 1000
    unit += 1
  }
  const digits = size < 10 ? 1 : 0
  return `${Math.max(0.1, size).toFixed(digits)} ${sizes[unit]}`
}

const secondsIn = { day: 86_400, hour: 3600, minute: 60 } as const
const daysOfTenYears = 3652

/** @returns the time in its largest unit, such as `5 days`, `3 hours` or `1 minute` */
export function timeInWords(seconds: number): string {
  const units = ['day', 'hour', 'minute'] as const
  const unit = units.find((each) => seconds >= secondsIn[each]) ?? 'minute'
  const count = Math.max(1, Math.floor(seconds / secondsIn[unit]))
  return countInWords(count, unit)
}

/**
 * Formats the time until a disk is full.
 * @returns a number of days below 100 days, of months below two years and of years up to ten years; otherwise a message
 */
export function daysInWords(days: number): string {
  if (days > daysOfTenYears) return m.status_over_ten_years()
  if (days < 100) return countInWords(days, 'day')
  return days < 730
    ? countInWords(Math.round(days / 30.4), 'month')
    : countInWords(Math.floor(days / 365), 'year')
}

function countInWords(count: number, unit: string): string {
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const
  const text = new Intl.NumberFormat(getLocale(), format).format(count)
  // All messages have a space between a number and a Chinese character.
  return text.replace(/(\d)(\p{Script=Han})/u, '$1 $2')
}
