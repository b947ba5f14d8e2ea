/**
 * Adds the classification of species. The rank and the genus come from the Latin name, and the family and the order
 * come from the site's table of genera.
 */
import { type Kysely, sql } from 'kysely'
import type { Kind } from '../../../contract/kinds.ts'
import { classify } from '../../taxonomy/taxonomy.ts'
import type { Dialect } from '../connection.ts'

const speciesAtOnce = 500

export async function up(db: Kysely<never>, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  for (const column of ['authorship', 'taxon_rank', 'genus', 'family', 'taxon_order', 'synonyms']) {
    await db.schema
      .alterTable('species')
      .addColumn(column, text, (c) => c.notNull().defaultTo(''))
      .execute()
  }
  await classifySpecies(db)
  for (const column of ['genus', 'family', 'taxon_order']) {
    await db.schema
      .createIndex(`species_${column}`)
      .on('species')
      .columns([column, 'kind', 'name_key'])
      .execute()
  }
}

async function classifySpecies(db: Kysely<never>): Promise<void> {
  for (let lastId = ''; ; ) {
    const { rows } = await sql<{ id: string; kind: Kind; latin_name: string }>`
      select id, kind, latin_name from species where id > ${lastId} order by id
      limit ${speciesAtOnce}`.execute(db)
    for (const { id, kind, latin_name } of rows) {
      const { rank, genus, family, order } = classify(kind, latin_name)
      await sql`update species set taxon_rank = ${rank}, genus = ${genus}, family = ${family},
        taxon_order = ${order} where id = ${id}`.execute(db)
    }
    const lastRow = rows.at(-1)
    if (!lastRow || rows.length < speciesAtOnce) return
    lastId = lastRow.id
  }
}
