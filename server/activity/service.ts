/** Lists the activity page by page and as a CSV file, and undoes an entry. */
import { stringify } from 'csv-stringify/sync'
import { daysAfter } from '../../contract/calendar.ts'
import { listPageSize } from '../../contract/limits.ts'
import type { Activity } from '../../contract/schemas/activity.ts'
import { keysOfSpecies } from '../catalogue/repositories/keys-of-species.ts'
import { withOtherNames } from '../catalogue/subject-names.ts'
import type { Database } from '../database/connection.ts'
import { mayActAs, type SignedIn } from '../kernel/caller.ts'
import { instantOf, postingTime } from '../kernel/dates.ts'
import { HttpError } from '../kernel/http-error.ts'
import { inertCell } from '../kernel/inert-cell.ts'
import { presentSubject, subjectCells, subjectColumns } from '../ledger/present.ts'
import * as repository from '../ledger/repository.ts'
import type { TouchedRow } from '../ledger/touched-row.ts'
import { undoChange } from '../ledger/undo.ts'
import { imagesOfEntries } from './entry-images.ts'
import { withNewSpeciesNames } from './new-species-names.ts'

/** Maximum number of entries in one CSV file. */
const csvMaximum = 100_000

/** Filters the entries. The result includes the days `from` and `to`, which are in the site's time zone. */
interface Filter {
  username?: string | undefined
  action?: string | undefined
  kind?: string | undefined
  species?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export type ActivityService = ReturnType<typeof createActivityService>

export function createActivityService(database: Database, timeZone: string) {
  const { db } = database
  const toStoredFilter = async ({
    from,
    to,
    species,
    ...otherFields
  }: Filter): Promise<repository.ActivityFilter> => ({
    ...otherFields,
    ...(species && { names: await keysOfSpecies(db, species) }),
    ...(from && { from: instantOf(from, timeZone) }),
    ...(to && { to: instantOf(daysAfter(to, 1), timeZone) }),
  })

  async function list(filter: repository.ActivityFilter, offset: number, limit: number) {
    const rows = await repository.listActivity(db, filter, { offset, limit })
    return rows.map(
      (row): Omit<Activity, 'images'> => ({
        id: row.id,
        at: postingTime(row.at, timeZone),
        username: row.username ?? '',
        ...(row.account_id && { accountId: row.account_id }),
        action: row.action,
        subject: presentSubject(row.subject),
        state: row.purged_at ? 'gone' : row.undone_at ? 'undone' : 'done',
        canUndo: Number(row.has_rows) === 1 && !row.undone_at && !row.purged_at,
      }),
    )
  }

  /**
   * @returns whether the entry is a decision of this account. The approval of a request for withdrawal is recorded as a
   * deletion that also changes the request.
   */
  async function isOwnDecision(id: string, accountId: string): Promise<boolean> {
    const entry = await repository.findActivity(db, id)
    if (entry?.account_id !== accountId) return false
    if (['approve', 'reject', 'return', 'keep'].includes(entry.action)) return true
    const rows = JSON.parse(entry.rows) as TouchedRow[]
    return entry.action === 'delete' && rows.some(({ table }) => table === 'withdrawal')
  }

  return {
    async page(filter: Filter, page: number) {
      const storedFilter = await toStoredFilter(filter)
      const rows = await list(storedFilter, (page - 1) * listPageSize, listPageSize)
      const entries = await withNewSpeciesNames(db, await withOtherNames(db, rows))
      const images = await imagesOfEntries(db, entries, timeZone)
      return {
        entries: entries.map((entry) => ({ ...entry, images: images.get(entry.id) ?? [] })),
        total: await repository.countActivity(db, storedFilter),
        pageSize: listPageSize,
      }
    },

    /** @returns the newest 100,000 matching entries as CSV. No cell can act as a formula in a spreadsheet. */
    async csv(filter: Filter): Promise<string> {
      const entries = await list(await toStoredFilter(filter), 0, csvMaximum)
      const rows = entries.map(({ at, username, action, subject, state }) =>
        [at, username, action, ...subjectCells(subject), state].map(inertCell),
      )
      const columns = ['at', 'username', 'action', ...subjectColumns, 'state']
      return stringify([columns, ...rows], { bom: true })
    },

    /**
     * @returns the id of the undo's ledger entry
     * @throws {HttpError} 403 for a reviewer, except for own decisions; 404 and 409 for the same reasons as
     * `undoChange`
     */
    async undo(caller: SignedIn, id: string): Promise<string> {
      const { accountId } = caller
      if (!mayActAs(caller, 'admin') && !(await isOwnDecision(id, accountId))) {
        throw new HttpError(403, 'not_own_decision', 'You can undo only your own decisions')
      }
      return undoChange(database, accountId, id)
    },
  }
}
