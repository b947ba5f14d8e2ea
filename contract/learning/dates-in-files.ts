/** Checks the dates and instants in a reader's files. The browser loads no schemas, so this module has none. */

const datePattern = /^\d{4}-\d\d-\d\d$/

/** @returns whether a text has the form `YYYY-MM-DD` */
export const looksLikeDate = (text: string) => datePattern.test(text)

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/

/** @returns whether a value is an instant: ISO 8601 in UTC, with at most three decimals of a second */
export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && instantPattern.test(value) && !Number.isNaN(Date.parse(value))
