/** Sends a draft with its idempotency key, so that it is created once however often it is sent. */
import { CallFailed } from '../../client/api.ts'
import type { Draft } from './use-draft.ts'

/** @throws what `send` throws; the draft is as it was, to be sent again. */
export async function sendDraft<Values, Sent>(
  draft: Draft<Values>,
  send: (sendKey: string) => Promise<Sent>,
): Promise<Sent> {
  try {
    return await send(draft.sendKey)
  } catch (error) {
    // It had arrived, was decided upon, and has been changed since: this is something new.
    if (!(error instanceof CallFailed) || error.code !== 'sent_already') throw error
    return send(draft.renewKey())
  }
}
