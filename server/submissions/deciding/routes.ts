/** Handles the calls with which reviewers read the queues and decide on submissions. */
import type { Kind } from '../../../contract/kinds.ts'
import type { Decided } from '../../../contract/schemas/review.ts'
import type { Database } from '../../database/connection.ts'
import { type Caller, signedIn } from '../../kernel/caller.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import { HttpError } from '../../kernel/http-error.ts'
import type { Correction } from '../records/correct.ts'
import { type DecisionScope, decide, type Verdict } from './decide.ts'
import { readPendingGroups, readQueues } from './queue.ts'

interface DecisionInput {
  id: string
  decision: Verdict
  reason: string
  existing?: string | undefined
  change?: Correction | undefined
}

const verdictWords: Record<Verdict, string> = {
  approve: 'approved',
  reject: 'rejected',
  return: 'changes requested',
}

export function reviewHandlers(database: Database, timeZone: string) {
  const decision =
    (subject: string, scope: DecisionScope) =>
    async (input: DecisionInput, caller: Caller): Promise<Decided> => {
      const { id, decision: verdict, reason, existing, change } = input
      const newDecision = { verdict, reason, existing, correction: change }
      const changeId = await decide(database, signedIn(caller), id, scope, newDecision)
      return { message: `${subject} ${verdictWords[verdict]}`, changeId }
    }
  const edit = (speciesKind: Kind) => decision('Edit', { kinds: ['edit'], speciesKind })
  const post = (speciesKind: Kind) => decision('Post', { kinds: ['species'], speciesKind })

  return {
    async adminAuth(query) {
      return readQueues(database.db, timeZone, query)
    },

    async pendingGroups() {
      return readPendingGroups(database.db)
    },

    handleEditDecision: edit('plant'),
    handleBirdEditDecision: edit('bird'),
    newPostAuth: post('plant'),
    newBirdPostAuth: post('bird'),
    newCreationAuth: decision('Creation', { kinds: ['creation'] }),

    async newPictureAuth({ ids, decision: verdict, reason, change }, caller) {
      const reviewer = signedIn(caller)
      const decided: { id: string; changeId: string }[] = []
      const failed: { id: string; message: string; code: string }[] = []
      for (const id of new Set(ids)) {
        try {
          const scope: DecisionScope = { kinds: ['picture', 'artwork'] }
          const newDecision = { verdict, reason, ...(change && { correction: change }) }
          decided.push({ id, changeId: await decide(database, reviewer, id, scope, newDecision) })
        } catch (error) {
          if (!(error instanceof HttpError)) throw error
          // A call with one id fails in the same way as any other decision.
          if (ids.length === 1) throw error
          failed.push({ id, message: error.message, code: error.code })
        }
      }
      const message = decided.length === 1 ? 'Picture' : `${decided.length} pictures`
      return { message: `${message} ${verdictWords[verdict]}`, decided, failed }
    },
  } satisfies Partial<Handlers>
}
