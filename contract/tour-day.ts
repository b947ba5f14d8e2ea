/** Names the problems with the day of a tour sign-up, for the browser and the server. */
import { daysAfter } from './calendar.ts'
import { tourDaysAhead } from './limits.ts'

export const tourDayProblems = {
  past: 'is in the past',
  far: 'is too far ahead',
} as const

/** @returns the problem with a day; undefined for a valid day. Both parameters are calendar dates, `YYYY-MM-DD`. */
export function tourDayProblem(day: string, today: string): string | undefined {
  if (day < today) return tourDayProblems.past
  return day > lastTourDay(today) ? tourDayProblems.far : undefined
}

export const lastTourDay = (today: string) => daysAfter(today, tourDaysAhead)
