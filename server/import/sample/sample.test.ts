/** Tests the order in which the sample is imported, and that its creations name existing pictures. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { collectionFolder } from '../../../tests/harness/collections/collection-folder.ts'
import { countRows } from '../../../tests/harness/databases/contents.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { jpeg } from '../../../tests/harness/pictures/pictures.ts'
import { readCsv } from '../../kernel/csv/read-csv.ts'
import { importCollection } from '../import-collection.ts'

const acer = { latinName: 'Acer palmatum', commonName: 'Japanese maple', chineseName: '鸡爪槭' }
const imageOf = (file: string) => ({
  kind: 'plant',
  file,
  latinName: acer.latinName,
  season: 'autumn',
  date: '2024-11-20',
  location: 'Pond',
})
const photograph = (file: string) => ({ ...imageOf(file), takenBy: '林小满' })
const artwork = (file: string) => ({ ...imageOf(file), artist: 'Chen Yu' })

onEachDatabaseNightly((open) => {
  test('imports creations and their pictures before other pictures', async () => {
    const database = await open()
    const folder = await collectionFolder({
      csv: {
        'plants.csv': [acer],
        'photographs.csv': [photograph('leaf.jpg'), photograph('hung.jpg')],
        'artworks.csv': [artwork('plate.jpg'), artwork('hung-too.jpg')],
        'creations.csv': [
          { ...acer, photographFile: 'hung.jpg', artworkFile: 'hung-too.jpg', featured: 'yes' },
        ],
      },
      pictures: {
        'photographs/leaf.jpg': await jpeg('leaf'),
        'photographs/hung.jpg': await jpeg('hung'),
        'artworks/plate.jpg': await jpeg('plate'),
        'artworks/hung-too.jpg': await jpeg('hung too'),
      },
    })
    const order: string[] = []
    const store = await database.openStore()
    const report = await importCollection({
      folder,
      database,
      store,
      timeZone: 'Asia/Shanghai',
      creationsFirst: true,
      onProgress: (file) => order.push(file),
    })
    expect(report.rejected).toEqual([])
    expect(order).toEqual([
      'plants.csv',
      'photographs.csv',
      'artworks.csv',
      'creations.csv',
      'photographs.csv',
      'artworks.csv',
    ])
    expect(await countRows(database)).toEqual({ species: 1, picture: 2, artwork: 2, creation: 1 })
  })
})

test('names existing pictures in every creation of the sample', async () => {
  const photographs = await filesIn('photographs')
  const artworks = await filesIn('artworks')
  for await (const { values } of readCsv('sample/creations.csv')) {
    expect(photographs).toContain(values.photographFile)
    expect(artworks).toContain(values.artworkFile)
  }
})

async function filesIn(folder: 'photographs' | 'artworks'): Promise<string[]> {
  const files: string[] = []
  for await (const { values } of readCsv(`sample/${folder}.csv`)) files.push(values.file ?? '')
  expect(files.filter((file) => !existsSync(path.join('sample', folder, file)))).toEqual([])
  return files
}
