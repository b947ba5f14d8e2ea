/** Groups photographs, or artworks, of one species that were submitted on one day and have the same state. */
import type { Submission } from '../../contract/schemas/submissions.ts'
import { kindOf } from '../client/kind-of.ts'
import { runsOf } from '../ui/runs.ts'

/** @returns groups of consecutive submissions; other submissions have their own group */
export const groupSubmissions = (submissions: readonly Submission[]) =>
  runsOf(submissions, groupKey)

function groupKey(submission: Submission): string | undefined {
  const { kind, latinName, commonName, chineseName, hasPage, images, outcome } = submission
  const { status, reason, isNews, awaitsSpecies, submittedAt, decidedAt } = submission
  const isPicture = (kind === 'picture' || kind === 'artwork') && images.length === 1
  // An open request for withdrawal shows its undo button, so it stays alone.
  if (!isPicture || latinName === '' || outcome?.changeId) return undefined
  const species = [kindOf(submission), latinName, commonName, chineseName, hasPage, awaitsSpecies]
  const decision = [status, reason, isNews, decidedAt?.slice(0, 10)]
  const later = outcome && [outcome.state, outcome.from, outcome.at?.slice(0, 10), outcome.answer]
  return JSON.stringify([kind, submittedAt.slice(0, 10), species, decision, later])
}
