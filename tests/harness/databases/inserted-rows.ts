/** Inserts rows directly, for tests that do not depend on how the rows were made. */
import { randomUUID } from 'node:crypto'
import type { AccountRole } from '../../../contract/endpoint.ts'
import type { Kind, Section } from '../../../contract/kinds.ts'
import type { Queries } from '../../../server/database/connection.ts'
import type { SubmissionTable } from '../../../server/database/tables/tables.ts'
import type { Payloads, SubmissionKind } from '../../../server/submissions/records/payloads.ts'

const now = () => new Date().toISOString()

/** Inserts an account that cannot sign in, because no password matches its hash. @returns its id and username */
export async function addAccount(db: Queries, role: AccountRole = 'member') {
  const id = randomUUID()
  const username = `${role}-${id.slice(0, 8)}`
  const row = { id, username, username_key: username, password_hash: '', role }
  await db
    .insertInto('account')
    .values({ ...row, disabled_at: null, created_at: now() })
    .execute()
  return { id, username }
}

/** @returns the columns of a picture without files */
function imageColumns() {
  const name = randomUUID().replaceAll('-', '').slice(0, 16)
  return {
    path: `/Magnolia_denudata-${name}.jpg`,
    width: 60,
    height: 40,
    thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
    source_hash: name.padEnd(64, '0'),
    original_hash: '',
  }
}

const noRights = { licence: '', rights_holder: '', credit: '', source: '' }

const noImage = {
  path: null,
  width: null,
  height: null,
  thumbhash: null,
  source_hash: null,
  original_hash: null,
}

type NewSubmission = {
  [K in SubmissionKind]: { kind: K; payload: Payloads[K] }
}[SubmissionKind] & {
  speciesKind: Kind
  speciesId: string | null
  newSpeciesId?: string
  creationId?: string
  authorId: string
  submittedAt?: string
  status?: SubmissionTable['status']
}

/** Inserts a submission, pending by default. @returns its id */
export async function addPending(db: Queries, submission: NewSubmission): Promise<string> {
  const { kind, payload, speciesKind, speciesId, authorId } = submission
  const id = randomUUID()
  const row: SubmissionTable = {
    id,
    kind,
    species_kind: speciesKind,
    species_id: speciesId,
    new_species_id: submission.newSpeciesId ?? null,
    moved_from: null,
    payload: JSON.stringify(payload),
    base_revision: null,
    part_of: submission.creationId ?? null,
    author_id: authorId,
    send_key: randomUUID(),
    status: submission.status ?? 'pending',
    reviewer_id: null,
    reason: '',
    submitted_at: submission.submittedAt ?? now(),
    decided_at: null,
    result_id: null,
    consent_on: '',
    consent_wording: '',
    ...(kind === 'picture' || kind === 'artwork' ? imageColumns() : noImage),
  }
  await db.insertInto('submission').values(row).execute()
  return id
}

/** Inserts a published photograph or artwork without files. @returns its id */
export async function addImageRow(
  db: Queries,
  table: 'picture' | 'artwork',
  speciesId: string,
  season: Section = 'spring',
): Promise<string> {
  const id = randomUUID()
  const series = table === 'picture' ? 'P' : 'A'
  const { next_number } = await db
    .updateTable('code_counter')
    .set((counter) => ({ next_number: counter('next_number', '+', 1) }))
    .where('series', '=', series)
    .returning('next_number')
    .executeTakeFirstOrThrow()
  const code_number = next_number - 1
  const published = { status: 'published', published_at: '2020-01-01T00:00:00.000Z' } as const
  const publication = { code_number, ...published, place: null }
  const shared = {
    ...imageColumns(),
    id,
    species_id: speciesId,
    ...publication,
    ...noRights,
    location: '',
  }
  if (table === 'picture') {
    const credits = { season, taken_by: 'Nobody', taken_on: '2020-01-01' }
    await db
      .insertInto('picture')
      .values({ ...shared, ...credits })
      .execute()
  } else {
    await db
      .insertInto('artwork')
      .values({ ...shared, artist: 'Nobody', drawn_on: '' })
      .execute()
  }
  return id
}
