/**
 * Hides all published pictures and creations of an author, and all creations with these pictures. The module also shows
 * hidden pictures and creations again.
 */
import { findAccountById } from '../../accounts/repository.ts'
import * as creations from '../../catalogue/repositories/creations.ts'
import { findImages, updateImage } from '../../catalogue/repositories/pictures.ts'
import type { Database, Queries } from '../../database/connection.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { HttpError, notFound } from '../../kernel/http-error.ts'
import { openChange, type Touch } from '../../ledger/ledger.ts'
import { publishedBy, publishedThrough } from '../../submissions/records/published-by-author.ts'
import { withOpenWithdrawal } from '../../submissions/records/withdrawals.ts'

const tables = ['picture', 'artwork'] as const
const halfOf = { picture: 'picture_id', artwork: 'artwork_id' } as const

/**
 * @returns the id of the ledger entry, and the number of pictures that changed
 * @throws {HttpError} 404 without the account; 409 if no picture and no creation changes
 */
export async function hideAllOf(
  { db }: Pick<Database, 'db'>,
  caller: SignedIn,
  id: string,
  hidden: boolean,
): Promise<{ changeId: string; count: number }> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const account = await findAccountById(transaction, id)
    if (!account) throw notFound('There is no such account')
    const { pictureCount, creationCount } = await setAllHidden(
      transaction,
      id,
      hidden,
      change.touch,
    )
    if (pictureCount + creationCount === 0)
      throw new HttpError(409, 'nothing_to_hide', 'There is nothing to change')
    const note = hidden ? 'hidden' : 'shown'
    const subject = { kind: 'account', id, name: account.username, note } as const
    const changeId = await change.record({ accountId: caller.accountId, action: 'hide', subject })
    return { changeId, count: pictureCount }
  })
}

/** @returns the numbers of pictures and creations that changed */
async function setAllHidden(
  db: Queries,
  authorId: string,
  hidden: boolean,
  touch: Touch,
): Promise<{ pictureCount: number; creationCount: number }> {
  const status = hidden ? 'hidden' : 'published'
  const submissions = await publishedBy(db, authorId)
  const idsOf = (kind: string) =>
    submissions.flatMap((each) => (each.kind === kind && each.result_id ? each.result_id : []))
  const isOwn = publishedThrough(submissions)
  const creationIds = new Set<string>()
  for (const id of idsOf('creation')) {
    const creation = await creations.findCreationById(db, id)
    if (creation && isOwn(creation)) creationIds.add(id)
  }
  let pictureCount = 0
  for (const table of tables) {
    const rows = (await findImages(db, table, idsOf(table))).filter(isOwn)
    // A picture whose author has requested its withdrawal stays hidden until a reviewer decides.
    const pendingWithdrawals = await withOpenWithdrawal(db, table)
    const changingRows = rows.filter(
      (row) => row.status === (hidden ? 'published' : 'hidden') && !pendingWithdrawals.has(row.id),
    )
    for (const { id } of changingRows) {
      await touch(table, id)
      await updateImage(db, table, id, { status })
    }
    pictureCount += changingRows.length
    const ids = changingRows.map((row) => row.id)
    for (const { id } of await creations.creationsWith(db, halfOf[table], ids)) creationIds.add(id)
  }
  let creationCount = 0
  for (const id of creationIds) {
    if (await setCreationHidden(db, id, hidden, touch)) creationCount++
  }
  return { pictureCount, creationCount }
}

/**
 * Hides a creation, or shows it again if all its halves are published.
 * @returns whether the creation changed
 */
async function setCreationHidden(
  db: Queries,
  id: string,
  hidden: boolean,
  touch: Touch,
): Promise<boolean> {
  const creation = await creations.findCreationById(db, id)
  if (creation?.status !== (hidden ? 'published' : 'hidden')) return false
  const halves = [
    ...(creation.picture_id ? await findImages(db, 'picture', [creation.picture_id]) : []),
    ...(await findImages(db, 'artwork', [creation.artwork_id])),
  ]
  if (!hidden && halves.some((half) => half.status !== 'published')) return false
  await touch('creation', id)
  await creations.updateCreation(db, id, { status: hidden ? 'hidden' : 'published' })
  return true
}
