/** Sends a draft with its idempotency key, so that a retry creates no second submission. */
import { CallFailed } from '../../client/api.ts'
import type { Draft } from './use-draft.ts'

/** @throws the error of `send`; the draft keeps its values and can be sent again */
export async function sendDraft<Values, Sent>(
  draft: Draft<Values>,
  send: (sendKey: string) => Promise<Sent>,
): Promise<Sent> {
  try {
    return await send(draft.sendKey)
  } catch (error) {
    // The earlier submission had arrived and was decided, so the changed draft is a new one.
    if (!(error instanceof CallFailed) || error.code !== 'sent_already') throw error
    return send(draft.renewKey())
  }
}
