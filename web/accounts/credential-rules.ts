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

/** @returns a code, or nothing where the name is as it should be */
export function usernameProblem(typed: string): string | undefined {
  const name = typed.normalize('NFKC').trim()
  if (!name) return 'required'
  if (hasUnseen(typed)) return 'username_unseen'
  if (!/^[\p{L}\p{M}\p{N}_.-]*$/u.test(name)) return 'username_characters'
  return lengthProblem('username', name, usernameMinimum, usernameMaximum)
}

/** @returns a code, or nothing where the password may be tried */
export function passwordProblem(typed: string): string | undefined {
  if (!typed) return 'required'
  if ([...typed.normalize('NFKC')].length < passwordMinimum) return 'password_short'
  return [...typed].length > passwordMaximum ? 'password_long' : undefined
}

/** @returns a code, or nothing where something is typed: whether it is right, the server says */
export function missingProblem(typed: string): string | undefined {
  return typed ? undefined : 'required'
}

/** Counted as people count characters. */
function lengthProblem(what: string, text: string, minimum: number, maximum: number) {
  const length = [...text].length
  if (length < minimum) return `${what}_short`
  return length > maximum ? `${what}_long` : undefined
}
