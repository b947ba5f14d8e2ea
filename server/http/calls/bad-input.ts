/** Checks the input and the idempotency key of a call, and reports invalid fields. */
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { problems } from '../../../contract/schemas/species-record.ts'
import { storableInput, UnusableInput } from '../../../contract/storable-input.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { inputSentences } from '../failures/input-sentences.ts'

/** Maximum number of reported problems; a body may contain many more. */
const reportedMaximum = 20

/**
 * @returns the parsed input
 * @throws {HttpError} 400 with the problems of fields, at most `reportedMaximum`; 400 for unusable input
 */
export function parseInput(schema: z.ZodType, input: unknown): unknown {
  const result = schema.safeParse(toUsableInput(input ?? {}), { error: missingMessage })
  if (result.success) return result.data
  const problemOfField = new Map<string, string>()
  for (const issue of result.error.issues.slice(0, reportedMaximum)) {
    const field = issue.path.join('.') || 'input'
    // The answer contains only the first problem of each field.
    if (!problemOfField.has(field)) problemOfField.set(field, messageOf(issue))
  }
  const fields = Object.fromEntries(problemOfField)
  // `errors.ts` translates the message into the caller's language.
  throw new HttpError(400, 'bad_input', inputSentences(fields, 'en'), { fields })
}

/**
 * Checks the input of a cached call once for each body, because equal bodies are the same object (`cached-bodies.ts`).
 * Ignored parameters do not change the key of a call, so they cause no further cache entries (security.md 82).
 * @returns a function that returns the parsed input, and the key of the call with this input
 */
export function createInputParser(name: string, schema: z.ZodType) {
  const knownInputs = new WeakMap<object, { parsedInput: unknown; key: string }>()
  return (input: unknown) => {
    const isObject = typeof input === 'object' && input !== null
    const knownInput = isObject && knownInputs.get(input)
    if (knownInput) return knownInput
    const parsedInput = parseInput(schema, input)
    const newInput = { parsedInput, key: `${name} ${JSON.stringify(parsedInput)}` }
    if (isObject) knownInputs.set(input, newInput)
    return newInput
  }
}

/**
 * @returns the idempotency key of the request, if any
 * @throws {HttpError} 400 for a malformed key
 */
export function sendKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\w-]{8,64}$/.test(key)) return key
  throw new HttpError(
    400,
    'bad_send_key',
    'Idempotency-Key must be 8 to 64 letters, digits, _ or -',
  )
}

/** @returns the input as the database can store it @throws {HttpError} 400 for a forbidden key or too deep nesting */
function toUsableInput(input: unknown): unknown {
  try {
    return storableInput(input)
  } catch (error) {
    if (error instanceof UnusableInput) throw new HttpError(400, 'bad_input', error.message)
    throw error
  }
}

function missingMessage(issue: z.core.$ZodRawIssue): string | undefined {
  return issue.code === 'invalid_type' && issue.input === undefined ? problems.missing : undefined
}

/** @returns the message of an issue; for a union, the message of a custom check or of a length check, if any */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message
  const innerIssues = issue.errors.flat()
  const customIssue =
    innerIssues.find(({ code }) => code === 'custom') ??
    innerIssues.find(({ code }) => code === 'too_big')
  return customIssue?.message ?? issue.message
}
