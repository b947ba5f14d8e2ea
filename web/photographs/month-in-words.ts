/**
 * Puts the month of a photograph into the reader's language: `March 2025`, `2025年3月`, or undated.
 */
import { languageTag } from '../language/language.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { monthWords } from './photo-date.ts'

/** @param key `Mar-2025` or `undated` */
export function monthInWords(key: string): string {
  return key === 'undated' ? m.gallery_undated() : monthWords(key, languageTag(getLocale()))
}
