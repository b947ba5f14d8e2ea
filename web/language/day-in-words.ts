/**
 * Formats the dates that the site shows: `18 October 2025`, `2025年10月18日`. Dates on the wire are
 * calendar dates or times of the site's time zone, so no format converts between time zones.
 */
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

/** English as this site writes it: the day before the month. */
const formats = { en: 'en-GB', zh: 'zh-Hans' } as const

/**
 * @param time begins with `YYYY-MM-DD`. Only the day is read, so that server and browser
 * show the same day in every time zone.
 */
export const dayInWords = (time: string): string => inWords(time, { dateStyle: 'long' })

/** @param time `YYYY-MM-DD HH:mm:ss`. @returns `18 October 2025, 14:05`, `2025年10月18日 14:05` */
export const momentInWords = (time: string): string =>
  m.date_and_time({ date: dayInWords(time), time: time.slice(11, 16) })

/** @param time begins with `YYYY-MM`. @returns `October 2025`, `2025年10月` */
export const monthOfYear = (time: string): string =>
  inWords(`${time.slice(0, 7)}-01`, { month: 'long', year: 'numeric' })

/** @returns the reader's date at an instant, or today: `YYYY-MM-DD`. Only a browser knows the reader's time zone. */
export function localDay(instant?: string): string {
  // Swedish writes dates as ISO 8601 does.
  return (instant ? new Date(instant) : new Date()).toLocaleDateString('sv-SE')
}

function inWords(time: string, parts: Intl.DateTimeFormatOptions): string {
  return new Date(`${time.slice(0, 10)}T00:00:00Z`).toLocaleDateString(formats[getLocale()], {
    ...parts,
    timeZone: 'UTC',
  })
}
