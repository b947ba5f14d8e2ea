/** Tests the import of the project's collection. `npm run test:all` also imports the real collection in ../shared. */
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Kind } from '../../contract/kinds.ts'
import { collectionFolder } from '../../tests/harness/collections/collection-folder.ts'
import { writeOwnCollection } from '../../tests/harness/collections/own-collection.ts'
import { countRows, storedBytes, storedFiles } from '../../tests/harness/databases/contents.ts'
import {
  onEachDatabaseNightly,
  onSqlite,
  type TestDatabase,
} from '../../tests/harness/databases/databases.ts'
import { isSharedUsed, sharedFile } from '../../tests/harness/doses/dose.ts'
import { member, openSite, type Site } from '../../tests/harness/sites/site.ts'
import { importCollection } from './import-collection.ts'
import { readLicence } from './read-licence.ts'

interface Collection {
  /** The number of rows in each file of the collection. */
  counts: Record<'plants' | 'birds' | 'photographs' | 'artworks' | 'creations', number>
  /** Minimum number of photographs with EXIF. */
  exifMinimum: number
  /** @param temporaryFolder an empty folder for generated files @returns the folder of the collection */
  folder(temporaryFolder: string): Promise<string>
}

const collections: [string, Collection][] = [
  [
    'the collection of the project',
    {
      counts: { plants: 6, birds: 3, photographs: 7, artworks: 2, creations: 2 },
      exifMinimum: 7,
      async folder(temporaryFolder) {
        await writeOwnCollection(temporaryFolder)
        return temporaryFolder
      },
    },
  ],
]
if (isSharedUsed) {
  collections.push([
    'the collection in ../shared',
    {
      counts: { plants: 374, birds: 139, photographs: 201, artworks: 21, creations: 13 },
      exifMinimum: 6,
      folder: async () => sharedFile('collection'),
    },
  ])
}

async function importFrom(database: TestDatabase, folder: string) {
  const store = await database.openStore()
  return importCollection({ folder, database, store, timeZone: 'Asia/Shanghai' })
}

describe.each(collections)('a site with %s', (_title, { counts, exifMinimum, folder }) => {
  const { plants, birds, photographs, artworks, creations } = counts
  const totals = {
    species: plants + birds,
    picture: photographs,
    artwork: artworks,
    creation: creations,
  }
  let temporaryFolder = ''
  let collection = ''
  beforeAll(async () => {
    temporaryFolder = await mkdtemp(path.join(tmpdir(), 'huaniao-collection-'))
    collection = await folder(temporaryFolder)
  })
  afterAll(() => rm(temporaryFolder, { recursive: true, force: true }))

  const rows = async (file: string): Promise<Record<string, string>[]> =>
    parse(await readFile(path.join(collection, file)), { columns: true, bom: true })

  onSqlite((open) => {
    describe('after the whole import', () => {
      let database: TestDatabase
      let site: Site
      beforeAll(async () => {
        database = await open()
        const report = await importFrom(database, collection)
        expect(report.rejected).toEqual([])
        site = await openSite(database)
      }, 300_000)

      test('has every row', async () => {
        expect(await countRows(database)).toEqual(totals)
        expect((await site.get('/api/numOfPlants')).json()).toEqual({ numOfPlants: plants })
        expect((await site.get('/api/numOfBirds')).json()).toEqual({ numOfPlants: birds })
      })

      test('imports the collection again without duplicates', async () => {
        const files = await storedFiles(database)
        const report = await importFrom(database, collection)
        const unchanged = [...report.counts].map(([file, counts]) => [file, counts.unchanged])
        expect(Object.fromEntries(unchanged)).toEqual({
          'plants.csv': plants,
          'birds.csv': birds,
          'photographs.csv': photographs,
          'artworks.csv': artworks,
          'creations.csv': creations,
        })
        expect(await countRows(database)).toEqual(totals)
        expect(await storedFiles(database)).toEqual(files)
      })

      test('shows every photograph with its species and date', async () => {
        const api = site.apiAs(member)
        for (const row of await rows('photographs.csv')) {
          const { kind, latinName = '', season, takenBy, date = '', location } = row
          const { pics } = await api.getPicsAndArts({ plant: latinName, kind: kind as Kind })
          const [year = '', , day = ''] = date.split('-')
          expect(pics).toContainEqual(
            expect.objectContaining({
              season,
              takenBy,
              location,
              time: expect.stringMatching(new RegExp(`^\\w{3} \\w{3} ${day} ${year}$`)),
            }),
          )
        }
      })

      test('stores the licence and the source of every picture', async () => {
        const api = site.apiAs(member)
        for (const file of ['photographs.csv', 'artworks.csv'] as const) {
          for (const row of await rows(file)) {
            const { kind, latinName = '', licence = '', source } = row
            const id = readLicence(licence)?.id
            expect([licence, id]).not.toContain(undefined)
            const answer = await api.getPicsAndArts({ plant: latinName, kind: kind as Kind })
            const images = file === 'artworks.csv' ? answer.arts : answer.pics
            expect(images).toContainEqual(expect.objectContaining({ licence: id, source }))
          }
        }
      })

      test('stores no GPS position', async () => {
        const hasExif = await Promise.all(
          (await rows('photographs.csv')).map(async ({ file = '' }) => {
            const source = await sharp(path.join(collection, 'photographs', file)).metadata()
            return source.exif !== undefined
          }),
        )
        expect(hasExif.filter(Boolean).length).toBeGreaterThanOrEqual(exifMinimum)
        for (const file of await storedFiles(database)) {
          const { exif, xmp, iptc } = await sharp(await storedBytes(database, file)).metadata()
          expect([file, exif, xmp, iptc]).toEqual([file, undefined, undefined, undefined])
        }
      })
    })
  })

  onEachDatabaseNightly((open) => {
    test('shows names and texts of every species', async () => {
      const database = await open()
      const folder = await collectionFolder({ csv: {} })
      for (const file of ['plants.csv', 'birds.csv']) {
        await copyFile(path.join(collection, file), path.join(folder, file))
      }
      expect((await importFrom(database, folder)).rejected).toEqual([])
      const api = (await openSite(database)).apiAs(member)
      for (const row of await rows('plants.csv')) {
        const postName = (row.latinName ?? '').replaceAll(' ', '_')
        const { resultPost } = await api.syncPlantInfo({ postName })
        expect(resultPost[0]).toMatchObject({
          commonName: row.commonName,
          chineseName: row.chineseName,
          otherNames: row.otherNames,
          additionalInfo: row.additionalInfo,
          link: JSON.parse(row.link || '[]'),
          chineseLink: JSON.parse(row.chineseLink || '[]'),
          ...(row.postingtime && { postingtime: row.postingtime }),
        })
      }
      for (const row of await rows('birds.csv')) {
        const { resultPost } = await api.syncBirdInfo({ postName: row.latinName ?? '' })
        expect(resultPost[0]).toMatchObject({
          chineseName: row.chineseName,
          juvChar: row.juvChar,
          fAdultChar: row.fAdultChar,
        })
      }
    })
  })
})
