/** Checks that every acknowledged write is stored, and that every row has its files. */
import { everyFinding } from '../../server/integrity/every-finding.ts'
import { keysOf } from '../../server/media/intake.ts'
import type { AcknowledgedWrite } from './senders.ts'
import type { OpenedSite } from './tested-site.ts'

/** @returns sentences about lost writes, lost files and errors in the data */
export async function findLosses(site: OpenedSite, acknowledged: readonly AcknowledgedWrite[]) {
  return [...(await findLost(site, acknowledged)), ...(await findBroken(site))]
}

/** @returns a sentence for each missing row or file of a write, and for each write that is not approved */
export async function findLost(site: OpenedSite, acknowledged: readonly AcknowledgedWrite[]) {
  const losses: string[] = []
  for (const each of acknowledged) losses.push(...(await findLossOf(site, each)))
  return losses
}

async function findLossOf(
  { database: { db }, store }: OpenedSite,
  { id, latinName }: AcknowledgedWrite,
) {
  const submission = await db
    .selectFrom('submission')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  // For a picture that is published already, the acknowledged id is that of the picture.
  const result = submission?.result_id ?? (latinName ? undefined : id)
  if (!result) return [`${latinName ?? 'a picture'} was acknowledged as ${id} and is missing`]
  if (submission && submission.status !== 'approved') return [`${id} is ${submission.status}`]
  const findRow = (table: 'species' | 'picture') =>
    db.selectFrom(table).selectAll().where('id', '=', result).executeTakeFirst()
  if (latinName) return (await findRow('species')) ? [] : [`${latinName} is approved but missing`]
  const { path, width } = ((await findRow('picture')) as { path?: string; width?: number }) ?? {}
  if (!path || !width) return [`a picture was acknowledged as ${id} and is missing`]
  const losses: string[] = []
  for (const key of keysOf(path, width)) {
    const file = await store.get(key)
    file?.stream().destroy()
    if (!file) losses.push(`${key} is missing, but a row names it`)
  }
  return losses
}

/** Finds broken rows and files as `npm run check` does, and photographs that a species has twice. */
async function findBroken(site: OpenedSite): Promise<string[]> {
  const broken: string[] = []
  for await (const { problem } of everyFinding(site)) broken.push(problem)
  const { db } = site.database
  const duplicates = await db
    .selectFrom('picture')
    .select(({ fn }) => ['source_hash', fn.countAll().as('count')])
    .groupBy(['source_hash', 'species_id'])
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute()
  return [...broken, ...duplicates.map((row) => `the picture ${row.source_hash} is stored twice`)]
}
