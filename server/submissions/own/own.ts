/**
 * Lists submissions for their authors, counts the news of a member, lists creations, and finds the picture of a
 * submission.
 */
import type { ParsedInput } from '../../../contract/calls/endpoints.ts'
import { submissionsPageSize } from '../../../contract/limits.ts'
import type { CreationCard } from '../../../contract/schemas/submissions.ts'
import { markSeen, readSeenInstant } from '../../accounts/repository.ts'
import { listCreations } from '../../catalogue/repositories/creations.ts'
import { artworksById, picturesById } from '../../catalogue/repositories/pictures.ts'
import { readInstant } from '../../database/clock.ts'
import type { Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import { type Caller, mayActAs, type SignedIn } from '../../kernel/caller.ts'
import { instantAt } from '../../kernel/dates.ts'
import { countQueues } from '../records/narrow-queue.ts'
import { undecidedSpeciesOf } from '../records/new-species.ts'
import { countNews, countOwn, listOwn } from '../records/own-list.ts'
import { payloadOf } from '../records/payloads.ts'
import { namesOf, presentCreation, presentSubmission } from '../records/present.ts'
import * as repository from '../records/repository.ts'
import { countWithdrawals } from '../records/withdrawals.ts'
import { outcomesOf } from './outcome.ts'
import { presentPendingSpecies, withOutcome } from './present.ts'

export type OwnSubmissions = ReturnType<typeof createOwnSubmissions>

export function createOwnSubmissions(db: Queries, timeZone: string) {
  return {
    /** @returns one page of the caller's submissions, or only the submission with the given id */
    async list(
      { accountId }: SignedIn,
      { page, id, since: requestedSince }: ParsedInput<'submissions'>,
    ) {
      const offset = (page - 1) * submissionsPageSize
      const since = requestedSince ?? ((await readSeenInstant(db, accountId)) || instantAt(0))
      const ownPage = { offset, limit: submissionsPageSize, id, since }
      const rows = await listOwn(db, accountId, ownPage)
      const halves = await repository.halvesOfCreations(
        db,
        rows.map(({ id }) => id),
      )
      const outcomes = await outcomesOf(db, rows, halves)
      return {
        submissions: rows.map((row) => {
          const own = halves.filter((half) => half.part_of === row.id)
          const presented = presentSubmission(row, own, timeZone)
          return withOutcome(presented, outcomes.get(row.id), timeZone)
        }),
        since,
        total: id ? rows.length : await countOwn(db, accountId),
        pageSize: submissionsPageSize,
      }
    },

    /** @returns the numbers of the navigation bar */
    news: (caller: Caller) => readNews(db, caller),

    /** Records that the author has seen the decisions up to this instant. @returns the same numbers as `news` */
    async markSeen(caller: SignedIn, until: string) {
      // A later instant would hide future decisions.
      const now = await readInstant(db)
      await markSeen(db, caller.accountId, until < now ? until : now)
      return readNews(db, caller)
    },

    /** @returns the caller's undecided new species */
    async pendingSpecies({ accountId }: SignedIn) {
      return (await undecidedSpeciesOf(db, accountId)).map(presentPendingSpecies)
    },

    /** @returns pending creations (only the caller's own, but all for an admin), then published creations */
    async creations(caller: SignedIn): Promise<CreationCard[]> {
      const authorId = mayActAs(caller, 'admin') ? undefined : caller.accountId
      const rows = await repository.listPendingCreations(db, authorId)
      const halves = await repository.halvesOfCreations(
        db,
        rows.map(({ id }) => id),
      )
      const published = await listCreations(db)
      const payloads = rows.map((row) => payloadOf(row, 'creation'))
      const pictures = await picturesById(db, [
        ...published.flatMap((row) => row.picture_id ?? []),
        ...payloads.flatMap(({ pictureId }) => pictureId ?? []),
      ])
      const artworks = await artworksById(db, [
        ...published.map((row) => row.artwork_id),
        ...payloads.flatMap(({ artworkId }) => artworkId ?? []),
      ])
      const pending = rows.flatMap((row, index) => {
        const own = halves.filter((half) => half.part_of === row.id)
        const { pictureId } = payloads[index] ?? {}
        const picture = pictures.find(({ id }) => id === pictureId) ?? halfOf(own, 'picture')
        const isArtworkAlone = !pictureId && !own.some(({ kind }) => kind === 'picture')
        const artwork =
          artworks.find(({ id }) => id === payloads[index]?.artworkId) ?? halfOf(own, 'artwork')
        const identity = { id: row.id, kind: row.species_kind, ...namesOf(row) }
        const isWhole = artwork && (picture || isArtworkAlone)
        return isWhole ? [presentCreation(identity, 'pending', picture, artwork)] : []
      })
      const publishedCards = published.flatMap((row) => {
        const picture = pictures.find(({ id }) => id === row.picture_id)
        const artwork = artworks.find(({ id }) => id === row.artwork_id)
        const names = {
          latinName: row.latin_name,
          commonName: row.common_name,
          chineseName: row.chinese_name,
        }
        const identity = { id: row.id, kind: row.kind, ...names }
        const isWhole = artwork && (picture || row.picture_id === null)
        return isWhole ? [presentCreation(identity, 'approved', picture, artwork)] : []
      })
      return [...pending, ...publishedCards]
    },

    /** @returns a picture of a submission, only for its author, reviewers and admins */
    async imageFor(caller: Caller, path: string) {
      const row = await repository.findByPath(db, path)
      if (!row?.path || !row.width) return undefined
      const mayRead = row.author_id === caller.accountId || mayActAs(caller, 'reviewer')
      return mayRead ? { path: row.path, width: row.width } : undefined
    },
  }
}

/** @returns the numbers of news; zeros for a visitor, such as a member whose session has ended */
async function readNews(db: Queries, caller: Caller) {
  const { accountId } = caller
  if (accountId === undefined) return { returned: 0, decided: 0, pending: 0 }
  const own = await countNews(db, accountId, await readSeenInstant(db, accountId))
  if (!mayActAs(caller, 'reviewer')) return { ...own, pending: 0 }
  const queues = await countQueues(db)
  const submissions = queues.reduce((sum, { count }) => sum + Number(count), 0)
  return { ...own, pending: submissions + (await countWithdrawals(db)) }
}

/** @returns a half of a pending creation in the shape of a published photograph or artwork */
function halfOf(halves: SubmissionTable[], kind: 'picture' | 'artwork') {
  const half = halves.find((each) => each.kind === kind)
  if (!half?.path || !half.width || !half.height || !half.thumbhash) return undefined
  const { path, width, height, thumbhash } = half
  return {
    ...{ path, width, height, thumbhash },
    taken_by: kind === 'picture' ? payloadOf(half, 'picture').takenBy : '',
    artist: kind === 'artwork' ? payloadOf(half, 'artwork').artist : '',
  }
}
