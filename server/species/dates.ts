/** Dates as the wire writes them. */

/** An instant as `YYYY-MM-DD HH:mm:ss` in the site's time zone. */
export function postingTime(instant: string, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  return new Date(instant).toLocaleString('sv-SE', { timeZone })
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A calendar date `2025-03-15` as `Sat Mar 15 2025`; empty for none. No time zone takes part. */
export function photoTime(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  if (!year) return ''
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]
  return `${weekday} ${months[month - 1]} ${String(day).padStart(2, '0')} ${year}`
}

/** `YYYY-MM-DD HH:mm:ss` in a time zone as an instant, or undefined when it is no date. */
export function instantOf(postingtime: string, timeZone: string): string | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/.exec(postingtime.trim())
  if (!parts) return undefined
  const [year, month, day, hour, minute, second] = parts.slice(1).map((part) => Number(part ?? 0))
  const asUtc = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second)
  const shown = (at: number) =>
    Date.parse(`${postingTime(new Date(at).toISOString(), timeZone).replace(' ', 'T')}Z`)
  // The zone's offset at that hour, found by showing the guess in the zone and taking the difference.
  const instant = asUtc - (shown(asUtc) - asUtc)
  const written = postingTime(new Date(instant).toISOString(), timeZone)
  return written.startsWith(`${parts[1]}-${parts[2]}-${parts[3]}`)
    ? new Date(instant).toISOString()
    : undefined
}
