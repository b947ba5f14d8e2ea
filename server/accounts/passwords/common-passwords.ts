/** The passwords tried first by anyone who guesses: the 3,000 commonest that are long enough to be set. */
import { dictionary } from '@zxcvbn-ts/language-common'
import { commonPasswords, passwordMinimum } from '../../../contract/limits.ts'

let common: ReadonlySet<string> | undefined

/** @param password normalised, in lower case */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(
    dictionary['passwords-common']
      .filter((word) => word.length >= passwordMinimum)
      .slice(0, commonPasswords),
  )
  return common.has(password)
}
