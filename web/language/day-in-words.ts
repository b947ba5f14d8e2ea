/**
 * Formats the dates that the site shows, such as `18 October 2025` or `2025年10月18日`. Dates on the wire are calendar
 * dates or times of the site's time zone, so these formats convert no time zone. Only `localDay` converts an instant to
 * the reader's time zone.
 */
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

/** The locales of the date formats. British English writes the day before the month. */
const formats = { en: 'en-GB', zh: 'zh-Hans' } as const

/**
 * @param time a text that begins with `YYYY-MM-DD`. The function reads only the day, so that server and browser show
 * the same day in every time zone.
 * @returns a text such as `18 October 2025` or `2025年10月18日`
 */
export const dayInWords = (time: string): string => formatDate(time, { dateStyle: 'long' })

/**
 * @param time a text such as `2025-10-18 14:05:00`
 * @returns a text such as `18 October 2025, 14:05` or `2025年10月18日 14:05`
 */
export const momentInWords = (time: string): string =>
  m.date_and_time({ date: dayInWords(time), time: time.slice(11, 16) })

/**
 * @param time a text that begins with `YYYY-MM`
 * @returns a text such as `October 2025` or `2025年10月`
 */
export const monthOfYear = (time: string): string =>
  formatDate(`${time.slice(0, 7)}-01`, { month: 'long', year: 'numeric' })

/** @returns the reader's date at an instant, or today, as `YYYY-MM-DD`. Only a browser has the reader's time zone. */
export function localDay(instant?: string): string {
  // Swedish writes dates as ISO 8601 does.
  return (instant ? new Date(instant) : new Date()).toLocaleDateString('sv-SE')
}

/**
 * Formatters by language and form. A new formatter for each date would take a tenth of the time to render a profile.
 */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatDate(time: string, parts: Intl.DateTimeFormatOptions): string {
  const date = new Date(`${time.slice(0, 10)}T00:00:00Z`)
  // A formatter throws for an invalid date.
  if (Number.isNaN(date.getTime())) return String(date)
  const key = `${getLocale()} ${Object.values(parts)}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(formats[getLocale()], { ...parts, timeZone: 'UTC' })
    formatters.set(key, formatter)
  }
  return formatter.format(date)
}
