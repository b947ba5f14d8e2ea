import { day, tourDaysAhead } from './limits.ts'

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

export function lastTourDay(today: string): string {
  const last = Date.parse(`${today}T00:00:00Z`) + tourDaysAhead * day
  return new Date(last).toISOString().slice(0, 10)
}
