/** Checks names of time zones, without zod, because pages check them too. */

/** @returns whether the name is one such as Asia/Shanghai */
export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
