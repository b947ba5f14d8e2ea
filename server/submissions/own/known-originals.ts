/** Lists the files of a member that the site already has, so that the browser need not send these files. */
import pLimit from 'p-limit'
import type { KnownPicture } from '../../../contract/schemas/submissions.ts'
import { findPublishedByHash } from '../../catalogue/repositories/pictures.ts'
import type { Queries } from '../../database/connection.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { hasMaster } from '../../media/intake.ts'
import type { Store } from '../../media/store/store.ts'
import { namesOf, presentKnown } from '../records/present.ts'
import { findOwnOriginals, type SubmissionWithSpecies } from '../records/repository.ts'

/** Number of files that one call looks for in the store at a time. */
const filesAtOnce = 10

/**
 * @returns the published pictures and the member's own pending pictures that have one of the hashes, if their files are
 * in the store. The hash of an original is a claim of the author's browser, so other members' claims are ignored
 * (security.md 82).
 */
export async function findKnown(
  { db, store }: { db: Queries; store: Store },
  { accountId }: SignedIn,
  hashes: string[],
): Promise<KnownPicture[]> {
  const ownOriginals = await findOwnOriginals(db, accountId, hashes)
  const results = ownOriginals.flatMap(({ result_id }) => result_id ?? [])
  const published = await findPublishedByHash(db, hashes, results)
  const knownPictures = hashes.flatMap((hash) => {
    const ownRows = ownOriginals.filter((row) => madeFrom(hash, row))
    const publishedRow = published.find(
      ({ id, source_hash }) =>
        source_hash === hash || ownRows.some(({ result_id }) => result_id === id),
    )
    if (publishedRow)
      return [presentKnown(publishedRow, { hash, kind: publishedRow.kind, status: 'published' })]
    const pending = ownRows.find(({ status }) => status === 'pending')
    if (!pending) return []
    const pendingRow = { latin_name: namesOf(pending).latinName, path: pending.path }
    return [presentKnown(pendingRow, { hash, kind: pending.species_kind, status: 'pending' })]
  })
  const isStored = await pLimit(filesAtOnce).map(knownPictures, ({ path }) =>
    hasMaster(store, path),
  )
  return knownPictures.filter((_, index) => isStored[index])
}

const madeFrom = (hash: string, row: SubmissionWithSpecies) =>
  row.source_hash === hash || row.original_hash === hash
