/** Handles the calls with which members see, download and delete their own data. */
import type { Attempts } from '../accounts/limits/attempts.ts'
import type { Database } from '../database/connection.ts'
import { signedIn } from '../kernel/caller.ts'
import { writeZip } from '../kernel/formats/zip.ts'
import type { Handlers } from '../kernel/handlers.ts'
import type { Store } from '../media/store/store.ts'
import { leave } from './leave.ts'
import { addOwnFiles } from './own-files.ts'
import { type OwnData, summariseOwnData } from './summary.ts'

interface Needs {
  database: Database
  store: Store
  attempts: Attempts
  timeZone: string
  /** Whether a member's pictures and creations lose the name or are deleted when the member leaves. */
  leavingMembers: OwnData['contributions']
  /** The days and weeks for which the site keeps its backups; undefined if the site makes no backups. */
  backups: { keep: { days: number; weeks: number } } | undefined
}

export function ownDataHandlers(needs: Needs) {
  const { database, store, attempts, timeZone, leavingMembers: contributions, backups } = needs
  const { db } = database
  const backupDays = backups ? Math.max(backups.keep.days, 7 * backups.keep.weeks) : null
  const summaryOptions = { timeZone, backupDays, contributions }
  return {
    async ownData(_, caller) {
      return summariseOwnData(db, signedIn(caller), summaryOptions)
    },

    async 'ownData.zip'(_, caller) {
      const { accountId } = signedIn(caller)
      const data = await summariseOwnData(db, signedIn(caller), summaryOptions)
      return writeZip((zip) => addOwnFiles(zip, { db, store }, accountId, data))
    },

    async leave(input, caller, context) {
      await leave({ database, attempts, contributions }, signedIn(caller), input)
      context.setSessionCookie(null)
      return { message: 'The account has been deleted' }
    },
  } satisfies Partial<Handlers>
}
