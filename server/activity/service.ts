/** Lists the activity page by page and as a CSV file, and undoes an entry. */
import { stringify } from 'csv-stringify/sync'
import { day, listPageSize } from '../../contract/limits.ts'
import type { Activity } from '../../contract/schemas/curation.ts'
import type { Database } from '../database/connection.ts'
import type { SignedIn } from '../kernel/caller.ts'
import { instantOf, postingTime } from '../kernel/dates.ts'
import { inertCell } from '../kernel/inert-cell.ts'
import { presentSubject, subjectCells, subjectColumns } from '../ledger/present.ts'
import * as repository from '../ledger/repository.ts'
import { undoChange } from '../ledger/undo.ts'

const csvMaximum = 100_000

/** Days in the site's time zone, both included. */
interface Filter {
  username?: string | undefined
  action?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export type ActivityService = ReturnType<typeof createActivityService>

export function createActivityService(database: Database, timeZone: string) {
  const { db } = database
  const instants = ({ from, to, ...rest }: Filter): repository.ActivityFilter => ({
    ...rest,
    ...(from && { from: instantOf(from, timeZone) }),
    ...(to && { to: instantOf(dayAfter(to), timeZone) }),
  })

  async function list(filter: Filter, offset: number, limit: number): Promise<Activity[]> {
    const rows = await repository.listActivity(db, instants(filter), { offset, limit })
    return rows.map((row) => ({
      id: row.id,
      at: postingTime(row.at, timeZone),
      username: row.username ?? '',
      action: row.action,
      subject: presentSubject(row.subject),
      state: row.purged_at ? 'gone' : row.undone_at ? 'undone' : 'done',
      canUndo: Number(row.has_rows) === 1 && !row.undone_at && !row.purged_at,
    }))
  }

  return {
    async page(filter: Filter, page: number) {
      const entries = await list(filter, (page - 1) * listPageSize, listPageSize)
      const total = await repository.countActivity(db, instants(filter))
      return { entries, total, pageSize: listPageSize }
    },

    /** The entries as CSV. No cell can act as a formula in a spreadsheet. */
    async csv(filter: Filter): Promise<string> {
      const entries = await list(filter, 0, csvMaximum)
      const rows = entries.map(({ at, username, action, subject, state }) =>
        [at, username, action, ...subjectCells(subject), state].map(inertCell),
      )
      const columns = ['at', 'username', 'action', ...subjectColumns, 'state']
      return stringify([columns, ...rows], { bom: true })
    },

    /** @returns the entry of the undoing. @throws {HttpError} if the change cannot be undone any more */
    async undo({ accountId }: SignedIn, id: string): Promise<string> {
      return undoChange(database, accountId, id)
    },
  }
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + day).toISOString().slice(0, 10)
}
