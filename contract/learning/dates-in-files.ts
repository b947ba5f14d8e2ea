/** Reads the dates and instants in a reader's files. The browser loads no schemas, so this module has none. */

const datePattern = /^\d{4}-\d\d-\d\d$/

/** @returns whether a text has the form `YYYY-MM-DD` */
export const looksLikeDate = (text: string) => datePattern.test(text)

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/

/**
 * Reads an instant: ISO 8601 in UTC, with at most three decimals of a second.
 * @returns the instant with three decimals, so that the order of two texts is the order of their times; undefined for
 * any other value
 */
export function normalInstant(value: unknown): string | undefined {
  if (typeof value !== 'string' || !instantPattern.test(value)) return undefined
  const time = Date.parse(value)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}
