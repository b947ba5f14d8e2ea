/** Loads the pending submissions, for reviewers and admins only. */
import type { RouterContextProvider } from 'react-router'
import type { Queues } from '../../contract/schemas/review.ts'
import { pageOf } from '../page-data/page-data.ts'

/** @returns the queues; undefined if loading failed, so that the page offers to try again */
export async function loadReview(args: {
  context: Readonly<RouterContextProvider>
}): Promise<Queues | undefined> {
  const { api, reportError } = pageOf(args)
  try {
    return await api.adminAuth({})
  } catch (error) {
    reportError(error)
    return undefined
  }
}
