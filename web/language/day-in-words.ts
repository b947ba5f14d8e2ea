/** A day in the reader's language: `20 November 2026`, `2026年11月20日`. */
import { getLocale } from '../paraglide/runtime.js'
import { languageTag } from './language.ts'

/**
 * @param time begins with `YYYY-MM-DD`. Only the day is read, so that server and browser
 * show the same day in every time zone.
 */
export function dayInWords(time: string): string {
  return new Date(`${time.slice(0, 10)}T00:00:00Z`).toLocaleDateString(languageTag(getLocale()), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
}
