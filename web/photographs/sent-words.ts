/** Describes in words who submitted a picture, and when. The server sends both facts only to admins. */
import { dayInWords } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'

interface SubmissionFields {
  sender?: string | undefined
  sentAt?: string | undefined
}

/**
 * @returns the author and the day of the submission, or the day of the import; an empty text for readers without these
 * fields
 */
export function sentWords({ sender, sentAt }: SubmissionFields): string {
  if (!sentAt) return ''
  const date = dayInWords(sentAt)
  return sender ? m.sent_by_on({ sender, date }) : m.sent_imported_on({ date })
}
