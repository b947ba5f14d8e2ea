/**
 * Tests the questions about names of the sample and of the real collection in ../shared, which is not part of the
 * project.
 */
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { collectionFolder } from '../../../tests/harness/collections/collection-folder.ts'
import { onSqlite } from '../../../tests/harness/databases/databases.ts'
import { isSharedUsed, sharedFile } from '../../../tests/harness/doses/dose.ts'
import { importCollection } from '../../import/import-collection.ts'
import { nameQuestions } from './questions.ts'

const sample = (file: string) => new URL(`../../../sample/${file}`, import.meta.url)

describe.runIf(isSharedUsed)('the questions about names of sample and collection', () => {
  onSqlite((open) => {
    test('name five known duplicates, and no unknown genus', async () => {
      const database = await open()
      const store = await database.openStore()
      for (const fileOf of [sample, (file: string) => sharedFile('collection', file)]) {
        const csv = {
          'plants.csv': await readFile(fileOf('plants.csv')),
          'birds.csv': await readFile(fileOf('birds.csv')),
        }
        const folder = await collectionFolder({ csv })
        await importCollection({ folder, database, store, timeZone: 'Asia/Shanghai' })
      }
      const { questions } = await nameQuestions(database.db)
      const shared = questions.flatMap(({ sort, name }) => (sort === 'chineseName' ? [name] : []))
      expect(shared).toEqual(expect.arrayContaining(['樟', '白兰', '牡丹', '乌桕', '小叶榄仁']))
      expect(questions.filter(({ sort }) => sort === 'unknownGenus')).toEqual([])
    })
  })
})
