/** Loads the pending submissions, only for reviewers and admins. */
import type { RouterContextProvider } from 'react-router'
import type { Queues } from '../../contract/schemas/review.ts'
import { pageOf } from '../page-data/page-data.ts'

/** @returns the queues, or undefined if loading failed; the page then shows a button for another attempt */
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
