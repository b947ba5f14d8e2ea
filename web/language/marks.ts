/** Writes the punctuation between the parts of a line in the reader's language: full-width in Chinese. */
import { getLocale } from '../paraglide/runtime.js'

/** @returns `a: b`, or `a：b` */
export function withColon(...parts: string[]): string {
  return parts.join(colon())
}

/** @returns `: `, or `：` */
export const colon = () => (getLocale() === 'zh' ? '：' : ': ')

/** @returns `a, b`, or `a、b` */
export function listed(parts: readonly string[]): string {
  return parts.join(getLocale() === 'zh' ? '、' : ', ')
}
