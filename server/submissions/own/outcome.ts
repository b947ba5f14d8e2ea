/**
 * Finds whether the content of submissions was moved to another species, deleted, restored, hidden, withdrawn or kept.
 * The outcome comes from the published rows, so that undoing a change also corrects the author's list.
 */
import { creationsById, findCreation } from '../../catalogue/repositories/creations.ts'
import { findBySource, findImages } from '../../catalogue/repositories/pictures.ts'
import { speciesById } from '../../catalogue/repositories/species.ts'
import type { Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables/species-table.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import type { WithdrawalTable } from '../../database/tables/withdrawal-table.ts'
import { deletionsOfRows, requestsOfRows } from '../../ledger/repository.ts'
import { payloadOf } from '../records/payloads.ts'
import type { SubmissionWithSpecies } from '../records/repository.ts'
import { withdrawalsOf } from '../records/withdrawals.ts'

export type Outcome =
  /** `from` is the Latin name of the species for which the member submitted the content. */
  | { state: 'moved'; to: SpeciesTable; from: string }
  /** `at` is absent after the deletion is purged. */
  | { state: 'deleted' | 'restored'; at: string | undefined }
  /** `changeId` is the ledger entry of the author's open request. */
  | { state: 'hidden'; at: string; changeId: string | undefined }
  /** The decision on a request for withdrawal. */
  | { state: 'withdrawn' | 'kept'; at: string; answer: string }

type Image = 'picture' | 'artwork'

/** @returns the outcome of each submission that has an outcome, by id */
export async function outcomesOf(
  db: Queries,
  rows: SubmissionWithSpecies[],
  halves: SubmissionTable[],
): Promise<Map<string, Outcome>> {
  const speciesIdOf = await findSpeciesOfResults(db, rows)
  const speciesIds = new Map<string, string | null>()
  for (const row of rows)
    speciesIds.set(row.id, await currentSpeciesOf(db, row, halves, speciesIdOf))
  const species = await speciesById(
    db,
    [...speciesIds.values()].filter((id) => id !== null),
  )
  const deletions = await deletionsOfRows(
    db,
    rows.flatMap(({ result_id }) => result_id ?? []),
  )
  const requests = await withdrawalsOf(
    db,
    rows.map(({ id }) => id),
  )
  const entries = await requestsOfRows(
    db,
    requests.filter(({ status }) => status === 'open').map(({ id }) => id),
  )
  return new Map(
    rows.flatMap((row): [string, Outcome][] => {
      const to = species.find(({ id }) => id === speciesIds.get(row.id))
      const ofRow = deletions.filter(({ row_id }) => row_id === row.result_id)
      const request = requestOutcome(row, requests, to !== undefined, entries)
      if (request) return [[row.id, request]]
      if (row.status === 'approved' && !to) {
        const last = ofRow.find(({ undone_at }) => undone_at === null)
        return [[row.id, { state: 'deleted', at: last?.at }]]
      }
      if (!to || row.status === 'rejected') return []
      const from = row.moved_from ?? (to.id === row.species_id ? null : (row.latin_name ?? ''))
      if (from !== null) return [[row.id, { state: 'moved', to, from }]]
      const undone = ofRow.flatMap(({ undone_at }) => undone_at ?? [])
      return undone[0] ? [[row.id, { state: 'restored', at: undone[0] }]] : []
    }),
  )
}

/**
 * @returns the outcome of the requests to withdraw the pictures of a submission, if any
 * @param all the requests of all listed submissions
 * @param exists whether a species has the content
 * @param entries the ledger entries of the open requests
 */
function requestOutcome(
  { id, status, author_id }: SubmissionTable,
  all: WithdrawalTable[],
  exists: boolean,
  entries: Awaited<ReturnType<typeof requestsOfRows>>,
): Outcome | undefined {
  const requests = all.filter(({ submission_id }) => submission_id === id)
  const open = requests.find((each) => each.status === 'open')
  if (open && exists) {
    const own = entries.find((each) => each.row_id === open.id && each.account_id === author_id)
    return { state: 'hidden', at: open.requested_at, changeId: own?.id }
  }
  const state = exists ? 'kept' : 'withdrawn'
  const decided = requests.find((each) => each.status === state)
  if (!decided?.decided_at || status !== 'approved') return undefined
  return { state, at: decided.decided_at, answer: decided.answer }
}

type SpeciesIdOf = (kind: Image | 'creation', id: string | null) => string | undefined

/** @returns a function that returns the id of the species of the picture or creation that a submission became */
async function findSpeciesOfResults(
  db: Queries,
  rows: SubmissionWithSpecies[],
): Promise<SpeciesIdOf> {
  const results = (kind: SubmissionTable['kind']) =>
    rows.flatMap((row) => (row.kind === kind && row.result_id) || [])
  const rowsByKind = {
    picture: await findImages(db, 'picture', results('picture')),
    artwork: await findImages(db, 'artwork', results('artwork')),
    creation: await creationsById(db, results('creation')),
  }
  return (kind, id) => rowsByKind[kind].find((each) => each.id === id)?.species_id
}

/** @returns the id of the species that has the content; null if no species has the content */
async function currentSpeciesOf(
  db: Queries,
  row: SubmissionWithSpecies,
  halves: SubmissionTable[],
  speciesIdOf: SpeciesIdOf,
): Promise<string | null> {
  const { kind, species_id, status, result_id } = row
  if (status !== 'approved' || kind === 'species' || kind === 'edit') return species_id
  const currentId = speciesIdOf(kind, result_id)
  if (currentId || !species_id) return currentId ?? null
  // A merge keeps one of two equal pictures or creations.
  const remaining =
    kind === 'creation'
      ? await findRemainingCreation(db, row, halves)
      : await findRemainingImage(db, kind, row)
  return remaining ? species_id : null
}

/** @returns the id of the published picture of a submission, or of the equal picture that remains after a merge */
export async function publishedImageOf(
  db: Queries,
  kind: Image,
  row: SubmissionTable,
): Promise<string | undefined> {
  const [own] = row.result_id ? await findImages(db, kind, [row.result_id]) : []
  return own?.id ?? findRemainingImage(db, kind, row)
}

async function findRemainingImage(
  db: Queries,
  kind: Image,
  { species_id, source_hash }: SubmissionTable,
): Promise<string | undefined> {
  if (!species_id || !source_hash) return undefined
  return (await findBySource(db, kind, species_id, source_hash))?.id
}

async function findRemainingCreation(db: Queries, row: SubmissionTable, halves: SubmissionTable[]) {
  const { pictureId, artworkId } = payloadOf(row, 'creation')
  const own = halves.filter(({ part_of }) => part_of === row.id)
  const currentHalf = async (kind: Image, published: string | undefined) => {
    const half = own.find((each) => each.kind === kind)
    return half ? publishedImageOf(db, kind, half) : published
  }
  const [picture, artwork] = [
    await currentHalf('picture', pictureId),
    await currentHalf('artwork', artworkId),
  ]
  const isPair = pictureId !== undefined || own.some(({ kind }) => kind === 'picture')
  if (!artwork || (isPair && !picture)) return undefined
  return findCreation(db, picture ?? null, artwork)
}
