/** Gives the message about too many attempts in the reader's language, with the minutes to wait if they are known. */

import { m } from '../paraglide/messages.js'
import type { CallFailed } from './api.ts'

export function tooManyWords({ retryAfter }: Pick<CallFailed, 'retryAfter'>): string {
  if (retryAfter === undefined) return m.error_too_many_attempts()
  const minutes = Math.ceil(retryAfter / 60)
  return minutes <= 1 ? m.error_too_many_one_minute() : m.error_too_many_minutes({ minutes })
}
