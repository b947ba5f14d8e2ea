/**
 * Stores a received file as a picture or artwork. It first looks for the same bytes; new files are made into
 * renditions, a few at a time.
 */
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import type { StoredSource } from '../../catalogue/pictures/publish.ts'
import { findBySource } from '../../catalogue/repositories/pictures.ts'
import type { Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import type { ReceivedFile } from '../../kernel/exchange.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { UnsupportedImage, uploadFormats } from '../../media/decoding/decode.ts'
import { removeFiles, removeUnlessKept, takeIn } from '../../media/intake.ts'
import type { Store } from '../../media/store/store.ts'
import type { ChosenSpecies } from '../records/chosen-species.ts'
import { findOwnPending } from '../records/repository.ts'

type ImageKind = 'picture' | 'artwork'

/** One file per core at a time. Waiting files need no memory, and requests of readers have priority. */
const preparing = pLimit(availableParallelism())

/** A published or pending row with the same bytes. Members only see their own pending ones. */
export interface Earlier {
  publishedId?: string
  own?: SubmissionTable
}

export async function findEarlier(
  db: Queries,
  caller: SignedIn,
  kind: ImageKind,
  { speciesId, newSpeciesId }: ChosenSpecies,
  sourceHash: string,
): Promise<Earlier | undefined> {
  const published = speciesId && (await findBySource(db, kind, speciesId, sourceHash))
  if (published) return { publishedId: published.id }
  const by = { authorId: caller.accountId, kind, speciesId, newSpeciesId, sourceHash }
  const own = await findOwnPending(db, by)
  return own && { own }
}

/** Makes and stores the renditions. @throws {HttpError} 400 for an invalid picture, 413 for a large file. */
export async function storeImage(
  store: Store,
  { latinName }: ChosenSpecies,
  file: ReceivedFile,
  originalHash = '',
): Promise<StoredSource> {
  if (file.tooLarge) {
    throw new HttpError(413, 'file_too_large', 'A file may have at most 10 MB')
  }
  const source = { file: file.path }
  try {
    const image = await preparing(() => takeIn(store, source, uploadFormats, latinName))
    return { ...image, source_hash: file.hash, original_hash: originalHash }
  } catch (error) {
    if (!(error instanceof UnsupportedImage)) throw error
    throw new HttpError(400, 'unsupported_format', error.message)
  }
}

/** Runs the writing transaction, and deletes the files if it fails or if the picture is already known. */
export async function writeOrRemove<Result>(
  store: Store,
  image: StoredSource,
  write: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  try {
    const written = await write()
    if (written === undefined) await removeFiles(store, image.path)
    return written
  } catch (error) {
    await removeUnlessKept(store, [image.path], error)
    throw error
  }
}
