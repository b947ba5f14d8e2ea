/** Everything a database and its files hold, without what differs from run to run. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestDatabase } from './databases.ts'

const tables = ['species', 'picture', 'artwork', 'creation'] as const

/** @returns how many rows each table has. */
export async function countRows({ db }: TestDatabase): Promise<Record<string, number>> {
  const counts = tables.map(async (table) => {
    const rows = await db.selectFrom(table).select('id').execute()
    return [table, rows.length]
  })
  return Object.fromEntries(await Promise.all(counts))
}

/** The files of the store, by name. */
export async function storedFiles({ dataFolder }: TestDatabase): Promise<string[]> {
  const entries = await readdir(path.join(dataFolder, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** What was imported, comparable between two databases: no ids, no random names, no order. */
export async function whatIsKept(database: TestDatabase) {
  const { db, dataFolder } = database
  const species = await db.selectFrom('species').selectAll().orderBy('name_key').execute()
  const nameOf = new Map(species.map((row) => [row.id, row.latin_name]))
  const masterOf = async (file: string) => {
    const bytes = await readFile(path.join(dataFolder, 'files/masters', file))
    return createHash('sha256').update(bytes).digest('hex')
  }
  const images = async (table: 'picture' | 'artwork') => {
    const rows = await db.selectFrom(table).selectAll().orderBy('source_hash').execute()
    return Promise.all(
      rows.map(async ({ id: _id, code_number: _code, path: file, species_id, ...rest }) => ({
        ...rest,
        species: nameOf.get(species_id),
        master: await masterOf(file),
      })),
    )
  }
  return {
    species: species.map(({ id: _id, ...rest }) => rest),
    pictures: await images('picture'),
    artworks: await images('artwork'),
    creations: (await db.selectFrom('creation').select('id').execute()).length,
  }
}
