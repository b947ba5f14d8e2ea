/** What shows a picture that is lost: into the recycle bin, or back to whoever sent it. */

import { findSpeciesById } from '../catalogue/repositories/species.ts'
import { removeImages } from '../curation/edit-images.ts'
import type { Database, Queries } from '../database/connection.ts'
import type { Touch } from '../ledger/ledger.ts'
import { nameOf } from '../submissions/deciding/decide.ts'
import { findSubmission, partsOf, updateSubmission } from '../submissions/records/repository.ts'
import { inOneChange } from './take-row-away.ts'

export type ShownIn = 'picture' | 'artwork' | 'submission'

const lost =
  'The file of this picture was lost. Please send it again. 这张图片的文件已丢失，请重新上传。'

/** @returns what was done, in words; undefined when it is gone meanwhile. */
export async function takeAway(
  { db }: Database,
  table: ShownIn,
  id: string,
): Promise<string | undefined> {
  if (table === 'submission') return refuse(db, id)
  const query = db.selectFrom(table).select('species_id').where('id', '=', id)
  const row = await query.executeTakeFirst()
  if (!row) return undefined
  const species = await findSpeciesById(db, row.species_id)
  const of = species ? { speciesKind: species.kind, name: species.latin_name } : { name: '' }
  const subject = { kind: table, id, count: 1, ...of }
  await inOneChange(db, { action: 'delete', subject }, (transaction, touch) =>
    removeImages(transaction, table, [id], touch),
  )
  return `the ${table} is in the recycle bin`
}

/** With all it was sent with: half a creation is none. */
async function refuse(db: Database['db'], id: string): Promise<string | undefined> {
  const sent = await findSubmission(db, id)
  const whole = sent?.part_of ? await findSubmission(db, sent.part_of) : sent
  if (!whole) return undefined
  const name = await nameOf(db, whole)
  const subject = { kind: whole.kind, id: whole.id, speciesKind: whole.species_kind, name }
  await inOneChange(db, { action: 'reject', subject }, (transaction, touch) =>
    refuseWhole(transaction, { id, wholeId: whole.id }, touch),
  )
  return 'what was sent is refused, saying why'
}

async function refuseWhole(
  db: Queries,
  { id, wholeId }: { id: string; wholeId: string },
  touch: Touch,
): Promise<void> {
  const rows = [await findSubmission(db, wholeId), ...(await partsOf(db, [wholeId]))]
  for (const row of rows) {
    if (!row) continue
    await touch('submission', row.id)
    const refused = {
      status: 'rejected',
      reason: lost,
      decided_at: new Date().toISOString(),
    } as const
    await updateSubmission(db, row.id, {
      ...(row.id === id && { path: null }),
      ...(row.status !== 'rejected' && row.status !== 'approved' && refused),
    })
  }
}
