/** Reports to the server that the member has seen the decisions on this page. */
import { useEffect } from 'react'
import type { Submission } from '../../contract/schemas/submissions.ts'
import { post } from '../client/api.ts'

export function useSeen(submissions: readonly Submission[]): void {
  const decisionTimes = submissions.flatMap(({ isNews, decidedInstant }) =>
    isNews && decidedInstant ? [decidedInstant] : [],
  )
  const until = decisionTimes.sort().at(-1)
  useEffect(() => {
    // If the call fails, the decisions remain news on the next visit.
    if (until) post('submissionsSeen', { until }).catch(() => {})
  }, [until])
}
