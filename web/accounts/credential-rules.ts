/**
 * Checks a username and a password in the browser, with the codes of contract/schemas/accounts/accounts.ts. Pages do
 * not import that module, because they would load zod too.
 */
import {
  passwordMaximum,
  passwordMinimum,
  usernameMaximum,
  usernameMinimum,
} from '../../contract/limits.ts'
import { hasUnseen } from '../../contract/names.ts'

/** @returns a code, or nothing if the name is valid */
export function usernameProblem(text: string): string | undefined {
  const name = text.normalize('NFKC').trim()
  if (!name) return 'required'
  if (hasUnseen(text)) return 'username_unseen'
  if (!/^[\p{L}\p{M}\p{N}_.-]*$/u.test(name)) return 'username_characters'
  return lengthProblem('username', name, usernameMinimum, usernameMaximum)
}

/** @returns a code, or nothing if the browser finds no problem; the server checks more */
export function passwordProblem(text: string): string | undefined {
  if (!text) return 'required'
  if ([...text.normalize('NFKC')].length < passwordMinimum) return 'password_short'
  return [...text].length > passwordMaximum ? 'password_long' : undefined
}

/** @returns a code if the field is empty; the server checks the text itself */
export function missingProblem(text: string): string | undefined {
  return text ? undefined : 'required'
}

/**
 * @returns a code if the text is too short or too long. The length is the number of code points, not of UTF-16 code
 * units.
 */
function lengthProblem(field: string, text: string, minimum: number, maximum: number) {
  const length = [...text].length
  if (length < minimum) return `${field}_short`
  return length > maximum ? `${field}_long` : undefined
}
