/** Reads all species and pictures of the catalogue, so that the site can recognise and remove the sample. */
import type { Queries } from '../../database/connection.ts'

export async function everySpecies(db: Queries) {
  return db.selectFrom('species').selectAll().execute()
}

export async function anySpecies(db: Queries): Promise<boolean> {
  return (await db.selectFrom('species').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** @returns whether the site has a species with a name key outside this list */
export async function anySpeciesBeside(db: Queries, nameKeys: readonly string[]): Promise<boolean> {
  const others = db.selectFrom('species').select('id').where('name_key', 'not in', nameKeys)
  return (await others.limit(1).executeTakeFirst()) !== undefined
}

/** @returns the path of every photograph and artwork, and the hash of the bytes from which the site made the picture */
export async function everyImage(db: Queries) {
  const columns = ['path', 'source_hash'] as const
  const pictures = await db.selectFrom('picture').select(columns).execute()
  return [...pictures, ...(await db.selectFrom('artwork').select(columns).execute())]
}
