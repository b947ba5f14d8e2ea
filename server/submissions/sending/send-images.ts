/**
 * Submits photographs or artworks of a species. Each file is accepted or rejected separately. A file is not stored
 * again if the species has it, or if the same file is pending from the same author.
 */
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import type { Kind } from '../../../contract/kinds.ts'
import type { SentFiles } from '../../../contract/schemas/submissions.ts'
import type { NewArtwork, NewPicture, StoredSource } from '../../catalogue/pictures/publish.ts'
import type { Database, Queries } from '../../database/connection.ts'
import type { ReceivedFile } from '../../kernel/call-context.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { assertPast } from '../../kernel/dates.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { openChange } from '../../ledger/ledger.ts'
import { UnsupportedImage, uploadFormats } from '../../media/decoding/decode.ts'
import { removeFiles, removeUnlessCommitted, storePicture } from '../../media/intake.ts'
import type { Store } from '../../media/store/store.ts'
import { type ChosenSpecies, chooseSpecies, rereadSpecies } from '../records/chosen-species.ts'
import {
  type Consent,
  type Earlier,
  findEarlier,
  type NewSubmission,
  type Receiver,
} from './receive.ts'

type SentFile = SentFiles['files'][number]

interface Needs {
  database: Database
  store: Store
  receiver: Receiver
}

/** The outcome of each file, and the status of the stored files. */
export type SentImages = Pick<SentFiles, 'files' | 'status'>

/** The fields of a form other than the credits of its files. */
export interface ImageFormFields extends Consent {
  /** SHA-256 of the original, for a form with one file. */
  originalHash?: string | undefined
}

export type ImagePayload =
  | { kind: 'picture'; payload: NewPicture }
  | { kind: 'artwork'; payload: NewArtwork }

export function createImageSending({ database: { db }, store, receiver }: Needs) {
  async function sendFile(
    caller: SignedIn,
    species: ChosenSpecies,
    content: ImagePayload,
    file: ReceivedFile,
    { originalHash, ...consent }: ImageFormFields,
  ): Promise<SentFile> {
    const { name } = file
    const earlierOf = (queries: Queries, chosen: ChosenSpecies) =>
      findEarlier(queries, caller, content.kind, chosen, file.hash)
    const earlier = file.isTooLarge ? undefined : await earlierOf(db, species)
    if (earlier) return alreadyKnown(name, earlier)
    const image = await storeImage(store, species, file, originalHash)
    let concurrentRow: Earlier | undefined
    const received = await writeOrRemove(store, image, () =>
      db.transaction().execute(async (transaction) => {
        const change = await openChange(transaction)
        const current = await rereadSpecies(transaction, species)
        concurrentRow = await earlierOf(transaction, current)
        return concurrentRow
          ? undefined
          : receiver.receive(
              transaction,
              caller,
              { ...submissionOf(current, content, image), consent },
              change,
            )
      }),
    )
    if (!received) return alreadyKnown(name, concurrentRow ?? {})
    const { id, changeId } = received
    return { name, outcome: 'sent', id, message: 'received', ...(changeId && { changeId }) }
  }

  return {
    /**
     * Submits the files.
     * @returns the outcome of each file, and the status of the stored files
     * @throws {HttpError} 400 without a valid file, or for a future date; 404 without the species
     * @throws {HttpError} 413 for too large files or too many pending submissions; 507 when the store has no space
     */
    async sendImages(
      caller: SignedIn,
      { kind, latinName }: { kind: Kind | undefined; latinName: string },
      content: ImagePayload,
      files: readonly ReceivedFile[],
      formFields: ImageFormFields = {},
    ): Promise<SentImages> {
      const species = await chooseSpecies(db, caller.accountId, kind, latinName)
      if (content.kind === 'picture') assertPast(content.payload.takenOn, 'month')
      else assertPast(content.payload.drawnOn, 'artDate')
      assertAnyFile(files, content.kind === 'picture' ? 'picture' : 'painting')
      const status = receiver.statusOf(caller, content.kind, species)
      const rejections: HttpError[] = []
      const { originalHash, ...consent } = formFields
      const shared = files.length === 1 ? { originalHash, ...consent } : consent
      const results = await Promise.allSettled(
        files.map((file) =>
          sendFile(caller, species, content, file, shared).catch((error: unknown): SentFile => {
            if (!(error instanceof HttpError) || !concernsOneFile(error)) throw error
            rejections.push(error)
            const { message, code } = error
            return { name: file.name, outcome: 'refused', message, code }
          }),
        ),
      )
      // The call answers after it has finished all files, because the form's files are deleted after the answer.
      const failed = results.find((result) => result.status === 'rejected')
      if (failed) throw failed.reason
      const sent = results.flatMap((result) =>
        result.status === 'fulfilled' ? [result.value] : [],
      )
      if (rejections.length === files.length) throw allRejected(rejections, sent)
      return { files: sent, status }
    },
  }
}

function submissionOf(
  { kind: speciesKind, latinName: name, speciesId, newSpeciesId }: ChosenSpecies,
  content: ImagePayload,
  image: StoredSource,
): NewSubmission {
  return { ...content, speciesKind, speciesId, newSpeciesId, name, image }
}

const concernsOneFile = ({ code }: HttpError) =>
  code === 'unsupported_format' || code === 'file_too_large' || code === 'hidden_here'

function alreadyKnown(name: string, { publishedId, own }: Earlier): SentFile {
  return publishedId
    ? { name, outcome: 'known', id: publishedId, message: 'is already published' }
    : { name, outcome: 'known', ...(own && { id: own.id }), message: 'was already submitted' }
}

function allRejected(rejections: HttpError[], sent: SentFile[]): HttpError {
  const [first] = rejections
  const oneCode = rejections.every(({ code }) => code === first?.code)
  const files = sent.map(({ name, message, code = 'refused' }) => ({ name, message, code }))
  const message = oneCode && first ? first.message : 'None of the files can be accepted'
  const status = rejections.every((rejection) => rejection.status === 413) ? 413 : 400
  const code = oneCode && first ? first.code : 'no_good_file'
  return new HttpError(status, code, message, { files })
}

/** @throws {HttpError} 400 without files, with the message of the specification */
function assertAnyFile(files: readonly ReceivedFile[], noun: 'picture' | 'painting'): void {
  if (files.length === 0) {
    throw new HttpError(400, 'no_files', `please upload at least one ${noun}`)
  }
}

/** @returns the file of a field @throws {HttpError} 400 unless this field has exactly one file */
export function exactlyOneFile(files: readonly ReceivedFile[], field: 'pic' | 'art'): ReceivedFile {
  const [file, secondFile] = files.filter((each) => each.field === field)
  if (!file) assertAnyFile([], field === 'pic' ? 'picture' : 'painting')
  if (!file || secondFile)
    throw new HttpError(400, 'one_file', `${field}: exactly one file is required`)
  return file
}

/** Prepares one file per core at a time, because files that wait need no memory. */
const prepareLimit = pLimit(availableParallelism())

/**
 * Makes and stores the master and the renditions.
 * @returns the columns that describe the files and their source
 * @throws {HttpError} 400 for an invalid picture, 413 for a large file
 */
export async function storeImage(
  store: Store,
  { latinName }: ChosenSpecies,
  file: ReceivedFile,
  originalHash = '',
): Promise<StoredSource> {
  if (file.isTooLarge) {
    throw new HttpError(413, 'file_too_large', 'A file may have at most 10 MB')
  }
  const source = { file: file.path }
  try {
    const image = await prepareLimit(() => storePicture(store, source, uploadFormats, latinName))
    return { ...image, source_hash: file.hash, original_hash: originalHash }
  } catch (error) {
    if (!(error instanceof UnsupportedImage)) throw error
    throw new HttpError(400, 'unsupported_format', error.message)
  }
}

/**
 * Runs the writing transaction, and deletes the files if the picture is already known, or if the transaction fails and
 * cannot have committed.
 * @returns the result of the transaction; undefined if the picture is already known
 */
async function writeOrRemove<Result>(
  store: Store,
  image: StoredSource,
  write: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  try {
    const written = await write()
    if (written === undefined) await removeFiles(store, image.path)
    return written
  } catch (error) {
    await removeUnlessCommitted(store, [image.path], error)
    throw error
  }
}
