/** Loads the pending submissions and the open requests for withdrawal, only for reviewers and admins. */
import type { RouterContextProvider } from 'react-router'
import type { Output } from '../../contract/calls/endpoints.ts'
import type { Queues } from '../../contract/schemas/review.ts'
import { pageOf } from '../page-data/page-data.ts'

export interface LoadedReview {
  /** Undefined if loading failed; the page then shows a button that retries. */
  queues: Queues | undefined
  /** Undefined if loading failed; the page then shows only the queues. */
  withdrawals: Output<'withdrawals'> | undefined
}

export async function loadReview(args: {
  context: Readonly<RouterContextProvider>
}): Promise<LoadedReview> {
  const { api, reportError } = pageOf(args)
  const orUndefined = (error: unknown) => {
    reportError(error)
    return undefined
  }
  const [queues, withdrawals] = await Promise.all([
    api.adminAuth({}).catch(orUndefined),
    api.withdrawals({}).catch(orUndefined),
  ])
  return { queues, withdrawals }
}
