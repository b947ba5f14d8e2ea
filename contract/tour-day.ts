import { daysAfter } from './calendar.ts'
import { tourDaysAhead } from './limits.ts'

/** Problems with the day of a tour sign-up, the same in the browser and on the server. */
export const tourDayProblems = {
  past: 'is in the past',
  far: 'is too far ahead',
} as const

/** @param day and @param today calendar dates, `YYYY-MM-DD`. */
export function tourDayProblem(day: string, today: string): string | undefined {
  if (day < today) return tourDayProblems.past
  return day > lastTourDay(today) ? tourDayProblems.far : undefined
}

export const lastTourDay = (today: string) => daysAfter(today, tourDaysAhead)
