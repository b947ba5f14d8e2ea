/** Stores and publishes a picture or artwork of an import: first the files, then the row. */
import {
  type NewArtwork,
  type NewPicture,
  type Published,
  publishImage,
} from '../catalogue/pictures/publish.ts'
import { hasRights, noRights, rightsColumns } from '../catalogue/pictures/rights.ts'
import { findByIdOrFormerId } from '../catalogue/repositories/former-ids.ts'
import { lacksRights } from '../catalogue/repositories/picture-rights.ts'
import { findBySource, updateImage } from '../catalogue/repositories/pictures.ts'
import type { Database } from '../database/connection.ts'
import type { SpeciesTable } from '../database/tables/species-table.ts'
import { openChange } from '../ledger/ledger.ts'
import { importFormats } from '../media/decoding/decode.ts'
import { removeFiles, removeUnlessKept, sourceHash, takeIn } from '../media/intake.ts'
import type { Store } from '../media/store/store.ts'

/** The species was deleted while the picture was decoded. */
export class SpeciesGone extends Error {}

export type ImageOfImport = { species: SpeciesTable; bytes: Uint8Array; publishedAt: string } & (
  | { table: 'picture'; credits: NewPicture }
  | { table: 'artwork'; credits: NewArtwork }
)

/** An earlier version did not import rights, so a repeated import fills them in where all are empty. */
async function completeRights(
  { db }: Database,
  { table, credits }: Pick<ImageOfImport, 'table' | 'credits'>,
  id: string,
): Promise<boolean> {
  if (!hasRights(credits) || !(await lacksRights(db, table, id))) return false
  await db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    await change.touch(table, id)
    await updateImage(transaction, table, id, rightsColumns({ ...noRights, ...credits }))
    await change.endUnlogged()
  })
  return true
}

/** @throws {UnsupportedImage | SpeciesGone} */
export async function keepImage(
  { database, store }: { database: Database; store: Store },
  { species, bytes, ...given }: ImageOfImport,
): Promise<Published & { completed?: boolean }> {
  const source_hash = sourceHash(bytes)
  const known = await findBySource(database.db, given.table, species.id, source_hash)
  if (known) {
    const completed = await completeRights(database, given, known.id)
    return { id: known.id, added: false, completed }
  }
  const files = await takeIn(store, bytes, importFormats, species.latin_name)
  try {
    const published = await database.db.transaction().execute(async (db) => {
      const change = await openChange(db)
      const now = await findByIdOrFormerId(db, species.id)
      if (!now) throw new SpeciesGone(`${species.latin_name} was deleted meanwhile`)
      const image = { ...files, source_hash, original_hash: '' }
      const done = await publishImage(db, { ...given, speciesId: now.id, image }, change.touch)
      await change.endUnlogged()
      return done
    })
    // Another process imported the same bytes at the same time, and its files are in use.
    if (!published.added) await removeFiles(store, files.path)
    return published
  } catch (error) {
    await removeUnlessKept(store, [files.path], error)
    throw error
  }
}
