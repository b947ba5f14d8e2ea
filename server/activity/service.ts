/** Who did what, and what was deleted: listed, downloaded, and after 30 days gone for good. */
import { stringify } from 'csv-stringify/sync'
import { binDays, listPageSize } from '../../contract/limits.ts'
import type { Activity, BinEntry, Subject } from '../../contract/schemas/curation.ts'
import type { TouchedRow } from '../changes/ledger.ts'
import { openChange } from '../changes/ledger.ts'
import type { Database } from '../database/connection.ts'
import type { SignedIn } from '../http/caller.ts'
import { notFound } from '../http/refusal.ts'
import { removeFiles } from '../media/intake.ts'
import type { Store } from '../media/store.ts'
import { instantOf, postingTime } from '../species/dates.ts'
import { inertCell } from './inert-cell.ts'
import * as repository from './repository.ts'

const day = 86_400_000
const csvMaximum = 100_000

interface Needs {
  database: Database
  store: Store
  timeZone: string
}

/** Days in the site's time zone, both included. */
interface Filter {
  username?: string | undefined
  action?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export type ActivityService = ReturnType<typeof createActivityService>

export function createActivityService({ database: { db }, store, timeZone }: Needs) {
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
      subject: JSON.parse(row.subject) as Subject,
      state: row.purged_at ? 'gone' : row.undone_at ? 'undone' : 'done',
      canUndo: Number(row.has_rows) === 1 && !row.undone_at && !row.purged_at,
    }))
  }

  /** Removes the files that nothing holds any longer, then what would bring their rows back. */
  async function purgeOne(id: string): Promise<void> {
    const row = await repository.findActivity(db, id)
    if (!row) return
    const paths = (JSON.parse(row.rows) as TouchedRow[]).flatMap(({ table, before, after }) =>
      (table === 'picture' || table === 'artwork') && before && !after ? String(before.path) : [],
    )
    const held = await repository.pathsThatWait(db, paths)
    const gone = paths.filter((path) => !held.has(path))
    const purged_at = new Date().toISOString()
    await db.transaction().execute(async (transaction) => {
      await repository.updateActivity(transaction, id, { purged_at, rows: '[]' })
      for (const path of gone) {
        await transaction
          .updateTable('submission')
          .set({ path: null })
          .where('path', '=', path)
          .execute()
      }
    })
    for (const path of gone) await removeFiles(store, path)
  }

  return {
    async page(filter: Filter, page: number) {
      const entries = await list(filter, (page - 1) * listPageSize, listPageSize)
      const total = await repository.countActivity(db, instants(filter))
      return { entries, total, pageSize: listPageSize }
    },

    /** The same as a table for a spreadsheet, in which nothing can act as a formula. */
    async csv(filter: Filter): Promise<string> {
      const entries = await list(filter, 0, csvMaximum)
      const rows = entries.map(({ at, username, action, subject, state }) =>
        [
          at,
          username,
          action,
          subject.kind,
          subject.dbType ?? '',
          subject.name ?? '',
          String(subject.count ?? ''),
          subject.note ?? '',
          state,
        ].map(inertCell),
      )
      const columns = 'at,username,action,kind,dbType,name,count,note,state'.split(',')
      return stringify([columns, ...rows], { bom: true })
    },

    async bin(page: number) {
      const by = { offset: (page - 1) * listPageSize, limit: listPageSize }
      const rows = await repository.listDeletions(db, by)
      const entries = rows.map(
        (row): BinEntry => ({
          id: row.id,
          at: postingTime(row.at, timeZone),
          purgedOn: postingTime(
            new Date(Date.parse(row.at) + binDays * day).toISOString(),
            timeZone,
          ).slice(0, 10),
          username: row.username ?? '',
          subject: JSON.parse(row.subject) as Subject,
        }),
      )
      return { entries, total: await repository.countDeletions(db), pageSize: listPageSize }
    },

    deletions: () => repository.countDeletions(db),

    /** @throws {Refusal} 404 for what is not in the recycle bin. */
    async purge(caller: SignedIn, id: string): Promise<void> {
      const row = await repository.findActivity(db, id)
      const inBin = row && /^(delete|merge)$/.test(row.action) && !row.undone_at && !row.purged_at
      if (!inBin) throw notFound('This is not in the recycle bin')
      await purgeOne(id)
      await db.transaction().execute(async (transaction) => {
        const change = await openChange(transaction)
        const subject = JSON.parse(row.subject) as Subject
        await change.record({ accountId: caller.accountId, action: 'purge', subject })
      })
    },

    /** Whatever has been in the recycle bin for 30 days. */
    async purgeOld(now = Date.now()): Promise<number> {
      const before = new Date(now - binDays * day).toISOString()
      const old = await repository.listDeletions(db, { before, offset: 0, limit: 1000 })
      for (const { id } of old) await purgeOne(id)
      return old.length
    },
  }
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + day).toISOString().slice(0, 10)
}
