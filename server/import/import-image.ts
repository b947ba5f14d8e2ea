/** Stores and publishes a photograph or artwork of an import, or fills in the empty rights of a published picture. */
import sharp, { type Metadata } from 'sharp'
import { imageLongerSideMaximum } from '../../contract/limits.ts'
import {
  type ExportedValues,
  type NewArtwork,
  type NewPicture,
  type Published,
  publishImage,
} from '../catalogue/pictures/publish.ts'
import { hasRights, noRights, rightsColumns } from '../catalogue/pictures/rights.ts'
import { pathsInUse } from '../catalogue/repositories/files/paths.ts'
import { lacksRights } from '../catalogue/repositories/picture-rights.ts'
import { findBySource, updateImage } from '../catalogue/repositories/pictures.ts'
import { findByIdOrFormerId } from '../catalogue/repositories/species.ts'
import type { Database, Queries } from '../database/connection.ts'
import type { SpeciesTable } from '../database/tables/species-table.ts'
import { openChange } from '../ledger/ledger.ts'
import { importFormats } from '../media/decoding/decode.ts'
import {
  type ExportedMaster,
  removeFiles,
  removeUnlessCommitted,
  sourceHash,
  storePicture,
} from '../media/intake.ts'
import type { Store } from '../media/store/store.ts'

/** Reports that the species was deleted while the picture was decoded. */
export class SpeciesDeleted extends Error {}

export type ImageOfImport = {
  species: SpeciesTable
  bytes: Uint8Array
  publishedAt: string
  fromExport?: FromExport | undefined
} & ({ table: 'picture'; credits: NewPicture } | { table: 'artwork'; credits: NewArtwork })

/** The fields of a picture in an export, except the credits. */
export interface FromExport extends ExportedValues {
  /** Name of the file, which is the path of the picture on the other site. */
  file: string
  sourceHash: string
  originalHash: string
  preview: string
}

/**
 * Fills in the rights of a picture without rights, because earlier versions did not import rights.
 * @returns whether the rights changed; false if the picture has rights, or the import has none
 */
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

/**
 * Stores and publishes the picture, unless the species already has it.
 * @returns the id of the published picture, and whether the import added it or filled in its rights
 * @throws {UnsupportedImage} for another format, a broken file, or a picture that needs too much memory
 * @throws {SpeciesDeleted} if the species was deleted while the picture was decoded
 */
export async function importImage(
  { database, store }: { database: Database; store: Store },
  { species, bytes, fromExport, ...newImage }: ImageOfImport,
): Promise<Published & { completed?: boolean }> {
  const source_hash = fromExport?.sourceHash || sourceHash(bytes)
  const recorded = await findBySource(database.db, newImage.table, species.id, source_hash)
  if (recorded) {
    const completed = await completeRights(database, newImage, recorded.id)
    return { id: recorded.id, added: false, completed }
  }
  const master = fromExport && (await exportedMaster(database.db, fromExport, bytes))
  const files = await storePicture(store, bytes, importFormats, species.latin_name, master)
  try {
    const published = await database.db.transaction().execute(async (db) => {
      const change = await openChange(db)
      const current = await findByIdOrFormerId(db, species.id)
      if (!current) throw new SpeciesDeleted(`${species.latin_name} was deleted meanwhile`)
      const image = { ...files, source_hash, original_hash: fromExport?.originalHash ?? '' }
      const row = { ...newImage, speciesId: current.id, image, exportedValues: fromExport }
      const done = await publishImage(db, row, change.touch)
      await change.endUnlogged()
      return done
    })
    // Another row or process imported the same bytes at the same time, and its files are in use.
    if (!published.added) await removeFiles(store, files.path)
    return published
  } catch (error) {
    await removeUnlessCommitted(store, [files.path], error)
    throw error
  }
}

const pathOfImage = /^\w+-[0-9a-f]{16}\.(jpg|png)$/

/**
 * A master of another site is stored unchanged, because a second encoding can lose quality. Such a file has the format
 * of a master, at most its size, and no metadata.
 * @returns the master; undefined for any other file, or if another picture already has the path
 */
async function exportedMaster(
  db: Queries,
  { file, preview }: FromExport,
  bytes: Uint8Array,
): Promise<ExportedMaster | undefined> {
  const [, extension] = pathOfImage.exec(file) ?? []
  const path = `/${file}`
  if (!extension || !preview || (await pathsInUse(db, [path])).length > 0) return undefined
  const { format, width, height, orientation, exif, xmp, iptc, icc, comments } = await sharp(bytes)
    .metadata()
    .catch(() => ({}) as Partial<Metadata>)
  const isMaster =
    format === (extension === 'jpg' ? 'jpeg' : 'png') &&
    Math.max(width ?? 0, height ?? 0) <= imageLongerSideMaximum &&
    !(orientation || exif || xmp || iptc || icc || comments)
  return isMaster ? { path, thumbhash: preview, bytes } : undefined
}
