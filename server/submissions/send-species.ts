/** Sending in a new species, or an edit of one. */
import type { Kind } from '../../contract/kinds.ts'
import type { SpeciesEdit } from '../../contract/schemas/species-forms.ts'
import type { SpeciesRecord } from '../../contract/schemas/species-record.ts'
import type { Database, Queries } from '../database/connection.ts'
import type { SpeciesTable } from '../database/tables.ts'
import type { SignedIn } from '../http/caller.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { assertNew } from '../species/change.ts'
import { differences, recordOf } from '../species/record.ts'
import { findRevision, findSpecies } from '../species/repository.ts'
import type { Desk, Draft, Received } from './desk.ts'
import { findBySendKey, updateSubmission } from './repository.ts'

type SendKey = string | undefined

export function createSpeciesSending({ db }: Pick<Database, 'db'>, desk: Desk) {
  return {
    /** @throws {Refusal} 400 when a species of that kind has the Latin name, 413. */
    async sendSpecies(
      caller: SignedIn,
      kind: Kind,
      record: SpeciesRecord,
      sendKey: SendKey,
    ): Promise<Received> {
      return db.transaction().execute(async (transaction) => {
        const draft: Draft = {
          kind: 'species',
          speciesKind: kind,
          speciesId: null,
          name: record.latinName,
          payload: record,
        }
        const earlier = await sentBefore(transaction, caller, sendKey, draft)
        if (earlier) return earlier
        await assertNew(transaction, kind, record.latinName)
        return receiveOnce(desk, transaction, caller, { ...draft, sendKey })
      })
    },

    /** @throws {Refusal} 404 for an unknown species, 400 when its new name is another's, 413. */
    async sendEdit(
      caller: SignedIn,
      kind: Kind,
      edit: SpeciesEdit,
      sendKey: SendKey,
    ): Promise<Received> {
      return db.transaction().execute(async (transaction) => {
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
        }
        const earlier = await sentBefore(transaction, caller, sendKey, draft)
        if (earlier) return earlier
        if (Object.keys(after).length === 0) {
          throw new Refusal(400, 'nothing_changed', 'Nothing was changed')
        }
        if (after.latinName !== undefined) {
          const other = await findSpecies(transaction, kind, after.latinName)
          if (other && other.id !== species.id) await assertNew(transaction, kind, after.latinName)
        }
        return receiveOnce(desk, transaction, caller, { ...draft, sendKey })
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
  if (revision === undefined || revision === species.revision) return recordOf(species)
  const kept = await findRevision(db, species.id, revision)
  return kept ? (JSON.parse(kept.record) as SpeciesRecord) : recordOf(species)
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
 * What the same act of sending has brought about already, when its answer was lost: as long as it
 * waits, its author may have mended it meanwhile.
 */
async function sentBefore(
  db: Queries,
  caller: SignedIn,
  sendKey: SendKey,
  draft: Draft,
): Promise<Received | undefined> {
  const earlier = sendKey && (await findBySendKey(db, caller.accountId, sendKey))
  if (!earlier) return undefined
  const payload = JSON.stringify(draft.payload)
  // An edit published already no longer changes anything.
  const done = draft.kind === 'edit' && Object.keys(draft.payload.after).length === 0
  const same = earlier.kind === draft.kind && (done || earlier.payload === payload)
  const open = earlier.status === 'pending' || earlier.status === 'returned'
  if (!same && (!open || earlier.kind !== draft.kind)) {
    throw new Refusal(409, 'sent_already', 'This was sent and decided already')
  }
  if (!same || earlier.status === 'returned') {
    const { speciesKind: species_kind, speciesId: species_id } = draft
    const change = { payload, species_kind, species_id, status: 'pending' } as const
    await updateSubmission(db, earlier.id, change)
    return { id: earlier.id, status: 'pending' }
  }
  return { id: earlier.id, status: earlier.status }
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
