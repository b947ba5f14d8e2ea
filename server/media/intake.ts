/** Decodes a picture and stores its files before a row refers to them. The module also opens and removes files. */
import { createHash, randomBytes } from 'node:crypto'
import { renditionWidths } from '../../contract/limits.ts'
import { DatabaseAway } from '../database/away.ts'
import { type Source, withDecoded } from './decoding/decode.ts'
import { makeRenditions, type RenditionWidth, servedWidth, servedWidths } from './renditions.ts'
import { type Store, StoreAway, type StoredFile } from './store/store.ts'

export type { RenditionWidth }

/** The columns that describe the files, in the row of a photograph or artwork. */
export interface StoredImage {
  path: string
  width: number
  height: number
  thumbhash: string
}

/** A master that another site of this program made. */
export interface ExportedMaster {
  path: string
  thumbhash: string
  bytes: Uint8Array
}

export function sourceHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * Stores the master and the renditions of a picture.
 * @param formats the allowed formats
 * @param latinName the species name with which the file names begin, unless `exportedMaster` has a path
 * @param exportedMaster a master of another site, whose path, thumbhash and bytes are stored unchanged
 * @returns the columns that describe the files
 * @throws {UnsupportedImage} for bytes that are not a picture of these formats; no file is stored then
 */
export async function storePicture(
  store: Store,
  source: Source,
  formats: ReadonlySet<string>,
  latinName: string,
  exportedMaster?: ExportedMaster,
): Promise<StoredImage> {
  const { width, height, ...files } = await withDecoded(source, formats, makeRenditions)
  const stem = `${pathName(latinName)}-${randomBytes(8).toString('hex')}`
  const path = exportedMaster?.path ?? `/${stem}.${files.master.extension}`
  const master = exportedMaster?.bytes ?? files.master.bytes
  try {
    for (const { width, bytes } of files.webp) await store.put(renditionKey(path, width), bytes)
    await store.put(masterKey(path), master)
  } catch (error) {
    // After an error, such as a full disk, the files that were already written are removed.
    await removeFiles(store, path)
    throw error
  }
  return { path, width, height, thumbhash: exportedMaster?.thumbhash ?? files.thumbhash }
}

export async function openMaster(store: Store, path: string): Promise<StoredFile | undefined> {
  return store.get(masterKey(path))
}

/** @returns whether the master is in the store and not empty; renditions are stored before the master */
export async function hasMaster(store: Store, path: string): Promise<boolean> {
  const file = await openMaster(store, path)
  file?.stream().destroy()
  return file !== undefined && file.size > 0
}

/** @returns the WebP rendition whose width `servedWidth` chooses; undefined if the file is missing */
export async function openRendition(
  store: Store,
  path: string,
  masterWidth: number,
  requested: RenditionWidth,
): Promise<StoredFile | undefined> {
  return store.get(renditionKey(path, servedWidth(masterWidth, requested)))
}

/** @param width a width of the picture's row in `avif` @returns the file; undefined if the file is missing */
export async function openAvif(
  store: Store,
  path: string,
  width: RenditionWidth,
): Promise<StoredFile | undefined> {
  return store.get(avifKey(path, width))
}

/** Removes every file of a picture. An unreachable store causes no error, because the sweep deletes the files later. */
export async function removeFiles(store: Store, path: string): Promise<void> {
  const keys = [...keysOf(path, Number.POSITIVE_INFINITY), ...avifKeysOf(path)]
  await store.remove(keys).catch((error: unknown) => {
    if (!(error instanceof StoreAway)) throw error
  })
}

/**
 * Removes the files of pictures after a transaction failed. If the database was away, it may have committed the rows,
 * so the files stay. The sweep deletes files to which no row refers.
 */
export async function removeUnlessCommitted(
  store: Store,
  paths: readonly string[],
  failure: unknown,
): Promise<void> {
  if (failure instanceof DatabaseAway) return
  for (const path of paths) await removeFiles(store, path)
}

/**
 * @returns the keys of the files that every picture of that width has, the master first. AVIF files are not listed,
 * because the site makes AVIF files later, and not for every picture.
 */
export function keysOf(path: string, width: number): string[] {
  return [
    masterKey(path),
    ...servedWidths(width).map((widthOfFile) => renditionKey(path, widthOfFile)),
  ]
}

/** @returns the keys of all AVIF files that a picture can have */
export const avifKeysOf = (path: string) => renditionWidths.map((width) => avifKey(path, width))

export const avifKey = (path: string, width: number) => renditionKey(path, width, 'avif')

/**
 * @returns the species name for the path of a picture. A dash ends the name (specification, section 2),
 * so the name itself has only letters, digits and underscores, which are safe in files and addresses.
 */
function pathName(latinName: string): string {
  const name = latinName
    .replaceAll('×', 'x')
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '_')
  return name.replace(/^_|_$/g, '').slice(0, 70) || 'species'
}

const masterKey = (path: string) => `masters${path}`
const renditionKey = (path: string, width: number, format: 'webp' | 'avif' = 'webp') =>
  `renditions/${width}${path.replace(/\.\w+$/, `.${format}`)}`
