/** Converts between instants and the dates and times of a time zone. */
import { latestToday } from '../../contract/calendar.ts'
import { dayInMs } from '../../contract/limits.ts'
import { badField } from './http-error.ts'

/** The length of an hour in milliseconds. */
export const hour = dayInMs / 24

/** @param at milliseconds since 1970 @returns the instant as rows store it: ISO 8601 in UTC */
export const instantAt = (at: number) => new Date(at).toISOString()

/** @throws {HttpError} 400 for a date after tomorrow in UTC, which is in the future in every time zone */
export function assertPast(date: string, field: string): void {
  if (date > latestToday()) throw badField(field, 'is in the future')
}

/** @returns an instant as `YYYY-MM-DD HH:mm:ss` in the time zone, as the wire writes it */
export function postingTime(instant: string, timeZone: string): string {
  return formatsOf(timeZone).time.format(new Date(instant))
}

/** @returns the date of an instant in the time zone, `YYYY-MM-DD` */
export function dateIn(timeZone: string, instant: string): string {
  return formatsOf(timeZone).day.format(new Date(instant))
}

/**
 * The length of a quarter of an hour in milliseconds. Every time zone is a whole number of quarter hours away from UTC,
 * so the date changes only when a quarter of an hour begins.
 */
const quarterHour = hour / 4
const cachedDates = new Map<string, { since: number; date: string }>()

/**
 * @returns the date of today, `YYYY-MM-DD`. The date is cached until the next quarter of an hour begins, because nearly
 * every request needs the date.
 */
export function todayIn(timeZone: string): string {
  const since = Math.floor(Date.now() / quarterHour)
  const cachedDate = cachedDates.get(timeZone)
  if (cachedDate?.since === since) return cachedDate.date
  const date = dateIn(timeZone, instantAt(Date.now()))
  cachedDates.set(timeZone, { since, date })
  return date
}

interface Formats {
  day: Intl.DateTimeFormat
  time: Intl.DateTimeFormat
}

/** The formats of each time zone. A cached format takes a fiftieth of the time that a new format takes. */
const cachedFormats = new Map<string, Formats>()

function formatsOf(timeZone: string): Formats {
  const formats = cachedFormats.get(timeZone) ?? makeFormats(timeZone)
  cachedFormats.set(timeZone, formats)
  return formats
}

// Swedish dates have the form of ISO 8601.
const makeFormats = (timeZone: string): Formats => ({
  day: new Intl.DateTimeFormat('sv-SE', { timeZone }),
  time: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
})

/** @returns the current month in a time zone: 1 to 12 */
export function thisMonth(timeZone: string): number {
  return Number(postingTime(instantAt(Date.now()), timeZone).slice(5, 7))
}

/** An instant as `instantAt` writes it. */
export const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/**
 * @param localTime `YYYY-MM-DD HH:mm:ss` in the time zone; the seconds or the time of day may be missing
 * @returns the instant; undefined for any other text
 */
export function instantOf(localTime: string, timeZone: string): string | undefined {
  const trimmedTime = localTime.trim().replace('T', ' ')
  if (!/^\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/.test(trimmedTime)) return undefined
  const fullTime = trimmedTime + ' 00:00:00'.slice(trimmedTime.length - 'YYYY-MM-DD'.length)
  const asUtc = Date.parse(`${fullTime.replace(' ', 'T')}Z`)
  // The parser turns 30 February into 2 March, so this line compares the result with the text.
  if (Number.isNaN(asUtc) || timeIn('UTC', asUtc) !== fullTime) return undefined

  const offsetAt = (at: number) => Date.parse(`${timeIn(timeZone, at).replace(' ', 'T')}Z`) - at
  // The first offset may be wrong near a clock change; the offset at the resulting instant is right.
  const nearInstant = asUtc - offsetAt(asUtc)
  return instantAt(asUtc - offsetAt(nearInstant))
}

const timeIn = (timeZone: string, at: number) => postingTime(instantAt(at), timeZone)
