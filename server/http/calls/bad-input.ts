/** Checks the input of a call and reports its invalid fields. */
import type * as z from 'zod'
import { problems } from '../../../contract/schemas/species-record.ts'
import { storableInput, UnusableInput } from '../../../contract/storable-input.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { inputSentences } from '../failures/input-sentences.ts'

/** Maximum number of reported problems; a body may contain many more. */
const reportedMaximum = 20

/** @throws {HttpError} 400 with the problems of fields, at most `reportedMaximum`; 400 for unusable input */
export function parseInput(schema: z.ZodType, input: unknown): unknown {
  const parsed = schema.safeParse(usable(input ?? {}), { error: missing })
  if (parsed.success) return parsed.data
  const found = new Map<string, string>()
  for (const issue of parsed.error.issues.slice(0, reportedMaximum)) {
    const field = issue.path.join('.') || 'input'
    // The first problem of a field wins.
    if (!found.has(field)) found.set(field, messageOf(issue))
  }
  const fields = Object.fromEntries(found)
  // `errors.ts` translates the message into the caller's language.
  throw new HttpError(400, 'bad_input', inputSentences(fields, 'en'), { fields })
}

/** @throws {HttpError} 400 for a forbidden key, and for input nested too deeply. */
function usable(input: unknown): unknown {
  try {
    return storableInput(input)
  } catch (error) {
    if (error instanceof UnusableInput) throw new HttpError(400, 'bad_input', error.message)
    throw error
  }
}

function missing(issue: z.core.$ZodRawIssue): string | undefined {
  return issue.code === 'invalid_type' && issue.input === undefined ? problems.missing : undefined
}

/** @returns the message of an issue; for a union, the message of a custom check or of a length check, if any */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message
  const inner = issue.errors.flat()
  const own =
    inner.find(({ code }) => code === 'custom') ?? inner.find(({ code }) => code === 'too_big')
  return own?.message ?? issue.message
}
