/** Writes the punctuation between the parts of a line in the reader's language. Chinese has full-width punctuation. */
import { getLocale } from '../paraglide/runtime.js'

/** @returns the parts as `a: b`, or as `a：b` in Chinese */
export function withColon(...parts: string[]): string {
  return parts.join(colon())
}

/** @returns the text `: `, or `：` in Chinese */
export const colon = () => (getLocale() === 'zh' ? '：' : ': ')

/** @returns the parts as `a, b`, or as `a、b` in Chinese */
export function listed(parts: readonly string[]): string {
  return parts.join(getLocale() === 'zh' ? '、' : ', ')
}
