/** Reads the content of a database and its files in a form in which two sites can be compared. */
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { TestDatabase } from './databases.ts'

const tables = ['species', 'picture', 'artwork', 'creation'] as const

/** @returns the numbers of species, photographs, artworks and creations, by table */
export async function countRows({ db }: TestDatabase): Promise<Record<string, number>> {
  const counts = tables.map(async (table) => {
    const rows = await db.selectFrom(table).select('id').execute()
    return [table, rows.length]
  })
  return Object.fromEntries(await Promise.all(counts))
}

/** @returns the keys of all stored files, sorted */
export async function storedFiles(database: Pick<TestDatabase, 'openStore'>): Promise<string[]> {
  const keys: string[] = []
  for await (const page of (await database.openStore()).list()) {
    keys.push(...page.map(({ key }) => key))
  }
  return keys.sort()
}

export async function storedBytes(
  database: Pick<TestDatabase, 'openStore'>,
  key: string,
): Promise<Buffer> {
  const file = await (await database.openStore()).get(key)
  if (!file) throw new Error(`The store has no ${key}`)
  return buffer(file.stream())
}

/** @returns the imported content without ids, code numbers and random names, sorted */
export async function comparableContent(database: TestDatabase) {
  const { db } = database
  const species = await db.selectFrom('species').selectAll().orderBy('name_key').execute()
  const nameOf = new Map(species.map((row) => [row.id, row.latin_name]))
  const masterOf = async (file: string) => {
    const bytes = await storedBytes(database, `masters${file}`)
    return createHash('sha256').update(bytes).digest('hex')
  }
  const images = async (table: 'picture' | 'artwork') => {
    const rows = await db.selectFrom(table).selectAll().orderBy('source_hash').execute()
    return Promise.all(
      rows.map(async ({ id: _id, code_number: _code, path: file, species_id, ...columns }) => ({
        ...columns,
        species: nameOf.get(species_id),
        master: await masterOf(file),
      })),
    )
  }
  return {
    species: species.map(({ id: _id, ...columns }) => columns),
    pictures: await images('picture'),
    artworks: await images('artwork'),
    creations: (await db.selectFrom('creation').select('id').execute()).length,
  }
}
