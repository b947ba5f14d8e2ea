/** Defines the schemas of calendar dates and instants. */
import * as z from 'zod'

/** @returns the schema of a calendar date, `YYYY-MM-DD` @param error the message about any other text */
export const dayWith = (error?: string) => z.iso.date(error)

/** @returns the schema of a calendar date or an empty text @param error the message about any other text */
export const dayOrEmpty = (error?: string) => z.union([z.literal(''), dayWith(error)])

export const day = dayWith()

/** A date field of a form, where an empty text counts as absent. */
export const optionalDay = z.union([z.literal('').transform(() => undefined), day]).optional()

/** An instant: ISO 8601 in UTC. */
export const instant = z.iso.datetime()
