/** Sending in photographs or artworks of a species: each file is judged by itself. */
import type { SentFiles } from '../../../contract/schemas/contributions.ts'
import type { NewArtwork, NewPicture, StoredSource } from '../../catalogue/pictures/publish.ts'
import type { Database, Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import type { ReceivedFile } from '../../kernel/exchange.ts'
import { HttpError } from '../../kernel/http-error.ts'
import type { Store } from '../../media/store/store.ts'
import { readAgain } from './chosen-species.ts'
import type { Desk, Draft } from './desk.ts'
import { type Earlier, findEarlier, orRemove, storeImage } from './take-image.ts'

type SentFile = SentFiles['files'][number]

interface Needs {
  database: Database
  store: Store
  desk: Desk
}

export type ImagePayload =
  | { kind: 'picture'; payload: NewPicture }
  | { kind: 'artwork'; payload: NewArtwork }

export function createImageSending({ database: { db }, store, desk }: Needs) {
  async function sendOne(
    caller: SignedIn,
    species: SpeciesTable,
    what: ImagePayload,
    file: ReceivedFile,
    originalHash: string | undefined,
  ): Promise<SentFile> {
    const { name } = file
    const earlierOf = (queries: Queries, of: SpeciesTable) =>
      findEarlier(queries, caller, what.kind, of, file.hash)
    const before = file.tooLarge ? undefined : await earlierOf(db, species)
    if (before) return known(name, before)
    const image = await storeImage(store, species, file, originalHash)
    let meanwhile: Earlier | undefined
    const received = await orRemove(store, image, () =>
      db.transaction().execute(async (transaction) => {
        const now = await readAgain(transaction, species)
        meanwhile = await earlierOf(transaction, now)
        return meanwhile ? undefined : desk.receive(transaction, caller, draftOf(now, what, image))
      }),
    )
    if (!received) return known(name, meanwhile ?? {})
    const { id, changeId } = received
    return { name, outcome: 'sent', id, message: 'received', ...(changeId && { changeId }) }
  }

  return {
    /**
     * @throws {HttpError} when none was good: 400, or 413 when each was too large; 413 or 507 when
     * there is no room.
     */
    async sendImages(
      caller: SignedIn,
      species: SpeciesTable,
      what: ImagePayload,
      files: readonly ReceivedFile[],
      originalHash?: string,
    ): Promise<SentFile[]> {
      const refusals: HttpError[] = []
      const original = files.length === 1 ? originalHash : undefined
      const all = await Promise.allSettled(
        files.map((file) =>
          sendOne(caller, species, what, file, original).catch((error: unknown): SentFile => {
            if (!(error instanceof HttpError) || !judgesTheFile(error)) throw error
            refusals.push(error)
            const { message, code } = error
            return { name: file.name, outcome: 'refused', message, code }
          }),
        ),
      )
      // Not before all have ended: the form's files go with its answer.
      const failed = all.find((one) => one.status === 'rejected')
      if (failed) throw failed.reason
      const sent = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      if (refusals.length === files.length) throw noneGood(refusals, sent)
      return sent
    },
  }
}

function draftOf(species: SpeciesTable, what: ImagePayload, image: StoredSource): Draft {
  const { id: speciesId, kind: speciesKind, latin_name: name } = species
  return { ...what, speciesKind, speciesId, name, image }
}

const judgesTheFile = ({ code }: HttpError) =>
  code === 'unsupported_format' || code === 'file_too_large'

function known(name: string, { publishedId, own }: Earlier): SentFile {
  return publishedId
    ? { name, outcome: 'known', id: publishedId, message: 'is in the collection already' }
    : { name, outcome: 'known', ...(own && { id: own.id }), message: 'was sent already' }
}

function noneGood(refusals: HttpError[], sent: SentFile[]): HttpError {
  const [first] = refusals
  const oneCode = refusals.every(({ code }) => code === first?.code)
  const files = sent.map(({ name, message, code = 'refused' }) => ({ name, message, code }))
  const message = oneCode && first ? first.message : 'None of the files can be taken'
  const status = refusals.every((refusal) => refusal.status === 413) ? 413 : 400
  const code = oneCode && first ? first.code : 'no_good_file'
  return new HttpError(status, code, message, { files })
}

/** @throws {HttpError} 400, worded as the specification does. */
export function assertSome(files: readonly ReceivedFile[], what: 'picture' | 'painting'): void {
  if (files.length === 0) {
    throw new HttpError(400, 'no_files', `please upload at least one ${what}`)
  }
}
