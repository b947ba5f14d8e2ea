/**
 * Checks a username and a password in the browser, with the codes of contract/schemas/accounts.ts.
 * A page cannot import that module without zod.
 */
import {
  passwordMaximum,
  passwordMinimum,
  usernameMaximum,
  usernameMinimum,
} from '../../contract/limits.ts'
import { hasUnseen } from '../../contract/names.ts'

/** @returns a code, or nothing if the name is valid */
export function usernameProblem(typed: string): string | undefined {
  const name = typed.normalize('NFKC').trim()
  if (!name) return 'required'
  if (hasUnseen(typed)) return 'username_unseen'
  if (!/^[\p{L}\p{M}\p{N}_.-]*$/u.test(name)) return 'username_characters'
  return lengthProblem('username', name, usernameMinimum, usernameMaximum)
}

/** @returns a code, or nothing if the browser finds no problem; the server checks more */
export function passwordProblem(typed: string): string | undefined {
  if (!typed) return 'required'
  if ([...typed.normalize('NFKC')].length < passwordMinimum) return 'password_short'
  return [...typed].length > passwordMaximum ? 'password_long' : undefined
}

/** @returns a code if the field is empty; the server checks the rest */
export function missingProblem(typed: string): string | undefined {
  return typed ? undefined : 'required'
}

/** Counts characters, not UTF-16 units. */
function lengthProblem(field: string, text: string, minimum: number, maximum: number) {
  const length = [...text].length
  if (length < minimum) return `${field}_short`
  return length > maximum ? `${field}_long` : undefined
}
