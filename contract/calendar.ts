/** Calculates with calendar dates, `YYYY-MM-DD`. */
import { day } from './limits.ts'

/** @returns the date that many days later */
export function daysAfter(date: string, days: number): string {
  return dateAt(Date.parse(`${date}T00:00:00Z`) + days * day)
}

/** @returns tomorrow in UTC, which is the latest date that is already today in some time zone */
export const latestToday = () => dateAt(Date.now() + day)

const dateAt = (at: number) => new Date(at).toISOString().slice(0, 10)
