/**
 * Tests the whole reference in ../shared, which is not part of the project, with the species of the real collection.
 */
import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import { describe, expect, test } from 'vitest'
import { kindNames } from '../../contract/kinds.ts'
import { genusOf } from '../../contract/taxonomy/taxon-names.ts'
import { onEachDatabase } from '../../tests/harness/databases/databases.ts'
import { isSharedUsed, sharedFile } from '../../tests/harness/doses/dose.ts'
import { loadReference } from './loading/load.ts'
import { rowOfGenus } from './repository.ts'

const files = ['vascular-genera.csv', 'birds-avilist-2025.csv']

describe.runIf(isSharedUsed)('with ../shared', () => {
  onEachDatabase((open) => {
    test('loads every name, and gives nearly every species of the collection a family', async () => {
      const { db } = await open()
      const loaded = await loadReference(
        { db },
        files.map((name) => ({ path: sharedFile('reference', name), name })),
      )
      expect(loaded).toMatchObject({ names: 21_432 + 10_928, above: 0, rejected: 0, failure: null })
      for (const kind of kindNames) {
        const rows: AsyncIterable<{ latinName: string }> = createReadStream(
          sharedFile('collection', `${kind}s.csv`),
        ).pipe(parse({ columns: true, bom: true }))
        const unknown = []
        for await (const { latinName } of rows) {
          if (!(await rowOfGenus(db, kind, genusOf(latinName)))) unknown.push(latinName)
        }
        expect(unknown.length, unknown.join()).toBeLessThanOrEqual(3)
      }
    })
  })
})
