/** Defines the form of times in answers, which are in the time zone of the site. */
import * as z from 'zod'

export const localForm = 'YYYY-MM-DD HH:mm:ss in the site’s time zone'
export const localTime = z.string().describe(localForm)
