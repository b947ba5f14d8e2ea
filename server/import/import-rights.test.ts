/** Tests that an import fills in missing rights and rejects unknown licences. */
import { expect, test } from 'vitest'
import { collectionFolder } from '../../tests/harness/collections/collection-folder.ts'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { jpeg } from '../../tests/harness/pictures/pictures.ts'
import { importCollection } from './import-collection.ts'

const acer = { latinName: 'Acer palmatum', commonName: 'Japanese maple', chineseName: '鸡爪槭' }
const leaf = { kind: 'plant', file: 'leaf.jpg', latinName: 'Acer palmatum', season: 'autumn' }

onEachDatabaseNightly((open) => {
  test('fills in rights that an earlier import left empty, and overwrites none', async () => {
    const database = await open()
    const store = await database.openStore()
    const pictures = { 'photographs/leaf.jpg': await jpeg('leaf') }
    async function importWith(rights: object, dryRun = false) {
      const csv = { 'plants.csv': [acer], 'photographs.csv': [{ ...leaf, ...rights }] }
      const folder = await collectionFolder({ csv, pictures })
      const options = { folder, database, store, timeZone: 'Asia/Shanghai', dryRun }
      return (await importCollection(options)).counts.get('photographs.csv')
    }
    expect(await importWith({})).toMatchObject({ added: 1 })
    const shared = { licence: 'CC BY-SA 3.0', source: 'herbarium' }
    expect(await importWith(shared, true)).toMatchObject({ completed: 1 })
    expect(await importWith(shared)).toMatchObject({ completed: 1 })
    expect(await importWith({ licence: 'CC0' })).toMatchObject({ completed: 0, unchanged: 1 })
    expect(await importWith({})).toMatchObject({ completed: 0, unchanged: 1 })
    const rows = database.db.selectFrom('picture').select(['licence', 'source'])
    expect(await rows.execute()).toEqual([{ licence: 'CC-BY-SA-3.0', source: 'herbarium' }])
  })

  test('rejects only the row with an unknown licence', async () => {
    const database = await open()
    const store = await database.openStore()
    const rows = [
      { ...leaf, licence: 'free' },
      { ...leaf, file: 'b.jpg', licence: 'MIT' },
    ]
    const csv = { 'plants.csv': [acer], 'photographs.csv': rows }
    const pictures = {
      'photographs/leaf.jpg': await jpeg('leaf'),
      'photographs/b.jpg': await jpeg('b'),
    }
    const folder = await collectionFolder({ csv, pictures })
    const options = { folder, database, store, timeZone: 'Asia/Shanghai', dryRun: false }
    const { rejected } = await importCollection(options)
    expect(rejected).toEqual([expect.objectContaining({ line: 2 })])
    expect(JSON.stringify(rejected)).toContain('licence: is not a known licence')
  })
})
