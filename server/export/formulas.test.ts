/** Tests that an export escapes texts that begin like formulas (security.md 46). */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, onTestFinished, test } from 'vitest'
import { onlyOnSqlite } from '../../tests/harness/databases/databases.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { exportCollection } from './export-collection.ts'
import { folderTarget } from './folder-target.ts'

const [tree, bird] = ['=Planta', '=Avis']

/** Adds rows of every file of an export, each with a text that begins like a formula. */
async function addFormulas(site: Site) {
  const { db } = site.database
  await site.addSpecies('plant', [tree, '-1 leaf', '＝树'], { texts: { location: '-1 m' } })
  await site.addSpecies('bird', [bird, '@bird', '+鸟'])
  const picture_id = await site.addPicture('plant', tree, { season: 'spring' })
  await db.updateTable('picture').set({ credit: '+ school' }).execute()
  const artwork_id = await site.addArtwork('plant', tree, '@rtist')
  const species = db.selectFrom('species').select('id').where('latin_name', '=', tree)
  const { id: species_id } = await species.executeTakeFirstOrThrow()
  const at = '2025-05-01T10:11:12.345Z'
  const pair = { picture_id, artwork_id }
  await db
    .insertInto('creation')
    .values({ id: randomUUID(), species_id, ...pair, status: 'published', published_at: at })
    .execute()
  await db
    .insertInto('featured')
    .values({ id: randomUUID(), ...pair, featured_at: at })
    .execute()
}

/** The cells that need an apostrophe, by file. */
const dangerous: Record<string, string[]> = {
  'plants.csv': ["'=Planta", "'-1 leaf", "'＝树", "'-1 m"],
  'birds.csv': ["'=Avis", "'@bird", "'+鸟"],
  'photographs.csv': ["'=Planta", "'+ school"],
  'artworks.csv': ["'=Planta", "'@rtist"],
  'creations.csv': ["'=Planta"],
  'featured.csv': ["'=Planta"],
}

onlyOnSqlite((open) => {
  test('writes no cell that a spreadsheet reads as a formula (46)', async () => {
    const database = await open()
    await addFormulas(await openSite(database))
    const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-formulas-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await exportCollection(database.db, await database.openStore(), await folderTarget(folder))
    const files = (await readdir(folder)).filter((name) => name.endsWith('.csv'))
    expect(files.sort()).toEqual(Object.keys(dangerous).sort())
    for (const file of files) {
      const rows = parse(await readFile(path.join(folder, file)), { bom: true }) as string[][]
      expect([file, rows.flat().filter((cell) => /^\s*[-=+@＝]/.test(cell))]).toEqual([file, []])
      expect(rows.flat()).toEqual(expect.arrayContaining(dangerous[file] ?? []))
    }
  })
})
