/** Sending in a new species, or an edit of one. */
import type { Kind } from '../../../contract/kinds.ts'
import type { SpeciesEdit } from '../../../contract/schemas/species-forms.ts'
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import { findSpecies } from '../../catalogue/repositories/species.ts'
import { recordAt } from '../../catalogue/species/at-revision.ts'
import { assertNew } from '../../catalogue/species/change.ts'
import { differences, recordOf } from '../../catalogue/species/record.ts'
import type { Database, Queries } from '../../database/connection.ts'
import type { SpeciesTable, SubmissionTable } from '../../database/tables.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { HttpError, notFound } from '../../kernel/http-error.ts'
import { type Action, type OpenChange, openChange } from '../../ledger/ledger.ts'
import { findBySendKey, updateSubmission, waitingAnew } from '../records/repository.ts'
import type { Desk, Draft, Received } from './desk.ts'

type SendKey = string | undefined

export function createSpeciesSending({ db }: Pick<Database, 'db'>, desk: Desk) {
  return {
    /** @throws {HttpError} 400 when a species of that kind has the Latin name, 413. */
    async sendSpecies(
      caller: SignedIn,
      kind: Kind,
      record: SpeciesRecord,
      sendKey: SendKey,
    ): Promise<Received> {
      return db.transaction().execute(async (transaction) => {
        const change = await openChange(transaction)
        const draft: Draft = {
          kind: 'species',
          speciesKind: kind,
          speciesId: null,
          name: record.latinName,
          payload: record,
          sendKey,
        }
        const earlier = await sentBefore(transaction, caller, draft)
        if (earlier && isSame(earlier, draft)) return { id: earlier.id, status: earlier.status }
        await assertNew(transaction, kind, record.latinName)
        if (earlier) return sendAgain(transaction, caller, earlier, draft, change)
        return receiveOnce(desk, transaction, caller, draft)
      })
    },

    /**
     * @param action what the log calls an admin's, where it is more than an edit
     * @throws {HttpError} 404 for an unknown species, 400 when its new name is another's, 409 when nobody
     * knows any more what its author read, 413.
     */
    async sendEdit(
      caller: SignedIn,
      kind: Kind,
      edit: SpeciesEdit,
      sendKey: SendKey,
      action: Action = 'edit',
    ): Promise<Received> {
      return db.transaction().execute(async (transaction) => {
        const change = await openChange(transaction)
        const species = await findSpecies(transaction, kind, edit.originalLatin)
        if (!species) throw notFound(`No ${kind} is recorded under this name`)
        const base = await readBy(transaction, species, edit.revision)
        const after = differences(base, edit.change)
        const draft: Draft = {
          kind: 'edit',
          speciesKind: kind,
          speciesId: species.id,
          name: species.latin_name,
          baseRevision: edit.revision ?? species.revision,
          payload: { before: only(base, after), after },
          sendKey,
          action,
        }
        const earlier = await sentBefore(transaction, caller, draft)
        if (earlier && isSame(earlier, draft)) return { id: earlier.id, status: earlier.status }
        if (changesNothing(draft)) {
          throw new HttpError(400, 'nothing_changed', 'Nothing was changed')
        }
        if (after.latinName !== undefined) {
          const other = await findSpecies(transaction, kind, after.latinName)
          if (other && other.id !== species.id) await assertNew(transaction, kind, after.latinName)
        }
        if (earlier) return sendAgain(transaction, caller, earlier, draft, change)
        return receiveOnce(desk, transaction, caller, draft)
      })
    },
  }
}

/** What the species said when the author of an edit read it. */
async function readBy(
  db: Queries,
  species: SpeciesTable,
  revision: number | undefined,
): Promise<SpeciesRecord> {
  if (revision === undefined) return recordOf(species)
  const read = await recordAt(db, species, revision)
  // Whatever else is taken for it would pass off the changes of others as the author's.
  if (!read) throw new HttpError(409, 'changed_since', 'This has been changed since you read it')
  return read
}

/** The fields of a record that another names. */
function only(record: SpeciesRecord, named: Partial<SpeciesRecord>): Partial<SpeciesRecord> {
  const fields = Object.keys(named).filter((field) => field !== 'texts') as (keyof SpeciesRecord)[]
  const texts = Object.keys(named.texts ?? {}).map((field) => [
    field,
    record.texts[field as keyof typeof record.texts] ?? '',
  ])
  return {
    ...Object.fromEntries(fields.map((field) => [field, record[field]])),
    ...(named.texts && { texts: Object.fromEntries(texts) }),
  }
}

/**
 * What the same act of sending has brought about already: its answer was lost, or its author mends it
 * as long as it waits. @throws {HttpError} 409 when it was decided and this says something else.
 */
async function sentBefore(db: Queries, { accountId }: SignedIn, draft: Draft) {
  const earlier = draft.sendKey && (await findBySendKey(db, accountId, draft.sendKey))
  if (!earlier) return undefined
  const open = earlier.status === 'pending' || earlier.status === 'returned'
  if (earlier.kind !== draft.kind || (!open && !isSame(earlier, draft))) {
    throw new HttpError(409, 'sent_already', 'This was sent and decided already')
  }
  return earlier
}

/** Whether sending it again brings about nothing new; what came back is sent again in any case. */
function isSame(earlier: SubmissionTable, draft: Draft): boolean {
  if (earlier.status === 'returned') return false
  // An edit published already no longer changes anything.
  if (earlier.status === 'approved' && changesNothing(draft)) return true
  return earlier.payload === JSON.stringify(draft.payload)
}

const changesNothing = (draft: Draft) =>
  draft.kind === 'edit' && Object.keys(draft.payload.after).length === 0

/** What waits takes what was sent last; what came back waits again. */
async function sendAgain(
  db: Queries,
  { accountId }: SignedIn,
  { id, status }: SubmissionTable,
  draft: Draft,
  change: OpenChange,
): Promise<Received> {
  await updateSubmission(db, id, {
    ...waitingAnew,
    payload: JSON.stringify(draft.payload),
    species_kind: draft.speciesKind,
    species_id: draft.speciesId,
    base_revision: draft.baseRevision ?? null,
  })
  if (status === 'returned') {
    const subject = { kind: draft.kind, id, speciesKind: draft.speciesKind, name: draft.name }
    await change.record({ accountId, action: 'submit', subject })
  }
  return { id, status: 'pending' }
}

async function receiveOnce(
  desk: Desk,
  db: Queries,
  caller: SignedIn,
  draft: Draft,
): Promise<Received> {
  const received = await desk.receive(db, caller, draft)
  if (received) return received
  // The same key at the same moment: the other request has kept it.
  const other = draft.sendKey && (await findBySendKey(db, caller.accountId, draft.sendKey))
  if (!other) throw new Error('A submission was there and is gone')
  return { id: other.id, status: other.status }
}
