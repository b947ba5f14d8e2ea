/**
 * Submits a creation: a photograph and an artwork made after it. Each half is a submission with `part_of` set
 * and is decided with the creation. A half that the site already has is not stored again.
 */

import type { NewArtwork, NewPicture, StoredSource } from '../../catalogue/pictures/publish.ts'
import type { Database, Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import type { ReceivedFile } from '../../kernel/exchange.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { openChange } from '../../ledger/ledger.ts'
import { removeFiles, removeUnlessKept } from '../../media/intake.ts'
import type { Store } from '../../media/store/store.ts'
import { type ChosenSpecies, readAgain } from '../records/chosen-species.ts'
import { findBySendKey, findSubmission, updateSubmission } from '../records/repository.ts'
import type { NewSubmission, Received, Receiver } from './receive.ts'
import type { ImagePayload } from './send-images.ts'
import { type Earlier, findEarlier, storeImage } from './take-image.ts'

export interface NewCreation {
  picture: NewPicture
  artwork: NewArtwork
  photograph: ReceivedFile
  painting: ReceivedFile
}

interface Half {
  content: ImagePayload
  file: ReceivedFile
  earlier: Earlier
  image?: StoredSource
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
    content: ImagePayload,
    file: ReceivedFile,
  ): Promise<Half> {
    const earlier = await findEarlier(db, caller, content.kind, species, file.hash)
    if (earlier) return { content, file, earlier }
    return { content, file, earlier: {}, image: await storeImage(store, species, file) }
  }

  /**
   * Looks for the half again: it may have moved to another species or been published since `prepare`.
   * @throws {HttpError} 409 when the existing picture was deleted meanwhile and no file was stored for it.
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
      const message = 'A picture of this creation was deleted meanwhile. Please submit it again.'
      throw new HttpError(409, 'changed_since', message)
    }
    return { ...half, earlier: earlier ?? {} }
  }

  async function keep(
    transaction: Queries,
    caller: SignedIn,
    chosen: ChosenSpecies,
    halves: { photograph: Half; painting: Half },
    sendKey: string | undefined,
  ): Promise<Received | undefined> {
    const change = await openChange(transaction)
    const species = await readAgain(transaction, chosen)
    const photograph = await prepareAgain(transaction, caller, species, halves.photograph)
    const painting = await prepareAgain(transaction, caller, species, halves.painting)
    const { kind: speciesKind, latinName: name, speciesId, newSpeciesId } = species
    const shared = { speciesKind, speciesId, newSpeciesId, name }
    const pictureId = photograph.earlier.publishedId
    const artworkId = painting.earlier.publishedId
    const payload = { ...(pictureId && { pictureId }), ...(artworkId && { artworkId }) }
    const creation: NewSubmission = { ...shared, kind: 'creation', payload, sendKey }
    return receiver.receiveWithParts(
      transaction,
      caller,
      creation,
      change,
      async (id, storePart, touch) => {
        for (const { content, earlier, image } of [photograph, painting]) {
          if (earlier.publishedId) continue
          // If it was decided meanwhile, the half becomes a new submission of the same picture.
          const own = earlier.own && (await findSubmission(transaction, earlier.own.id))
          if (own?.status === 'pending' && !own.part_of) {
            await touch('submission', own.id)
            await updateSubmission(transaction, own.id, { part_of: id })
            continue
          }
          const source = image ?? (own && imageOf(own))
          if (source) await storePart({ ...shared, ...content, image: source })
        }
      },
    )
  }

  return {
    /** @throws {HttpError} 400 or 413 for an unacceptable file; nothing is stored then. */
    async sendCreation(
      caller: SignedIn,
      species: ChosenSpecies,
      { picture, artwork, ...files }: NewCreation,
      sendKey: string | undefined,
    ): Promise<Received> {
      const before = sendKey && (await findBySendKey(db, caller.accountId, sendKey))
      if (before) return { id: before.id, status: before.status }
      const photo = { kind: 'picture', payload: picture } as const
      const art = { kind: 'artwork', payload: artwork } as const
      const photograph = await prepare(caller, species, photo, files.photograph)
      const stored = [photograph.image]
      try {
        const painting = await prepare(caller, species, art, files.painting)
        stored.push(painting.image)
        const whole = pendingCreationOf(photograph, painting)
        if (whole) return { id: whole, status: 'pending' }
        const received = await db
          .transaction()
          .execute((transaction) =>
            keep(transaction, caller, species, { photograph, painting }, sendKey),
          )
        if (received) return received
        const other = sendKey && (await findBySendKey(db, caller.accountId, sendKey))
        if (!other) throw new Error('The creation with this idempotency key disappeared')
        await removeAll(stored)
        return { id: other.id, status: other.status }
      } catch (error) {
        await removeUnlessKept(
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

/** The pending creation that both halves already belong to: the same pair, submitted again. */
function pendingCreationOf(a: Half, b: Half): string | undefined {
  const whole = a.earlier.own?.part_of
  return whole && whole === b.earlier.own?.part_of ? whole : undefined
}

function imageOf(row: SubmissionTable): StoredSource | undefined {
  const { path, width, height, thumbhash, source_hash } = row
  if (!path || !width || !height || !thumbhash || !source_hash) return undefined
  return { path, width, height, thumbhash, source_hash, original_hash: row.original_hash ?? '' }
}
