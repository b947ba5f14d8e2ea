/** Tells the server that the member has seen the decisions on this page. */
import { useEffect } from 'react'
import type { Submission } from '../../contract/schemas/submissions.ts'
import { post } from '../client/api.ts'

export function useSeen(submissions: readonly Submission[]): void {
  const decided = submissions.flatMap(({ isNews, decidedInstant }) =>
    isNews && decidedInstant ? [decidedInstant] : [],
  )
  const until = decided.sort().at(-1)
  useEffect(() => {
    // If the call fails, the decisions are news on the next visit too.
    if (until) post('submissionsSeen', { until }).catch(() => {})
  }, [until])
}
