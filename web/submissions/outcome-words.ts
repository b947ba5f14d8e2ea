/** Returns the message about a change of the submitted content after its approval. */
import type { Submission } from '../../contract/schemas/submissions.ts'
import { dayInWords } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'

export function outcomeWords({ state, from, at }: NonNullable<Submission['outcome']>): string {
  const date = at && dayInWords(at)
  switch (state) {
    case 'moved':
      return from ? m.submission_outcome_moved({ from }) : m.submission_outcome_moved_here()
    case 'deleted':
      return date ? m.submission_outcome_deleted({ date }) : m.submission_outcome_gone()
    case 'restored':
      return m.submission_outcome_restored({ date: date ?? '' })
    case 'hidden':
      return m.submission_outcome_hidden()
    case 'withdrawn':
      return m.submission_outcome_withdrawn({ date: date ?? '' })
    case 'kept':
      return m.submission_outcome_kept({ date: date ?? '' })
  }
}
