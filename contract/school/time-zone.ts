/** Checks names of time zones, without zod, because pages check these names too. */

/** @returns whether the text is the name of a time zone, such as Asia/Shanghai */
export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
