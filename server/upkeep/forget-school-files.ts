/** Deletes the rows of ledger entries that name unused school files, so that the sweep deletes these files. */

import { readInstant } from '../database/clock.ts'
import type { Queries } from '../database/connection.ts'
import { waitForTurn } from '../ledger/ledger.ts'
import { deleteLoggedRows } from '../ledger/repository.ts'
import { changesOfTable } from '../ledger/row-history.ts'
import { schoolFileKey, schoolFilesInLedger } from '../media/school-files/names.ts'
import { referencedSchoolFiles } from './school-files.ts'

/**
 * Deletes the rows of older ledger entries that name unused files, in one transaction.
 * @param before an instant; later ledger entries can still be undone
 * @returns the number of ledger entries whose rows were deleted
 */
export async function forgetSchoolFiles(db: Queries, before: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction)
    const usedFiles = await referencedSchoolFiles(transaction, new Set(['site_part']))
    const keys = new Set(usedFiles.map(({ key }) => key))
    const changes = await changesOfTable(transaction, 'site_part', before)
    const ids = changes.flatMap(({ id, rows }) => {
      const names = schoolFilesInLedger(rows)
      return names.some((name) => !keys.has(schoolFileKey(name) ?? '')) ? [id] : []
    })
    if (ids.length > 0) await deleteLoggedRows(transaction, ids, await readInstant(transaction))
    return ids.length
  })
}
