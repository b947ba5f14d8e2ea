/**
 * Lists the deletions, mergers and withdrawals of the recycle bin, which can be undone for 30 days, and purges them
 * with their files.
 */
import type { Selectable } from 'kysely'
import { binDays, dayInMs, listPageSize } from '../../contract/limits.ts'
import type { BinEntry, SentImage } from '../../contract/schemas/activity.ts'
import { pathsInUse } from '../catalogue/repositories/files/paths.ts'
import { withOtherNames } from '../catalogue/subject-names.ts'
import { readClock, readInstant } from '../database/clock.ts'
import type { Database, Queries } from '../database/connection.ts'
import { mayRemoveFiles } from '../database/lease.ts'
import type { ActivityTable } from '../database/tables/tables.ts'
import type { SignedIn } from '../kernel/caller.ts'
import { dateIn, instantAt, postingTime } from '../kernel/dates.ts'
import { notFound } from '../kernel/http-error.ts'
import { note, waitForTurn } from '../ledger/ledger.ts'
import { presentSubject, type Subject } from '../ledger/present.ts'
import * as repository from '../ledger/repository.ts'
import type { TouchedRow } from '../ledger/touched-row.ts'
import { removeFiles } from '../media/intake.ts'
import type { Store } from '../media/store/store.ts'
import { clearPaths, unpublishedPaths } from '../submissions/records/repository.ts'
import { type ImageRow, presentSentImages } from '../submissions/records/sent-images.ts'
import { forgetSchoolFiles } from './forget-school-files.ts'

/** Maximum number of pictures shown for one deletion. */
const picturesShown = 6

interface Needs {
  database: Database
  store: Store
  timeZone: string
}

export type RecycleBin = ReturnType<typeof createRecycleBin>

export function createRecycleBin({ database: { db }, store, timeZone }: Needs) {
  /**
   * Deletes the stored rows of a deletion, so that no undo can restore the deletion, and then deletes the files that no
   * other row needs.
   * @returns the purged deletion; undefined without such a deletion, or if `mayPurge` rejects it
   */
  async function purgeOne(
    id: string,
    mayPurge: (removal: Removal) => boolean,
    admin?: SignedIn,
  ): Promise<Removal | undefined> {
    const removal = await db.transaction().execute(async (transaction) => {
      await waitForTurn(transaction)
      const removed = await findRemoval(transaction, id)
      if (!removed || !mayPurge(removed)) return undefined
      await repository.deleteLoggedRows(transaction, removed.chain, await readInstant(transaction))
      await clearPaths(transaction, removed.paths)
      if (admin) {
        const subject = JSON.parse(removed.row.subject) as Subject
        await note(transaction, { accountId: admin.accountId, action: 'purge', subject })
      }
      return removed
    })
    // A running backup may have read the rows earlier and still need the files. A later sweep deletes these files.
    const paths = removal && (await mayRemoveFiles(db)) ? removal.paths : []
    for (const path of paths) await removeFiles(store, path)
    return removal
  }

  /**
   * @returns the first deleted pictures, by which admins recognise the deletion; none for a deletion of other content
   */
  async function picturesOf(id: string, subject: BinEntry['subject']): Promise<SentImage[]> {
    if (subject.kind !== 'picture' && subject.kind !== 'artwork') return []
    const row = await repository.findActivity(db, id)
    const removed = (row ? imagesRemoved(row) : [])
      .slice(0, picturesShown)
      .map(({ table, before }): ImageRow => ({ table, row: before as unknown as ImageRow['row'] }))
    return removed.map(await presentSentImages(db, removed, timeZone))
  }

  return {
    /** @returns one page, the latest deletion first */
    async page(page: number) {
      const listPage = { offset: (page - 1) * listPageSize, limit: listPageSize }
      const rows = await repository.listDeletions(db, listPage)
      const followers = await repository.undosOf(
        db,
        rows.map(({ id }) => id),
      )
      const entries = await Promise.all(
        rows.map(async (row): Promise<BinEntry> => {
          const at = latestInstant([row, ...chainFrom(row.id, followers)])
          const purgedAt = instantAt(Date.parse(at) + binDays * dayInMs)
          const subject = presentSubject(row.subject)
          return {
            id: row.id,
            at: postingTime(at, timeZone),
            purgedOn: dateIn(timeZone, purgedAt),
            username: row.username ?? '',
            subject,
            pictures: await picturesOf(row.id, subject),
          }
        }),
      )
      return {
        entries: await withOtherNames(db, entries),
        total: await repository.countDeletions(db),
        pageSize: listPageSize,
      }
    },

    count: () => repository.countDeletions(db),

    /** @throws {HttpError} 404 for an id that is not in the recycle bin */
    async purge(caller: SignedIn, id: string): Promise<void> {
      const purged = await purgeOne(id, ({ row }) => isDeletion(row), caller)
      if (!purged) throw notFound('This is not in the recycle bin')
    },

    /**
     * Purges deletions, undone publications of pictures, and changes of the school's content whose files are unused,
     * each after 30 days.
     * @returns the number of purged entries
     * @param now milliseconds since 1970, by default of the database's clock
     */
    async purgeOld(now?: number): Promise<number> {
      const before = instantAt((now ?? (await readClock(db))) - binDays * dayInMs)
      let count = await forgetSchoolFiles(db, before)
      for (const id of await repository.deletionsBefore(db, before)) {
        const isOld = ({ row, paths, since }: Removal) =>
          since < before && (isDeletion(row) || paths.length > 0)
        if (await purgeOne(id, isOld)) count++
      }
      return count
    },
  }
}

interface Removal {
  row: Selectable<ActivityTable>
  /** Ids of all entries in the chain of undos that contains the ledger entry. */
  chain: string[]
  /** The instant at which the removal last took effect. */
  since: string
  /** Paths of the photographs, artworks and submissions that the removal deleted and that no other row has. */
  paths: string[]
}

const isDeletion = ({ action }: Pick<ActivityTable, 'action'>) =>
  ['delete', 'merge', 'withdraw'].includes(action)

async function findRemoval(db: Queries, id: string): Promise<Removal | undefined> {
  const row = await repository.findActivity(db, id)
  if (!row || row.undone_at || row.purged_at) return undefined
  let first = row
  while (first.undoes) first = (await repository.findActivity(db, first.undoes)) ?? first
  const followers = await repository.undosOf(db, [first.id])
  const removed = pathsRemoved(row)
  const pathsInRows = new Set([
    ...(await pathsInUse(db, removed)),
    ...(await unpublishedPaths(db, removed)),
  ])
  return {
    row,
    chain: [first.id, ...followers.map((each) => each.id)],
    since: latestInstant([row, ...chainFrom(id, followers)]),
    paths: removed.filter((path) => !pathsInRows.has(path)),
  }
}

/** @returns the paths of the photographs, artworks and submissions that a change deleted */
function pathsRemoved({ rows }: Pick<ActivityTable, 'rows'>): string[] {
  return (JSON.parse(rows) as TouchedRow[]).flatMap(({ before, after }) =>
    typeof before?.path === 'string' && !after ? [before.path] : [],
  )
}

/** @returns the rows of photographs and artworks before a change that deleted these rows */
function imagesRemoved({ rows }: Pick<ActivityTable, 'rows'>) {
  return (JSON.parse(rows) as TouchedRow[]).flatMap(({ table, before, after }) =>
    (table === 'picture' || table === 'artwork') && before && !after ? [{ table, before }] : [],
  )
}

type Follower = Pick<ActivityTable, 'id' | 'at' | 'undoes'>

/** @returns the entries that undo this entry, directly or through other entries */
function chainFrom(id: string, followers: Follower[]): Follower[] {
  return followers
    .filter(({ undoes }) => undoes === id)
    .flatMap((each) => [each, ...chainFrom(each.id, followers)])
}

function latestInstant(rows: Pick<ActivityTable, 'at'>[]): string {
  const instants = rows.map(({ at }) => at).sort()
  return instants.at(-1) ?? ''
}
