/** Whether everything that was acknowledged is kept, and every row has its files. */
import { everyFinding } from '../../server/integrity/every-finding.ts'
import { keysOf } from '../../server/media/intake.ts'
import type { Looked } from './ground.ts'
import type { Acknowledged } from './sending.ts'

/** @returns what of it is lost */
export async function lostOf(site: Looked, acknowledged: readonly Acknowledged[]) {
  const losses: string[] = []
  for (const each of acknowledged) losses.push(...(await lostWith(site, each)))
  return losses
}

async function lostWith({ database: { db }, store }: Looked, { id, latinName }: Acknowledged) {
  const sent = await db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirst()
  // Sent again after it was kept, a picture is told by what it became.
  const result = sent?.result_id ?? (latinName ? undefined : id)
  if (!result) return [`${latinName ?? 'a picture'} was acknowledged as ${id} and is not there`]
  if (sent && sent.status !== 'approved') return [`${id} is ${sent.status}`]
  const kept = (table: 'species' | 'picture') =>
    db.selectFrom(table).selectAll().where('id', '=', result).executeTakeFirst()
  if (latinName) return (await kept('species')) ? [] : [`${latinName} is approved and not there`]
  const { path, width } = ((await kept('picture')) as { path?: string; width?: number }) ?? {}
  if (!path || !width) return [`a picture was acknowledged as ${id} and is not there`]
  const losses: string[] = []
  for (const key of keysOf(path, width)) {
    const file = await store.get(key)
    file?.stream().destroy()
    if (!file) losses.push(`${key} is not there, and a row says it is`)
  }
  return losses
}

/** Every row and file of the site, as `npm run check` looks at them; and nothing is there twice. */
export async function brokenIn(site: Looked): Promise<string[]> {
  const broken: string[] = []
  for await (const { what } of everyFinding(site)) broken.push(what)
  const { db } = site.database
  const twice = await db
    .selectFrom('picture')
    .select(({ fn }) => ['source_hash', fn.countAll().as('count')])
    .groupBy(['source_hash', 'species_id'])
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute()
  return [...broken, ...twice.map((row) => `the picture ${row.source_hash} is there twice`)]
}
