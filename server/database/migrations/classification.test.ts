/** Tests the migration of the species of a site without classification. */
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../tests/harness/databases/databases.ts'
import * as classification from './0020-classification.ts'

const indexedColumns = ['genus', 'family', 'taxon_order']
const columns = [...indexedColumns, 'authorship', 'taxon_rank', 'synonyms']

onEachDatabase((open) => {
  test('classifies recorded species, and leaves unknown fields empty', async () => {
    const { db, dialect } = await open()
    for (const column of indexedColumns) await db.schema.dropIndex(`species_${column}`).execute()
    for (const column of columns) {
      await db.schema.alterTable('species').dropColumn(column).execute()
    }
    const species = (id: string, kind: 'plant' | 'bird', latin_name: string) => ({
      ...{ id, kind, latin_name, name_key: latin_name.toLowerCase() },
      ...{ common_name: '', chinese_name: '', letter: 'g', texts: '{}', english_links: '[]' },
      ...{ chinese_links: '[]', editor: '', posted_at: id, revision: 1 },
    })
    // The test inserts more rows than the migration reads at once.
    const otherSpecies = Array.from({ length: 600 }, (_, n) =>
      species(`x${n}`, 'plant', `Rosa n${n}`),
    )
    const rows = [
      species('1', 'plant', 'Ginkgo biloba'),
      species('2', 'bird', 'Oenanthe oenanthe'),
      species('3', 'plant', 'Inventa nulla var. alba'),
      species('4', 'plant', '无名'),
    ]
    await db
      .insertInto('species')
      .values([...rows, ...otherSpecies])
      .execute()
    await classification.up(db as never, dialect)
    const classifiedRows = await db
      .selectFrom('species')
      .select(['taxon_rank', 'genus', 'family', 'taxon_order', 'synonyms'])
      .orderBy('id')
      .execute()
    expect(classifiedRows.map((row) => Object.values(row).join(' ').trim())).toEqual([
      'species Ginkgo Ginkgoaceae Ginkgoales',
      'species Oenanthe Muscicapidae Passeriformes',
      'variety Inventa',
      '',
      ...otherSpecies.map(() => 'species Rosa Rosaceae Rosales'),
    ])
  })
})
