/** Publishes the content of an approved submission, according to its kind. */
import { randomUUID } from 'node:crypto'
import {
  assertSection,
  hiddenHere,
  type NewImage,
  publishImage,
  type StoredSource,
} from '../../catalogue/pictures/publish.ts'
import {
  findCreation,
  findSameCreation,
  insertCreation,
  updateCreation,
} from '../../catalogue/repositories/creations.ts'
import { artworksById, picturesById } from '../../catalogue/repositories/pictures.ts'
import { findSpeciesById } from '../../catalogue/repositories/species.ts'
import { addSpecies, changeSpecies } from '../../catalogue/species/change.ts'
import type { Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import { HttpError } from '../../kernel/http-error.ts'
import type { Touch } from '../../ledger/ledger.ts'
import { payloadOf, type SubmissionKind } from '../records/payloads.ts'
import {
  halvesOfCreations,
  isPendingFor,
  picturesOfNewSpecies,
  rejection,
  twiceReason,
  updateSubmission,
} from '../records/repository.ts'

export interface Approval {
  reviewerId: string
  at: string
  touch: Touch
  /** The recorded species that the reviewer chose for the new species. */
  existingId?: string
}

/** The columns of a submission that depend on its published content. `result_id` is the id of the published row. */
type PublishedColumns = { result_id: string } & Partial<
  Pick<SubmissionTable, 'species_id' | 'moved_from'>
>

/** Approves one half of a creation. @returns the id of the published row */
type ApproveHalf = (half: SubmissionTable) => Promise<string>

type Publish = (
  db: Queries,
  row: SubmissionTable,
  approval: Approval,
  approveHalf: ApproveHalf,
) => Promise<PublishedColumns>

/**
 * Publishes the content of a submission within the transaction of a change.
 * @returns the columns of the submission that depend on the published content
 * @throws {HttpError} 400 if another species has taken the name, or for a section of another kind
 * @throws {HttpError} 409 when the species or a half is not published, or when the picture is hidden
 */
export const publishContent: Publish = (db, row, approval, approveHalf) =>
  publishers[row.kind](db, row, approval, approveHalf)

const publishers: Record<SubmissionKind, Publish> = {
  async species(db, row, approval) {
    const { at, touch, existingId } = approval
    const record = payloadOf(row, 'species')
    const id = existingId ?? (await addSpecies(db, row.species_kind, record, at, touch))
    const moved_from = existingId ? record.latinName : null
    await movePicturesOfNewSpecies(db, row, { speciesId: id, moved_from }, approval)
    return { result_id: id, species_id: id, moved_from }
  },

  async edit(db, row, { at, touch }) {
    const species = await findSpeciesById(db, speciesIdOf(row))
    if (!species) throw speciesGone()
    const origin = { submissionId: row.id, at }
    await changeSpecies(db, species, payloadOf(row, 'edit').after, origin, touch)
    return { result_id: species.id }
  },

  async picture(db, row, { at, touch }) {
    const credits = payloadOf(row, 'picture')
    // A photograph of a bird that was submitted as a plant has no life stage yet.
    assertSection(row.species_kind, credits.season)
    const stored = { speciesId: speciesIdOf(row), image: imageOf(row), publishedAt: at }
    return { result_id: await publish(db, { table: 'picture', credits, ...stored }, touch) }
  },

  async artwork(db, row, { at, touch }) {
    const credits = payloadOf(row, 'artwork')
    const stored = { speciesId: speciesIdOf(row), image: imageOf(row), publishedAt: at }
    return { result_id: await publish(db, { table: 'artwork', credits, ...stored }, touch) }
  },

  async creation(db, row, approval, approveHalf) {
    const halves = await halvesOfCreations(db, [row.id])
    const publishHalf = async (kind: 'picture' | 'artwork', published = '') => {
      const half = halves.find((each) => each.kind === kind)
      if (half && !half.result_id) return approveHalf(half)
      return publishedHalf(db, kind, half?.result_id ?? published, speciesIdOf(row))
    }
    const { pictureId, artworkId } = payloadOf(row, 'creation')
    const hasPhotograph = pictureId !== undefined || halves.some(({ kind }) => kind === 'picture')
    const picture_id = hasPhotograph ? await publishHalf('picture', pictureId) : null
    const artwork_id = await publishHalf('artwork', artworkId)
    const sameCreation = await findSameCreation(db, picture_id, artwork_id)
    if (sameCreation) return { result_id: sameCreation.id }
    const artworkAlone = await findCreation(db, null, artwork_id)
    if (artworkAlone) {
      await approval.touch('creation', artworkAlone.id)
      await updateCreation(db, artworkAlone.id, { picture_id })
      return { result_id: artworkAlone.id }
    }
    const id = randomUUID()
    const species_id = speciesIdOf(row)
    const published = { status: 'published', published_at: approval.at } as const
    await approval.touch('creation', id)
    await insertCreation(db, { id, species_id, picture_id, artwork_id, ...published })
    return { result_id: id }
  },
}

/**
 * Moves the pictures of a new species to the species that its approval added, or that the reviewer chose instead.
 * @param moved_from the Latin name of the new species, if the reviewer chose a recorded species
 */
async function movePicturesOfNewSpecies(
  db: Queries,
  { id }: SubmissionTable,
  { speciesId, moved_from }: { speciesId: string; moved_from: string | null },
  { reviewerId, at, touch }: Approval,
): Promise<void> {
  for (const row of await picturesOfNewSpecies(db, [id])) {
    // A picture with a recorded species does not move.
    if (row.species_id) continue
    await touch('submission', row.id)
    const isRepeated = await isPendingFor(db, row, speciesId)
    const change = isRepeated ? rejection(reviewerId, twiceReason, at) : {}
    await updateSubmission(db, row.id, { ...change, species_id: speciesId, moved_from })
  }
}

/** @returns the id of the picture @throws {HttpError} 409 if the species already has the picture as a hidden picture */
async function publish(db: Queries, image: NewImage, touch: Touch): Promise<string> {
  const { id, hidden } = await publishImage(db, image, touch)
  if (hidden) throw hiddenHere()
  return id
}

/**
 * @returns the id of a half
 * @throws {HttpError} 409 if the half was deleted, hidden or moved to another species meanwhile
 */
async function publishedHalf(
  db: Queries,
  kind: 'picture' | 'artwork',
  id: string,
  speciesId: string,
): Promise<string> {
  const [image] = kind === 'picture' ? await picturesById(db, [id]) : await artworksById(db, [id])
  if (image?.species_id === speciesId) return id
  throw new HttpError(
    409,
    'half_gone',
    `The ${kind} of this creation no longer belongs to the species`,
  )
}

/** @returns the id of the species @throws {HttpError} 409 for a species that is pending or no longer exists */
function speciesIdOf(row: SubmissionTable): string {
  if (row.species_id) return row.species_id
  throw row.new_species_id
    ? new HttpError(409, 'species_pending', 'The species of this submission is not approved yet')
    : speciesGone()
}

const speciesGone = () =>
  new HttpError(409, 'species_gone', 'The species of this submission no longer exists')

function imageOf(row: SubmissionTable): StoredSource {
  const { path, width, height, thumbhash, source_hash } = row
  if (!path || !width || !height || !thumbhash || !source_hash) {
    throw new Error(`The submission ${row.id} has no picture`)
  }
  return { path, width, height, thumbhash, source_hash, original_hash: row.original_hash ?? '' }
}
