/** Everything members send in: new species, edits, pictures, artworks, creations. */
import { type Kind, kinds } from '../../../contract/kinds.ts'
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import { assertPast } from '../../catalogue/pictures/credits.ts'
import type { NewArtwork, NewPicture } from '../../catalogue/pictures/publish.ts'
import { findRevision, findSpecies } from '../../catalogue/repositories/species.ts'
import type { Database } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables.ts'
import { mayActAs, type SignedIn } from '../../kernel/caller.ts'
import type { ReceivedFile } from '../../kernel/exchange.ts'
import { HttpError, notFound } from '../../kernel/http-error.ts'
import type { Store } from '../../media/store/store.ts'
import { decide } from '../deciding/decide.ts'
import { findKnown } from '../own/known-originals.ts'
import { createOwnSubmissions } from '../own/own.ts'
import type { Correction } from '../records/correction.ts'
import { findSubmission } from '../records/repository.ts'
import { pickFromTheList } from './chosen-species.ts'
import { createDesk } from './desk.ts'
import { mendSubmission } from './resubmit.ts'
import { createCreationSending } from './send-creation.ts'
import { assertSome, createImageSending } from './send-images.ts'
import { createSpeciesSending } from './send-species.ts'

interface Needs {
  database: Database
  store: Store
  /** Whether members' pictures wait for an admin. */
  pictureReview: boolean
  timeZone: string
}

export type SubmissionService = ReturnType<typeof createSubmissionService>

export function createSubmissionService({ database, store, pictureReview, timeZone }: Needs) {
  const { db } = database
  const desk = createDesk({ pictureReview })
  const { sendSpecies, sendEdit } = createSpeciesSending(database, desk)
  const { sendImages } = createImageSending({ database, store, desk })
  const { sendCreation } = createCreationSending({ database, store, desk })

  return {
    sendSpecies,
    sendEdit,
    ...createOwnSubmissions(db, timeZone),

    known: (caller: SignedIn, hashes: string[]) => findKnown({ db, store }, caller, hashes),

    /** @throws {HttpError} 404 when it is not in the list. */
    async chosen(kind: Kind, latinName: string): Promise<SpeciesTable> {
      const species = await findSpecies(db, kind, latinName)
      if (!species) throw pickFromTheList(kind)
      return species
    },

    /** Of either kind where none is named: plants first. @throws {HttpError} 404 */
    async chosenOfAny(latinName: string, kind: Kind | undefined): Promise<SpeciesTable> {
      for (const one of kind ? [kind] : (['plant', 'bird'] as const)) {
        const species = await findSpecies(db, one, latinName)
        if (species) return species
      }
      throw pickFromTheList(kind ?? 'plant')
    },

    async sendPictures(
      caller: SignedIn,
      species: SpeciesTable,
      picture: NewPicture,
      files: readonly ReceivedFile[],
      { originalHash }: { originalHash?: string | undefined },
    ) {
      assertSome(files, 'picture')
      assertPast(picture.takenOn, 'month')
      return sendImages(caller, species, { kind: 'picture', payload: picture }, files, originalHash)
    },

    async sendArtworks(
      caller: SignedIn,
      species: SpeciesTable,
      artwork: NewArtwork,
      files: readonly ReceivedFile[],
    ) {
      assertSome(files, 'painting')
      assertPast(artwork.drawnOn, 'artDate')
      return sendImages(caller, species, { kind: 'artwork', payload: artwork }, files)
    },

    async sendCreation(
      caller: SignedIn,
      species: SpeciesTable,
      { picture, artwork }: { picture: NewPicture; artwork: NewArtwork },
      files: readonly ReceivedFile[],
      sendKey: string | undefined,
    ) {
      assertPast(picture.takenOn, 'photoDate')
      assertPast(artwork.drawnOn, 'artDate')
      const painting = theOne(files, 'art', 'painting')
      const photograph = theOne(files, 'pic', 'picture')
      return sendCreation(caller, species, { picture, artwork, photograph, painting }, sendKey)
    },

    /** Undefined when no creation of that id waits. @returns the id of the change. */
    async refuseCreation(caller: SignedIn, id: string): Promise<string | undefined> {
      const waits = await findSubmission(db, id)
      if (waits?.kind !== 'creation' || waits.status !== 'pending') return undefined
      const refusal = { verdict: 'reject', reason: '' } as const
      return decide(database, caller, id, { kinds: ['creation'] }, refusal)
    },

    /** Undefined when no creation of that id waits. @returns the id of the creation it became. */
    async approveCreation(caller: SignedIn, id: string): Promise<string | undefined> {
      const waits = await findSubmission(db, id)
      if (waits?.kind !== 'creation' || waits.status !== 'pending') return undefined
      const approval = { verdict: 'approve', reason: '' } as const
      await decide(database, caller, id, { kinds: ['creation'] }, approval)
      return (await findSubmission(db, id))?.result_id ?? undefined
    },

    mend: (author: SignedIn, id: string, correction: Correction) =>
      mendSubmission(database, author, id, correction),

    /** Lets a species say again what it said; an edit like any other. @throws {HttpError} 404 */
    async restore(caller: SignedIn, kind: Kind, name: string, number: number) {
      const species = await findSpecies(db, kind, name)
      const kept = species && (await findRevision(db, species.id, number))
      if (!species || !kept) throw notFound('There is no such revision')
      const record = JSON.parse(kept.record) as SpeciesRecord
      // What it did not say then is empty again.
      const unsaid = Object.fromEntries(kinds[kind].texts.map((field) => [field, '']))
      const change = { ...record, texts: { ...unsaid, ...record.texts } }
      const edit = { originalLatin: species.latin_name, revision: undefined, change }
      return sendEdit(caller, kind, edit, undefined, 'restore')
    },

    /** How a picture stands once its author has sent it. */
    stateOfPictures(caller: SignedIn) {
      return !pictureReview || mayActAs(caller, 'admin') ? 'approved' : 'pending'
    },
  }
}

/** @throws {HttpError} 400 unless exactly one file came in that field. */
function theOne(
  files: readonly ReceivedFile[],
  field: string,
  what: 'picture' | 'painting',
): ReceivedFile {
  const [file, another] = files.filter((each) => each.field === field)
  if (!file) assertSome([], what)
  if (!file || another) throw new HttpError(400, 'one_file', `${field}: one file, please`)
  return file
}
