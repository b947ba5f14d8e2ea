/** Tests that an import of an export into an empty site gives the same rows, files and answers. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameKey } from '../../contract/names.ts'
import { filesOfZip } from '../../tests/harness/collections/data-archive.ts'
import { storedBytes } from '../../tests/harness/databases/contents.ts'
import {
  onEachDatabase,
  onlyOnSqlite,
  type TestDatabase,
} from '../../tests/harness/databases/databases.ts'
import { isSharedUsed, sharedFile } from '../../tests/harness/doses/dose.ts'
import { jpeg } from '../../tests/harness/pictures/pictures.ts'
import { join } from '../../tests/harness/sites/members.ts'
import { openSite, type Site, visitor } from '../../tests/harness/sites/site.ts'
import { camphor, grebe, hibiscus, magnolia } from '../../tests/harness/sites/small-collection.ts'
import { importCollection } from '../import/import-collection.ts'
import { sourceHash } from '../media/intake.ts'
import { exportCollection } from './export-collection.ts'
import { folderTarget } from './folder-target.ts'

const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

async function exportSite({ db, openStore }: TestDatabase): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-export-'))
  folders.push(folder)
  const report = await exportCollection(db, await openStore(), await folderTarget(folder))
  expect(report.missing).toEqual([])
  return folder
}

async function importFolder(database: TestDatabase, folder: string) {
  const store = await database.openStore()
  // The import uses another time zone, which proves that the files have their times in UTC.
  return importCollection({ folder, database, store, timeZone: 'America/Lima' })
}

/** @returns the exported rows, sorted, without the number of the revision and the status, which an export lacks */
async function rowsOf({ db }: TestDatabase) {
  const tables = ['species', 'former_name', 'former_id', 'creation', 'featured'] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  const images = await Promise.all(
    (['picture', 'artwork'] as const).map((table) =>
      db.selectFrom(table).selectAll().where('status', '=', 'published').execute(),
    ),
  )
  return [...rows, ...images].map((set) =>
    set.map((row) => JSON.stringify({ ...row, revision: undefined, status: undefined })).toSorted(),
  )
}

/** Adds data that an export could lose. */
async function addEverything(site: Site) {
  const { db } = site.database
  await site.addSpecies('plant', magnolia, {
    texts: {
      otherNames: "=cmd|' /C calc'!A0",
      location: '-1 m\n东岸, "quoted"',
      additionalInfo: "'Tis a tab:\there\n\n第二段",
      characters: 'habit: tree\npetals: six',
      synonyms: 'Michelia alba | DC. | Flora of China',
    },
    englishLinks: [{ linkTitle: 'A, "b"', link: 'https://example.org/?a=1,2' }],
  })
  await site.addSpecies('plant', camphor)
  await site.addSpecies('bird', grebe)
  await site.addSpecies('bird', ['=Avis', '-1 wing', '＝鸟'])
  await site.addSpecies('plant', hibiscus)
  const first = await site.addPicture('plant', magnolia[0], { season: 'spring' })
  await site.addPicture('plant', magnolia[0], { season: 'winter', takenOn: '2024-12-31' })
  const hidden = await site.addPicture('plant', magnolia[0], { season: 'summer' })
  await db.updateTable('picture').set({ status: 'hidden' }).where('id', '=', hidden).execute()
  await db
    .updateTable('picture')
    .set({ place: 2, licence: 'CC-BY-4.0', credit: '+ school', original_hash: 'a'.repeat(64) })
    .where('id', '=', first)
    .execute()
  await site.addPicture('bird', grebe[0], { season: 'Juvenile' })
  const artworkOfPair = await site.addArtwork('plant', magnolia[0], '陈雨')
  const artworkAlone = await site.addArtwork('bird', '=Avis', '@rtist')
  const idOf = async (name: string) => {
    const species = db.selectFrom('species').select('id').where('latin_name', '=', name)
    return (await species.executeTakeFirstOrThrow()).id
  }
  const [plant, bird] = [await idOf(magnolia[0]), await idOf('=Avis')]
  const creation = { status: 'published', published_at: '2025-05-01T10:11:12.345Z' } as const
  await db
    .insertInto('creation')
    .values([
      {
        id: crypto.randomUUID(),
        species_id: plant,
        picture_id: first,
        artwork_id: artworkOfPair,
        ...creation,
      },
      {
        id: crypto.randomUUID(),
        species_id: bird,
        picture_id: null,
        artwork_id: artworkAlone,
        ...creation,
      },
    ])
    .execute()
  const featured_at = '2025-05-02T00:00:00.000Z'
  await db
    .insertInto('featured')
    .values({ id: crypto.randomUUID(), picture_id: first, artwork_id: artworkOfPair, featured_at })
    .execute()
  const name_key = nameKey('Hibiscus olim')
  await db
    .insertInto('former_name')
    .values({ kind: 'plant', name_key, species_id: plant })
    .execute()
  await db.insertInto('former_id').values({ id: crypto.randomUUID(), species_id: plant }).execute()
  await db
    .updateTable('species')
    .set({ is_sensitive: 1, establishment_means: 'introduced', establishment_degree: 'cultivated' })
    .where('latin_name', '=', camphor[0])
    .execute()
}

onEachDatabase((open) => {
  describe('an export', () => {
    let source: TestDatabase
    let target: TestDatabase
    let site: Site
    let folder: string
    beforeAll(async () => {
      source = await open()
      site = await openSite(source)
      await addEverything(site)
      folder = await exportSite(source)
      target = await open()
      expect((await importFolder(target, folder)).rejected).toEqual([])
    })

    test('gives an empty site the same rows, ids and codes', async () => {
      expect(await rowsOf(target)).toEqual(await rowsOf(source))
    })

    test('gives an empty site the same masters of photographs, byte for byte', async () => {
      const images = await source.db.selectFrom('picture').select(['path', 'status']).execute()
      expect(images).toHaveLength(4)
      for (const { path, status } of images) {
        if (status !== 'published') continue
        const key = `masters${path}`
        expect(await storedBytes(target, key)).toEqual(await storedBytes(source, key))
      }
      expect(await readdir(path.join(folder, 'photographs'))).toHaveLength(3)
    })

    test('gives an empty site the same answers, and equals a second export of that site', async () => {
      const targetSite = await openSite(target)
      for (const postName of [magnolia[0], camphor[0], 'Hibiscus olim']) {
        const answers = [site, targetSite].map((each) =>
          each.apiAs(visitor).syncPlantInfo({ postName }),
        )
        const [expected, received] = await Promise.all(answers)
        expect(received).toEqual(expected)
      }
      const secondFolder = await exportSite(target)
      for (const file of ['plants.csv', 'photographs.csv', 'featured.csv', 'manifest.sha256']) {
        expect(await readFile(path.join(secondFolder, file), 'utf8')).toEqual(
          await readFile(path.join(folder, file), 'utf8'),
        )
      }
    })

    test('is a ZIP for admins with the same files', async () => {
      const teacher = await join(site, 'admin')
      const { statusCode, headers, rawPayload } = await teacher.get('/api/collection.zip')
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip'])
      const files = await filesOfZip(rawPayload)
      expect(files.get('plants.csv')).toEqual(await readFile(path.join(folder, 'plants.csv')))
      const lines = (await readFile(path.join(folder, 'manifest.sha256'), 'utf8'))
        .trim()
        .split('\n')
      for (const line of lines) {
        const [hash, name = ''] = line.split('  ')
        expect([name, sourceHash(files.get(name) ?? Buffer.of())]).toEqual([name, hash])
      }
      expect(files.size).toBe(lines.length + 7)
    })

    test('adds no row when it is imported again', async () => {
      const rowsBefore = await rowsOf(target)
      const report = await importFolder(target, folder)
      expect([...report.counts.values()].map(({ added }) => added)).toEqual([0, 0, 0, 0, 0, 0])
      expect(await rowsOf(target)).toEqual(rowsBefore)
    })

    test('leaves the other content of a site unchanged when it is imported', async () => {
      const busy = await open()
      const site = await openSite(busy)
      await site.addSpecies('plant', ['Acer palmatum', 'Japanese maple', '鸡爪槭'])
      await site.addPicture('plant', 'Acer palmatum', { season: 'autumn' })
      const ownRows = await rowsOf(busy)
      expect((await importFolder(busy, folder)).rejected).toEqual([])
      const rowsAfter = await rowsOf(busy)
      for (const [table, rows] of ownRows.entries())
        expect(rowsAfter[table]).toEqual(expect.arrayContaining(rows))
      const codes = await busy.db.selectFrom('picture').select('code_number').execute()
      expect(new Set(codes.map(({ code_number }) => code_number)).size).toBe(codes.length)
    })
  })
})

onlyOnSqlite((open) => {
  describe('an import of an export', () => {
    test('rejects a picture that differs from its checksum in the manifest', async () => {
      const database = await open()
      await addEverything(await openSite(database))
      const folder = await exportSite(database)
      const [file = ''] = await readdir(path.join(folder, 'photographs'))
      await writeFile(path.join(folder, 'photographs', file), await jpeg('another'))
      const { rejected } = await importFolder(await open(), folder)
      expect(rejected.map(({ reason }) => reason)).toContain(
        `file: photographs/${file} differs from its checksum in manifest.sha256`,
      )
    })
  })

  test.runIf(isSharedUsed)(
    'an export of the whole real collection has the same rows after an import',
    async () => {
      const source = await open()
      expect((await importFolder(source, sharedFile('collection'))).rejected).toEqual([])
      const folder = await exportSite(source)
      const target = await open()
      expect((await importFolder(target, folder)).rejected).toEqual([])
      expect(await rowsOf(target)).toEqual(await rowsOf(source))
    },
    600_000,
  )
})
