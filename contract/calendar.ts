/** Calculates with calendar dates, `YYYY-MM-DD`. */
import { dayInMs } from './limits.ts'

/** @returns the date that is this number of days later */
export function daysAfter(date: string, days: number): string {
  return dateAt(Date.parse(`${date}T00:00:00Z`) + days * dayInMs)
}

/** @returns tomorrow in UTC, because no time zone has a later date at present */
export const latestToday = () => dateAt(Date.now() + dayInMs)

/** @param at milliseconds since 1970 @returns the date in UTC */
export const dateAt = (at: number) => dateOf(new Date(at).toISOString())

/** @param time a date, an instant, or a local time that begins with its date @returns the date of the time */
export const dateOf = (time: string) => time.slice(0, 10)
