/** The real collection beside the project: all of it comes in, once, and is found. */
import { copyFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Kind } from '../../contract/kinds.ts'
import { collectionFolder } from '../../tests/harness/collection-folder.ts'
import { countRows, storedBytes, storedFiles } from '../../tests/harness/contents.ts'
import { onEachDatabase, onSqlite, type TestDatabase } from '../../tests/harness/databases.ts'
import { describeWithShared, sharedFile } from '../../tests/harness/shared-material.ts'
import { member, openSite, type Site } from '../../tests/harness/site.ts'
import { importCollection } from './import-collection.ts'

const everything = { species: 374 + 139, picture: 201, artwork: 21, creation: 13 }

async function bring(database: TestDatabase, folder: string) {
  const store = await database.openStore()
  return importCollection({ folder, database, store, timeZone: 'Asia/Shanghai' })
}

async function rows(file: string): Promise<Record<string, string>[]> {
  return parse(await readFile(sharedFile('collection', file)), { columns: true, bom: true })
}

describeWithShared('the collection', () => {
  onSqlite((open) => {
    let database: TestDatabase
    let site: Site
    // Two hundred pictures in four files each: about twenty seconds on two free cores.
    beforeAll(async () => {
      database = await open()
      const report = await bring(database, sharedFile('collection'))
      expect(report.refused).toEqual([])
      site = await openSite(database)
    }, 300_000)

    test('is there whole', async () => {
      expect(await countRows(database)).toEqual(everything)
      expect((await site.get('/api/numOfPlants')).json()).toEqual({ numOfPlants: 374 })
      expect((await site.get('/api/numOfBirds')).json()).toEqual({ numOfPlants: 139 })
    })

    test('comes in a second time without doubling anything', async () => {
      const files = await storedFiles(database)
      const report = await bring(database, sharedFile('collection'))
      const unchanged = [...report.counts].map(([file, counts]) => [file, counts.unchanged])
      expect(Object.fromEntries(unchanged)).toEqual({
        'plants.csv': 374,
        'birds.csv': 139,
        'photographs.csv': 201,
        'artworks.csv': 21,
        'creations.csv': 13,
      })
      expect(await countRows(database)).toEqual(everything)
      expect(await storedFiles(database)).toEqual(files)
    })

    test('shows every photograph in its place, with its date as it was written', async () => {
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

    test('keeps no position of where a photograph was taken', async () => {
      const taken = await Promise.all(
        (await rows('photographs.csv')).map(async ({ file = '' }) => {
          const source = await sharp(sharedFile('collection/photographs', file)).metadata()
          return source.exif !== undefined
        }),
      )
      expect(taken.filter(Boolean).length).toBeGreaterThanOrEqual(6)
      for (const file of await storedFiles(database)) {
        const { exif, xmp, iptc } = await sharp(await storedBytes(database, file)).metadata()
        expect([file, exif, xmp, iptc]).toEqual([file, undefined, undefined, undefined])
      }
    })
  })

  onEachDatabase((open) => {
    test('is found by every name, with every text it came with', async () => {
      const database = await open()
      const folder = await collectionFolder({ csv: {} })
      for (const file of ['plants.csv', 'birds.csv']) {
        await copyFile(sharedFile('collection', file), path.join(folder, file))
      }
      expect((await bring(database, folder)).refused).toEqual([])
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
