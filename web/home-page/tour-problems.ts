/** Checks a sign-up for a tour before it is sent, and describes problems of fields in the reader's language. */
import { nameMaximum } from '../../contract/limits.ts'
import { tourDayProblem, tourDayProblems } from '../../contract/tour-day.ts'
import { m } from '../paraglide/messages.js'

export const signUpFields = ['name', 'class', 'contact', 'day'] as const
export type SignUp = Record<(typeof signUpFields)[number], string>
/** The problem of each field, in the words of the contract. */
export type Problems = Partial<Record<string, string>>

const tooLong = `is longer than ${nameMaximum} characters`

export function problemsOf(signUp: SignUp, today: string): Problems {
  const problems: Problems = {}
  for (const field of signUpFields) {
    const problem = problemOf(field, signUp[field], today)
    if (problem) problems[field] = problem
  }
  return problems
}

function problemOf(field: keyof SignUp, text: string, today: string): string | undefined {
  if (!text) return 'is required'
  if (field === 'day') return tourDayProblem(text, today)
  return text.length > nameMaximum ? tooLong : undefined
}

const messages: Record<string, () => string> = {
  'is required': m.form_required,
  'is not a date': m.form_not_a_date,
  [tourDayProblems.past]: m.tour_past,
  [tourDayProblems.far]: m.tour_far,
  [tooLong]: () => m.form_too_long({ maximum: String(nameMaximum) }),
}

export function problemWords(problem: string): string {
  return (messages[problem] ?? m.form_wrong)()
}
