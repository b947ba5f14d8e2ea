/** Converts between the last day of an account and the instant at which that day ends. */
import { daysAfter } from '../../contract/calendar.ts'
import { dateIn, instantAt, instantOf } from '../kernel/dates.ts'

/**
 * @param lastDay YYYY-MM-DD in the time zone; empty or undefined for no last day
 * @returns the instant at which the day ends; null for no last day
 */
export function endOf(lastDay: string | undefined, timeZone: string): string | null {
  if (!lastDay) return null
  return instantOf(daysAfter(lastDay, 1), timeZone) ?? null
}

/** @returns the last day as YYYY-MM-DD in the time zone; null for an account without a last day */
export function lastDayOf(endsAt: string | null, timeZone: string): string | null {
  return endsAt && dateIn(timeZone, instantAt(Date.parse(endsAt) - 1))
}
