/** The reasons that the site itself gives, in the reader's language. Reviewers write all others. */
import { m } from '../paraglide/messages.js'

const words: Record<string, () => string> = {
  'The species was not accepted. Please choose another species.': m.submission_reason_species,
  'The species was deleted': m.submission_reason_deleted,
  'The same picture is already awaiting review': m.submission_reason_twice,
}

export const reasonWords = (reason: string) => words[reason]?.() ?? reason
