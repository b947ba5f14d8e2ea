/** Instants as the wire writes them. */

/** An instant as `YYYY-MM-DD HH:mm:ss` in the site's time zone. */
export function postingTime(instant: string, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  return new Date(instant).toLocaleString('sv-SE', { timeZone })
}

/** Made once for a time zone: making one costs fifty times what using it does. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The day it is in a time zone: YYYY-MM-DD. */
export function todayIn(timeZone: string): string {
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone })
  dayFormats.set(timeZone, format)
  return format.format(new Date())
}

/** The month it is in a time zone: 1 to 12. */
export function thisMonth(timeZone: string): number {
  return Number(postingTime(new Date().toISOString(), timeZone).slice(5, 7))
}

/**
 * `YYYY-MM-DD HH:mm:ss` in a time zone as an instant, or undefined when it is no such time. Seconds,
 * or the whole time of day, may be left out.
 */
export function instantOf(postingtime: string, timeZone: string): string | undefined {
  const typed = postingtime.trim().replace('T', ' ')
  if (!/^\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/.test(typed)) return undefined
  const written = typed + ' 00:00:00'.slice(typed.length - 'YYYY-MM-DD'.length)
  const asUtc = Date.parse(`${written.replace(' ', 'T')}Z`)
  // 30 February becomes 2 March: what does not come back as it was written is no time.
  if (Number.isNaN(asUtc) || shownIn('UTC', asUtc) !== written) return undefined

  const offsetAt = (at: number) => Date.parse(`${shownIn(timeZone, at).replace(' ', 'T')}Z`) - at
  // The offset at that hour of UTC is near enough to find the instant whose own offset is right.
  const near = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(near)).toISOString()
}

const shownIn = (timeZone: string, at: number) => postingTime(new Date(at).toISOString(), timeZone)
