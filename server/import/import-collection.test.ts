/** Tests the import of collections: valid and invalid rows, repetition and dry runs. */
import { describe, expect, test } from 'vitest'
import { collectionFolder } from '../../tests/harness/collections/collection-folder.ts'
import { countRows, storedFiles } from '../../tests/harness/databases/contents.ts'
import {
  onEachDatabaseNightly,
  type TestDatabase,
} from '../../tests/harness/databases/databases.ts'
import { jpeg } from '../../tests/harness/pictures/pictures.ts'
import { openSite } from '../../tests/harness/sites/site.ts'
import { deletePair, listFeatured } from '../catalogue/repositories/featured.ts'
import { importCollection } from './import-collection.ts'

const acer = { latinName: 'Acer palmatum', commonName: 'Japanese maple', chineseName: '鸡爪槭' }
const rosa = { latinName: 'Rosa chinensis', commonName: 'China rose', chineseName: '月季' }
const anas = { latinName: 'Anas crecca', commonName: 'Eurasian teal', chineseName: '绿翅鸭' }
const leaf = {
  kind: 'plant',
  file: 'leaf.jpg',
  latinName: 'Acer palmatum',
  season: 'autumn',
  takenBy: '林小满',
  date: '2024-11-20',
  location: 'Pond',
}
const plate = { ...leaf, file: 'plate.jpg', artist: 'Chen Yu' }
const pair = { latinName: 'Acer palmatum', photographFile: 'leaf.jpg', artworkFile: 'plate.jpg' }

async function importFrom(database: TestDatabase, folder: string, dryRun = false) {
  const store = await database.openStore()
  return importCollection({ folder, database, store, timeZone: 'Asia/Shanghai', dryRun })
}

async function wholeCollection() {
  return {
    csv: {
      'plants.csv': [acer, rosa],
      'birds.csv': [anas],
      'photographs.csv': [leaf],
      'artworks.csv': [plate],
      'creations.csv': [pair],
    },
    pictures: {
      'photographs/leaf.jpg': await jpeg('leaf'),
      'artworks/plate.jpg': await jpeg('plate'),
    },
  }
}

onEachDatabaseNightly((open) => {
  test('features an imported creation once, and not again after an admin unfeatures it', async () => {
    const database = await open()
    const collection = await wholeCollection()
    const folder = await collectionFolder({
      ...collection,
      csv: { ...collection.csv, 'creations.csv': [{ ...pair, featured: 'yes' }] },
    })
    expect((await importFrom(database, folder)).rejected).toEqual([])
    const featured = await listFeatured(database.db)
    expect(featured).toHaveLength(1)
    await deletePair(database.db, featured[0]?.id ?? '')
    await importFrom(database, folder)
    expect(await listFeatured(database.db)).toEqual([])
  })

  test('imports a collection twice without duplicates', async () => {
    const database = await open()
    const folder = await collectionFolder(await wholeCollection())
    const counts = { species: 3, picture: 1, artwork: 1, creation: 1 }

    const first = await importFrom(database, folder)
    expect(first.rejected).toEqual([])
    expect(await countRows(database)).toEqual(counts)
    const files = await storedFiles(database)

    const second = await importFrom(database, folder)
    expect(second.rejected).toEqual([])
    expect([...second.counts.values()].every(({ added }) => added === 0)).toBe(true)
    expect(await countRows(database)).toEqual(counts)
    expect(await storedFiles(database)).toEqual(files)
  })

  test('completes an existing species and overwrites nothing', async () => {
    const database = await open()
    const site = await openSite(database)
    await site.addSpecies('plant', [acer.latinName, 'Our maple', acer.chineseName], {
      texts: { location: 'Library' },
    })
    const row = { ...acer, location: 'Elsewhere', otherNames: '红枫', link: '[]', editor: 'Lin' }
    const folder = await collectionFolder({ csv: { 'plants.csv': [row] } })
    const planned = await importFrom(database, folder, true)
    const done = await importFrom(database, folder)
    expect(done.counts).toEqual(planned.counts)
    expect(done.counts.get('plants.csv')).toEqual({ added: 0, completed: 1, unchanged: 0 })
    const [post] = (await site.post('/api/syncPlantInfo', { postName: acer.latinName })).json()
      .resultPost
    expect(post).toMatchObject({
      commonName: 'Our maple',
      location: 'Library',
      otherNames: '红枫',
      editor: 'Lin',
    })
  })

  test('treats another spelling of a name as the same species', async () => {
    const database = await open()
    const csv = { 'plants.csv': [acer, { ...acer, latinName: 'ACER  palmatum' }] }
    const { counts } = await importFrom(database, await collectionFolder({ csv }))
    expect(counts.get('plants.csv')).toEqual({ added: 1, completed: 0, unchanged: 1 })
  })

  test('stores the same picture of neighbouring rows once', async () => {
    const database = await open()
    const { csv, pictures } = await wholeCollection()
    const folder = await collectionFolder({
      csv: { ...csv, 'photographs.csv': [leaf, leaf, leaf, leaf] },
      pictures,
    })
    const report = await importFrom(database, folder)
    expect(report.rejected).toEqual([])
    expect(report.counts.get('photographs.csv')).toEqual({ added: 1, completed: 0, unchanged: 3 })
    // Master and one rendition each of a photograph and an artwork.
    expect(await storedFiles(database)).toHaveLength(4)
  })

  describe('a dry run', () => {
    test('reports the changes without making them', async () => {
      const database = await open()
      const folder = await collectionFolder(await wholeCollection())
      const planned = await importFrom(database, folder, true)
      expect(await countRows(database)).toEqual({ species: 0, picture: 0, artwork: 0, creation: 0 })
      expect(await storedFiles(database)).toEqual([])
      const done = await importFrom(database, folder)
      expect(planned.lines()).toEqual(done.lines())
      expect((await importFrom(database, folder, true)).lines()).toEqual(
        (await importFrom(database, folder)).lines(),
      )
    })
  })

  test('names every invalid row, even in a dry run, and imports the valid rows', async () => {
    const database = await open()
    const unknownSpecies = { ...leaf, latinName: 'Nusquam nulla' }
    const folder = await collectionFolder({
      csv: {
        'plants.csv': [
          acer,
          { ...acer, latinName: ' ' },
          { ...rosa, link: '[{"linkTitle":"x","link":"javascript:alert(1)"}]' },
          { ...rosa, latinName: 'Rosa two\nlines', link: 'not JSON' },
          { ...rosa, latinName: 'Rosa tertia', postingtime: '2025-02-30 10:00:00' },
          { ...rosa, location: 'x'.repeat(20_001) },
          rosa,
        ].map((row) => ({ link: '', postingtime: '', location: '', ...row })),
        'birds.csv':
          'latinName,commonName,chineseName\nAnas crecca,Teal, small,绿翅鸭\nAnas acuta,Pintail,针尾鸭\n',
        'photographs.csv': [
          leaf,
          unknownSpecies,
          { ...leaf, season: 'Juvenile' },
          { ...leaf, season: 'monsoon' },
          { ...leaf, date: '20/11/2024' },
          { ...leaf, file: '../../etc/passwd' },
          { ...leaf, file: 'missing.jpg' },
          { ...leaf, file: 'page.jpg' },
          { ...leaf, kind: 'fungus' },
          { ...leaf, takenBy: 'x'.repeat(501), file: 'other.jpg' },
          { ...leaf, takenBy: 'Li\0 Ming', file: 'other.jpg' },
        ],
        'artworks.csv': [plate, { ...plate, kind: 'bird' }],
        'creations.csv': [
          { ...pair, featured: '' },
          { ...pair, latinName: 'Rosa chinensis' },
          { ...pair, latinName: 'Nusquam nulla' },
          { ...pair, artworkFile: 'none.jpg' },
          { ...pair, featured: 'maybe' },
        ],
      },
      pictures: {
        'photographs/leaf.jpg': await jpeg('leaf'),
        'photographs/other.jpg': await jpeg('other'),
        'photographs/page.jpg': Buffer.from('<html><script>alert(1)</script></html>'),
        'artworks/plate.jpg': await jpeg('plate'),
      },
    })
    const expected = [
      'plants.csv, line 3: latinName: is required',
      'plants.csv, line 4: link 1: is not an http or https address',
      'plants.csv, line 5: link: is not a JSON list of {linkTitle, link}',
      'plants.csv, line 7: postingtime: "2025-02-30 10:00:00" is not YYYY-MM-DD HH:mm:ss',
      'plants.csv, line 8: location: is longer than 20000 characters',
      'birds.csv, line 2: has 4 cells where the first line names 3',
      'photographs.csv, line 3: latinName: no plant "Nusquam nulla" is recorded',
      'photographs.csv, line 4: season: belongs to the other kind',
      'photographs.csv, line 5: season: is neither a season nor a life stage',
      'photographs.csv, line 6: date: is not a date of the form YYYY-MM-DD',
      'photographs.csv, line 7: file: must be a file name without folders',
      'photographs.csv, line 8: file: there is no photographs/missing.jpg',
      'photographs.csv, line 9: unsupported file format (the file does not begin with the signature of a picture)',
      'photographs.csv, line 10: kind: must be plant or bird',
      'photographs.csv, line 11: takenBy: is longer than 500 characters',
      'artworks.csv, line 3: latinName: no bird "Acer palmatum" is recorded',
      'creations.csv, line 3: photographFile: is not a photograph of this species',
      'creations.csv, line 4: latinName: no plant "Nusquam nulla" is recorded',
      'creations.csv, line 5: file: there is no artworks/none.jpg',
      'creations.csv, line 6: featured: must be yes or no',
    ]
    for (const dryRun of [true, false]) {
      const lines = (await importFrom(database, folder, dryRun)).lines()
      expect(lines.slice(lines.indexOf(`${expected.length} rejected:`) + 1)).toEqual(
        expected.map((line) => `  ${line}`),
      )
    }
    expect(await countRows(database)).toEqual({ species: 3, picture: 2, artwork: 1, creation: 1 })
    // No file of a rejected row remains.
    expect(await storedFiles(database)).toHaveLength(6)
  })

  test('names the line where a file stops being CSV, and imports the rows before it', async () => {
    const database = await open()
    const csv = `latinName,commonName,chineseName\n${Object.values(acer).join()}\nRosa,"never closed\n`
    const report = await importFrom(
      database,
      await collectionFolder({ csv: { 'plants.csv': csv } }),
    )
    expect(report.rejected).toEqual([
      { file: 'plants.csv', line: 3, reason: expect.stringContaining('Quote') },
    ])
    expect((await countRows(database)).species).toBe(1)
  })

  test('imports a file from Windows with a byte order mark', async () => {
    const database = await open()
    const csv = `\uFEFFlatinName,commonName,chineseName\r\n"Acer palmatum",Maple,鸡爪槭\r\n`
    const report = await importFrom(
      database,
      await collectionFolder({ csv: { 'plants.csv': csv } }),
    )
    expect(report.lines()).toEqual(['plants.csv: 1 new, 0 completed, 0 already present'])
  })

  test('stops at an error that no row causes, and throws it', async () => {
    const database = await open()
    const folder = await collectionFolder(await wholeCollection())
    await database.db.schema.dropTable('featured').execute()
    await database.db.schema.dropTable('creation').execute()
    await database.db.schema.alterTable('picture').renameTo('elsewhere').execute()
    await expect(importFrom(database, folder)).rejects.toThrow(/picture/)
  })
})
