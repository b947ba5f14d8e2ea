/** Sends a draft with its idempotency key, so that a retry creates no second submission. */
import { CallFailed } from '../../client/api.ts'
import type { Draft } from './use-draft.ts'

/**
 * @returns the result of `send`
 * @throws the error of `send`; the draft keeps its values and can be sent again
 */
export async function sendDraft<Values, Result>(
  draft: Draft<Values>,
  send: (sendKey: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await send(draft.sendKey)
  } catch (error) {
    // The earlier submission is already decided, so the changed draft becomes a new submission.
    if (!(error instanceof CallFailed) || error.code !== 'sent_already') throw error
    return send(draft.renewKey())
  }
}
