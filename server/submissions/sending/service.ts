/** Combines the actions of members on submissions and the decisions on creations, for the handlers of calls. */

import { isProse, type Kind, kinds } from '../../../contract/kinds.ts'
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import type { NewArtwork, NewPicture } from '../../catalogue/pictures/publish.ts'
import { findRevision } from '../../catalogue/repositories/revisions.ts'
import { findSpecies } from '../../catalogue/repositories/species.ts'
import type { Database } from '../../database/connection.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { assertPast } from '../../kernel/dates.ts'
import type { ReceivedFile } from '../../kernel/exchange.ts'
import { HttpError, notFound } from '../../kernel/http-error.ts'
import type { Store } from '../../media/store/store.ts'
import { decide } from '../deciding/decide.ts'
import { findKnown } from '../own/known-originals.ts'
import { createOwnSubmissions } from '../own/own.ts'
import { type ChosenSpecies, chooseSpecies } from '../records/chosen-species.ts'
import type { Correction } from '../records/correct.ts'
import { payloadOf } from '../records/payloads.ts'
import { findSubmission, partsOf } from '../records/repository.ts'
import { createReceiver } from './receive.ts'
import { resubmit } from './resubmit.ts'
import { type CreationFormFields, createCreationSending } from './send-creation.ts'
import { assertAnyFile, createImageSending } from './send-images.ts'
import { createSpeciesSending } from './send-species.ts'

interface Needs {
  database: Database
  store: Store
  /** Whether members' photographs and artworks need a review. */
  pictureReview: boolean
  timeZone: string
}

export type SubmissionService = ReturnType<typeof createSubmissionService>

export function createSubmissionService({ database, store, pictureReview, timeZone }: Needs) {
  const { db } = database
  const receiver = createReceiver({ pictureReview })
  const { sendSpecies, sendEdit } = createSpeciesSending(database, receiver)
  const { sendCreation } = createCreationSending({ database, store, receiver })

  return {
    sendSpecies,
    sendEdit,
    ...createImageSending({ database, store, receiver }),
    ...createOwnSubmissions(db, timeZone),

    findKnown: (caller: SignedIn, hashes: string[]) => findKnown({ db, store }, caller, hashes),

    chooseSpecies: ({ accountId }: SignedIn, latinName: string, kind: Kind | undefined) =>
      chooseSpecies(db, accountId, kind, latinName),

    async sendCreation(
      caller: SignedIn,
      species: ChosenSpecies,
      { picture, artwork }: { picture: NewPicture | undefined; artwork: NewArtwork },
      files: readonly ReceivedFile[],
      formFields: CreationFormFields,
    ) {
      assertPast(artwork.drawnOn, 'artDate')
      const painting = exactlyOneFile(files, 'art')
      if (!picture) return sendCreation(caller, species, { artwork, painting }, formFields)
      assertPast(picture.takenOn, 'photoDate')
      const photograph = { credits: picture, file: exactlyOneFile(files, 'pic') }
      return sendCreation(caller, species, { artwork, painting, photograph }, formFields)
    },

    /** @returns the id of the ledger entry; undefined when no creation with this id is pending */
    async rejectCreation(caller: SignedIn, id: string): Promise<string | undefined> {
      const row = await findSubmission(db, id)
      if (row?.kind !== 'creation' || row.status !== 'pending') return undefined
      const rejection = { verdict: 'reject', reason: '' } as const
      return decide(database, caller, id, { kinds: ['creation'] }, rejection)
    },

    /**
     * @returns the id of the published creation; undefined when no creation with this id is pending
     * @throws {HttpError} 400 for an artwork alone, which cannot be featured; 409 for a creation that cannot be
     * published
     */
    async approveCreation(caller: SignedIn, id: string): Promise<string | undefined> {
      const row = await findSubmission(db, id)
      if (row?.kind !== 'creation' || row.status !== 'pending') return undefined
      const { pictureId } = payloadOf(row, 'creation')
      const parts = await partsOf(db, [id])
      if (!pictureId && !parts.some(({ kind }) => kind === 'picture')) throw selectBoth()
      const approval = { verdict: 'approve', reason: '' } as const
      await decide(database, caller, id, { kinds: ['creation'] }, approval)
      return (await findSubmission(db, id))?.result_id ?? undefined
    },

    resubmit: (author: SignedIn, id: string, correction: Correction) =>
      resubmit(database, author, id, correction),

    /**
     * Restores the names and texts of a revision with an edit.
     * @returns the id and the status of the edit
     * @throws {HttpError} 404 without the revision; 400 for a taken name, or if nothing changes
     */
    async restore(caller: SignedIn, kind: Kind, name: string, number: number) {
      const species = await findSpecies(db, kind, name)
      const revision = species && (await findRevision(db, species.id, number))
      if (!species || !revision) throw notFound('There is no such revision')
      const record = JSON.parse(revision.record) as SpeciesRecord
      // Prose that the revision lacks becomes empty. Other missing texts stay, because early revisions have no
      // classification and no characters.
      const prose = kinds[kind].texts.filter(isProse)
      const empty = Object.fromEntries(prose.map((field) => [field, '']))
      const change = { ...record, texts: { ...empty, ...record.texts } }
      const edit = { originalLatin: species.latin_name, revision: undefined, change }
      return sendEdit(caller, kind, edit, undefined, 'restore')
    },
  }
}

/**
 * @returns the error for an artwork alone, because a pair on the home page has both halves (specification, section 5)
 */
export const selectBoth = () =>
  new HttpError(400, 'select_both', 'Please select both a picture and an artwork')

/** @returns the file of a field @throws {HttpError} 400 unless this field has exactly one file */
function exactlyOneFile(files: readonly ReceivedFile[], field: 'pic' | 'art'): ReceivedFile {
  const [file, secondFile] = files.filter((each) => each.field === field)
  if (!file) assertAnyFile([], field === 'pic' ? 'picture' : 'painting')
  if (!file || secondFile)
    throw new HttpError(400, 'one_file', `${field}: exactly one file is required`)
  return file
}
