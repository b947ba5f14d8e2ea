/**
 * Submits a creation, which is an artwork with or without a photograph. A half that is not published is a submission
 * with `part_of` set, and is decided with the creation. A file is not stored again if the species has it, or if the
 * same file is pending from the same author.
 */

import type { NewArtwork, NewPicture, StoredSource } from '../../catalogue/pictures/publish.ts'
import { findSameCreation } from '../../catalogue/repositories/creations.ts'
import type { Database, Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import type { ReceivedFile } from '../../kernel/call-context.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { assertPast } from '../../kernel/dates.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { openChange } from '../../ledger/ledger.ts'
import { removeFiles, removeUnlessCommitted } from '../../media/intake.ts'
import type { Store } from '../../media/store/store.ts'
import { type ChosenSpecies, rereadSpecies } from '../records/chosen-species.ts'
import { payloadOf } from '../records/payloads.ts'
import {
  findBySendKey,
  findSubmission,
  pendingCreationsOf,
  updateSubmission,
} from '../records/repository.ts'
import {
  type Consent,
  type Earlier,
  findEarlier,
  type NewSubmission,
  type Received,
  type Receiver,
} from './receive.ts'
import { exactlyOneFile, type ImagePayload, storeImage } from './send-images.ts'

/** The credits of the halves. A creation without a photograph has no picture. */
interface CreationCredits {
  picture: NewPicture | undefined
  artwork: NewArtwork
}

/** The fields of a form other than its files and their credits. */
interface CreationFormFields {
  sendKey: string | undefined
  consent: Consent
}

interface NewHalf {
  content: ImagePayload
  file: ReceivedFile
}

interface Half extends NewHalf {
  earlier: Earlier
  image?: StoredSource
}

interface Halves {
  photograph: Half | undefined
  painting: Half
}

interface ReceivedCreation extends Received {
  /** Whether an earlier submission or a published creation has the same halves. */
  known?: true
}

interface Needs {
  database: Database
  store: Store
  receiver: Receiver
}

export function createCreationSending({ database: { db }, store, receiver }: Needs) {
  async function prepare(
    caller: SignedIn,
    species: ChosenSpecies,
    { content, file }: NewHalf,
  ): Promise<Half> {
    const earlier = await findEarlier(db, caller, content.kind, species, file.hash)
    if (earlier) return { content, file, earlier }
    return { content, file, earlier: {}, image: await storeImage(store, species, file) }
  }

  /**
   * Reads the half again, because its picture may have been moved, decided or deleted since `prepare`.
   * @returns the current half
   * @throws {HttpError} 409 if the picture is no longer published or pending, and `prepare` stored no file
   */
  async function prepareAgain(
    transaction: Queries,
    caller: SignedIn,
    species: ChosenSpecies,
    half: Half,
  ): Promise<Half> {
    const { content, file } = half
    const earlier = await findEarlier(transaction, caller, content.kind, species, file.hash)
    if (!earlier && !half.image) {
      const message =
        'The site no longer has a picture of this creation. Please submit the creation again.'
      throw new HttpError(409, 'changed_since', message)
    }
    return { ...half, earlier: earlier ?? {} }
  }

  async function storeCreation(
    transaction: Queries,
    caller: SignedIn,
    chosen: ChosenSpecies,
    halves: Halves,
    { sendKey, consent }: CreationFormFields,
  ): Promise<Received | undefined> {
    const change = await openChange(transaction)
    const species = await rereadSpecies(transaction, chosen)
    const photograph =
      halves.photograph && (await prepareAgain(transaction, caller, species, halves.photograph))
    const painting = await prepareAgain(transaction, caller, species, halves.painting)
    const { kind: speciesKind, latinName: name, speciesId, newSpeciesId } = species
    const shared = { speciesKind, speciesId, newSpeciesId, name, consent }
    const pictureId = photograph?.earlier.publishedId
    const artworkId = painting.earlier.publishedId
    const payload = { ...(pictureId && { pictureId }), ...(artworkId && { artworkId }) }
    const creation: NewSubmission = { ...shared, kind: 'creation', payload, sendKey }
    return receiver.receiveWithHalves(
      transaction,
      caller,
      creation,
      change,
      async (id, storeHalf, touch) => {
        for (const half of [photograph, painting]) {
          if (!half || half.earlier.publishedId) continue
          const { content, earlier, image } = half
          // A half of another pending creation becomes a new submission with the same files.
          const own = earlier.own && (await findSubmission(transaction, earlier.own.id))
          if (own?.status === 'pending' && !own.part_of) {
            await touch('submission', own.id)
            await updateSubmission(transaction, own.id, { part_of: id })
            continue
          }
          const source = image ?? (own && imageOf(own))
          if (source) await storeHalf({ ...shared, ...content, image: source })
        }
      },
    )
  }

  return {
    /**
     * Submits the creation. After an error, the files to which no row refers are deleted, at the latest by the sweep.
     * @returns the id and the status of the new creation, or of the same earlier creation
     * @throws {HttpError} 400 for a future date; 400 or 413 for an unacceptable file
     * @throws {HttpError} 413 for too many pending submissions; 404 without the species; 507 if the store has no space
     * @throws {HttpError} 409 for a half that is hidden or no longer exists
     */
    async sendCreation(
      caller: SignedIn,
      species: ChosenSpecies,
      credits: CreationCredits,
      files: readonly ReceivedFile[],
      formFields: CreationFormFields,
    ): Promise<ReceivedCreation> {
      const newHalves = halvesOf(credits, files)
      const { sendKey } = formFields
      const earlierCreation = sendKey && (await findBySendKey(db, caller.accountId, sendKey))
      if (earlierCreation) return { id: earlierCreation.id, status: earlierCreation.status }
      const stored: (StoredSource | undefined)[] = []
      try {
        const photograph =
          newHalves.photograph && (await prepare(caller, species, newHalves.photograph))
        stored.push(photograph?.image)
        const painting = await prepare(caller, species, newHalves.painting)
        stored.push(painting.image)
        const known = await knownCreation(db, caller, { photograph, painting })
        if (known) {
          await removeAll(stored)
          return { ...known, known: true }
        }
        const received = await db
          .transaction()
          .execute((transaction) =>
            storeCreation(transaction, caller, species, { photograph, painting }, formFields),
          )
        if (received) return received
        const repeated = sendKey && (await findBySendKey(db, caller.accountId, sendKey))
        if (!repeated) throw new Error('The creation with this idempotency key disappeared')
        await removeAll(stored)
        return { id: repeated.id, status: repeated.status }
      } catch (error) {
        await removeUnlessCommitted(
          store,
          stored.flatMap((image) => image?.path ?? []),
          error,
        )
        throw error
      }
    },
  }

  async function removeAll(images: (StoredSource | undefined)[]): Promise<void> {
    for (const image of images) if (image) await removeFiles(store, image.path)
  }
}

/** @throws {HttpError} 400 for a future date, or unless each half has exactly one file */
function halvesOf({ picture, artwork }: CreationCredits, files: readonly ReceivedFile[]) {
  assertPast(artwork.drawnOn, 'artDate')
  const art = { kind: 'artwork', payload: artwork } as const
  const painting: NewHalf = { content: art, file: exactlyOneFile(files, 'art') }
  if (!picture) return { painting }
  assertPast(picture.takenOn, 'photoDate')
  const pic = { kind: 'picture', payload: picture } as const
  const photograph: NewHalf = { content: pic, file: exactlyOneFile(files, 'pic') }
  return { painting, photograph }
}

/**
 * @returns the author's pending creation with these halves, or a published creation; an artwork alone matches any
 * creation with the artwork
 */
async function knownCreation(db: Queries, caller: SignedIn, { photograph, painting }: Halves) {
  for (const pending of await pendingCreationsOf(db, caller.accountId)) {
    const { pictureId, artworkId } = payloadOf(pending, 'creation')
    const hasHalf = ({ earlier }: Half, published: string | undefined) =>
      earlier.own
        ? earlier.own.part_of === pending.id
        : earlier.publishedId !== undefined && earlier.publishedId === published
    if (hasHalf(painting, artworkId) && (!photograph || hasHalf(photograph, pictureId))) {
      return { id: pending.id, status: 'pending' } as const
    }
  }
  const artworkId = painting.earlier.publishedId
  const pictureId = photograph ? photograph.earlier.publishedId : null
  if (!artworkId || pictureId === undefined) return undefined
  const published = await findSameCreation(db, pictureId, artworkId)
  return published && ({ id: published.id, status: 'approved' } as const)
}

function imageOf(row: SubmissionTable): StoredSource | undefined {
  const { path, width, height, thumbhash, source_hash } = row
  if (!path || !width || !height || !thumbhash || !source_hash) return undefined
  return { path, width, height, thumbhash, source_hash, original_hash: row.original_hash ?? '' }
}
