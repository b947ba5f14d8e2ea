/** Recognises the 3,000 most common passwords of the allowed length, which attackers try first. */
import { dictionary } from '@zxcvbn-ts/language-common'
import { commonPasswords, passwordMinimum } from '../../../contract/limits.ts'

let commonPasswordSet: ReadonlySet<string> | undefined

/**
 * @param password the password after NFKC, in lower case
 * @returns whether the password is one of the common passwords
 */
export function isCommonPassword(password: string): boolean {
  commonPasswordSet ??= new Set(
    dictionary['passwords-common']
      .filter((word) => word.length >= passwordMinimum)
      .slice(0, commonPasswords),
  )
  return commonPasswordSet.has(password)
}
