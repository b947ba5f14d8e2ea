/** Tells members which of their files the site has already, so that they need not send them. */
import pLimit from 'p-limit'
import type { KnownPicture } from '../../../contract/schemas/contributions.ts'
import { findPublishedByHash } from '../../catalogue/repositories/pictures.ts'
import type { Queries } from '../../database/connection.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { hasMaster } from '../../media/intake.ts'
import type { Store } from '../../media/store/store.ts'
import { presentKnown } from '../records/present.ts'
import { findOwnOriginals, type SubmissionWithSpecies } from '../records/repository.ts'

/** Files looked for in the store at a time, for one call. */
const atOnce = 10

/**
 * Published pictures and the member's own pending ones, each with its file in the store. The hash of an
 * original is a claim of the author's browser, so only the author hears of it (security.md 82).
 */
export async function findKnown(
  { db, store }: { db: Queries; store: Store },
  { accountId }: SignedIn,
  hashes: string[],
): Promise<KnownPicture[]> {
  const own = await findOwnOriginals(db, accountId, hashes)
  const results = own.flatMap(({ result_id }) => result_id ?? [])
  const published = await findPublishedByHash(db, hashes, results)
  const found = hashes.flatMap((hash) => {
    const mine = own.filter((row) => madeFrom(hash, row))
    const there = published.find(
      ({ id, source_hash }) =>
        source_hash === hash || mine.some(({ result_id }) => result_id === id),
    )
    if (there) return [presentKnown(there, { hash, kind: there.kind, status: 'published' })]
    const waiting = mine.find(({ status }) => status === 'pending')
    if (!waiting) return []
    return [presentKnown(waiting, { hash, kind: waiting.species_kind, status: 'pending' })]
  })
  const stored = await pLimit(atOnce).map(found, ({ path }) => hasMaster(store, path))
  return found.filter((_, place) => stored[place])
}

const madeFrom = (hash: string, row: SubmissionWithSpecies) =>
  row.source_hash === hash || row.original_hash === hash
