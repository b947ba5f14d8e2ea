/** Sends one decision on one or more submissions, with the call of their queue. */

import { memberCallsByKind } from '../../../contract/calls/by-kind/member-calls.ts'
import type { Input } from '../../../contract/calls/endpoints.ts'
import type { Kind } from '../../../contract/kinds.ts'
import { CallFailed, post, put } from '../../client/api.ts'
import { kindOf } from '../../client/kind-of.ts'
import type { QueueName, ReviewCard } from '../cards/cards.ts'

export type Verdict = 'approve' | 'reject' | 'changes'

export interface Decision {
  verdict: Verdict
  /** The reason for the author; may be empty. */
  reason: string
  /** The corrections of one submission before its approval, in the form that its call accepts. */
  change?: object
  /** The recorded species that the new species duplicates. */
  existing?: string
}

interface FailedDecision {
  id: string
  code: string
}

export interface Outcome {
  /** The decided submissions, each with the id of the ledger entry that records the decision. */
  decided: { id: string; changeId: string }[]
  failed: FailedDecision[]
}

const wireVerdicts = { approve: true, reject: false, changes: 'changes' } as const

/**
 * @param cards one card, or at most a hundred pictures
 * @throws the error of the call; failures of single pictures are in the result
 */
export async function decide(
  queue: QueueName,
  cards: readonly ReviewCard[],
  { verdict, reason, change, existing }: Decision,
): Promise<Outcome> {
  const verdictAndReason = { decision: wireVerdicts[verdict], reason }
  if (queue === 'newPictures') {
    const ids = cards.map(({ id }) => id)
    // The server rejects an invalid season, so the season is not checked here.
    const pictureChange = change as Input<'newPictureAuth'>['change']
    return post('newPictureAuth', {
      ids,
      ...verdictAndReason,
      ...(pictureChange && { change: pictureChange }),
    })
  }
  const [card] = cards
  if (!card) return { decided: [], failed: [] }
  const input = {
    id: card.id,
    ...verdictAndReason,
    ...(change && { change }),
    ...(existing && { existing }),
  }
  const { changeId } = await decideOne(queue, kindOf(card), input)
  return { decided: [{ id: card.id, changeId }], failed: [] }
}

function decideOne(
  queue: Exclude<QueueName, 'newPictures'>,
  kind: Kind,
  input: Input<'newPostAuth'>,
) {
  if (queue === 'newCreationEntries') return post('newCreationAuth', input)
  if (queue === 'newAuthPosts') {
    return post(memberCallsByKind[kind].decideOnNew, input)
  }
  return put(memberCallsByKind[kind].decideOnEdit, input)
}

/** @returns whether the submission is decided already, or no longer exists */
export function isSettled({ code }: Pick<FailedDecision, 'code'>): boolean {
  return code.startsWith('already_') || code === 'not_found'
}

/** @returns one failed decision for each card, after the call itself failed */
export function allFailed(cards: readonly { id: string }[], error: unknown): FailedDecision[] {
  const code = error instanceof CallFailed ? error.code : ''
  return cards.map(({ id }) => ({ id, code }))
}
