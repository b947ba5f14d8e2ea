/** Recognises the 3,000 most common passwords of the allowed length, which attackers try first. */
import { dictionary } from '@zxcvbn-ts/language-common'
import { commonPasswords, passwordMinimum } from '../../../contract/limits.ts'

let common: ReadonlySet<string> | undefined

/** @param password after NFKC and in lower case */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(
    dictionary['passwords-common']
      .filter((word) => word.length >= passwordMinimum)
      .slice(0, commonPasswords),
  )
  return common.has(password)
}
