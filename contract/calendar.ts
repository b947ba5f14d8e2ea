/** Calculates with calendar dates, `YYYY-MM-DD`. */
import { day } from './limits.ts'

/** @returns the date that is this number of days later */
export function daysAfter(date: string, days: number): string {
  return dateAt(Date.parse(`${date}T00:00:00Z`) + days * day)
}

/** @returns tomorrow in UTC, because no time zone has a later date at present */
export const latestToday = () => dateAt(Date.now() + day)

const dateAt = (at: number) => new Date(at).toISOString().slice(0, 10)
