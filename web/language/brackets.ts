/** Writes brackets in the reader's language. Only pages of admins load this module. */
import { getLocale } from '../paraglide/runtime.js'

/** @returns the text as ` (text)`, or as `（text）` in Chinese */
export const inBrackets = (text: string) => (getLocale() === 'zh' ? `（${text}）` : ` (${text})`)
