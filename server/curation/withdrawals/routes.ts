/** Handles the calls that withdraw submissions, and that make, undo, list and decide requests for withdrawal. */
import { listPageSize } from '../../../contract/limits.ts'
import type { Attempts } from '../../accounts/limits/attempts.ts'
import type { Database } from '../../database/connection.ts'
import { signedIn } from '../../kernel/caller.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import { withdrawSubmission } from '../../submissions/own/withdraw.ts'
import { countWithdrawals, listWithdrawals } from '../../submissions/records/withdrawals.ts'
import { decideWithdrawal } from './decide.ts'
import { presentWithdrawal } from './present.ts'
import { requestWithdrawal, undoWithdrawal } from './request.ts'

interface Needs {
  database: Database
  attempts: Attempts
  timeZone: string
}

export function withdrawalHandlers(needs: Needs) {
  const { database, timeZone } = needs
  return {
    async withdrawSubmission({ id }, caller) {
      const changeId = await withdrawSubmission(database, signedIn(caller), id)
      return { message: 'Withdrawn', changeId }
    },

    async requestWithdrawal(input, caller) {
      const changeId = await requestWithdrawal(needs, signedIn(caller), input)
      return { message: 'Hidden until a reviewer decides', changeId }
    },

    async undoWithdrawal({ id }, caller) {
      await undoWithdrawal(database, signedIn(caller), id)
      return { message: 'Undone' }
    },

    async withdrawals() {
      const rows = await listWithdrawals(database.db, listPageSize)
      return {
        requests: rows.map((row) => presentWithdrawal(row, timeZone)),
        total: await countWithdrawals(database.db),
      }
    },

    async decideWithdrawal(decision, caller) {
      const changeId = await decideWithdrawal(database, signedIn(caller), decision)
      const message = decision.decision === 'keep' ? 'Shown again' : 'Withdrawn'
      return { message, changeId }
    },
  } satisfies Partial<Handlers>
}
