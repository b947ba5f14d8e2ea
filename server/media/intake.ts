/** Takes a picture in: decoded, its files made and stored before anyone writes a row about it. */
import { createHash, randomBytes } from 'node:crypto'
import { DatabaseAway } from '../database/away.ts'
import { type Source, withDecoded } from './decoding/decode.ts'
import { makeRenditions, type RenditionWidth, servedWidths } from './renditions.ts'
import { type Store, StoreAway, type StoredFile } from './store/store.ts'

export type { RenditionWidth }

/** What the row of a picture or artwork keeps of its files. */
export interface StoredImage {
  path: string
  width: number
  height: number
  thumbhash: string
}

export function sourceHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** @throws {UnsupportedImage} when the bytes are no picture we take; nothing is stored then. */
export async function takeIn(
  store: Store,
  source: Source,
  formats: ReadonlySet<string>,
  latinName: string,
): Promise<StoredImage> {
  const { files, width, height } = await withDecoded(source, formats, async (image) => {
    const { width, height } = image
    return { files: await makeRenditions(image), width, height }
  })
  const stem = `${pathName(latinName)}-${randomBytes(8).toString('hex')}`
  const path = `/${stem}.${files.master.extension}`
  try {
    for (const { width, bytes } of files.webp) await store.put(renditionKey(path, width), bytes)
    await store.put(masterKey(path), files.master.bytes)
  } catch (error) {
    // A full disk, perhaps: what was written of it would only make that worse.
    await removeFiles(store, path)
    throw error
  }
  return { path, width, height, thumbhash: files.thumbhash }
}

export async function openMaster(store: Store, path: string): Promise<StoredFile | undefined> {
  return store.get(masterKey(path))
}

/** Whether the master is in the store and not empty. It is stored last, so the renditions are too. */
export async function hasMaster(store: Store, path: string): Promise<boolean> {
  const file = await openMaster(store, path)
  file?.stream().destroy()
  return file !== undefined && file.size > 0
}

/** The rendition of the wished width, or the widest there is below it. */
export async function openRendition(
  store: Store,
  path: string,
  masterWidth: number,
  wished: RenditionWidth,
): Promise<StoredFile | undefined> {
  const width = servedWidths(masterWidth).findLast((kept) => kept <= wished)
  return width && store.get(renditionKey(path, width))
}

/** What cannot be removed now, as the store is away, is swept another day: nothing fails for that. */
export async function removeFiles(store: Store, path: string): Promise<void> {
  await store.remove(keysOf(path, Number.POSITIVE_INFINITY)).catch((error: unknown) => {
    if (!(error instanceof StoreAway)) throw error
  })
}

/**
 * After their rows could not be written. Where the database went away meanwhile they may be there all
 * the same: the files stay, and are swept if they are not.
 */
export async function removeUnlessKept(
  store: Store,
  paths: readonly string[],
  failure: unknown,
): Promise<void> {
  if (failure instanceof DatabaseAway) return
  for (const path of paths) await removeFiles(store, path)
}

/** Every file of a picture of that width, the master first. */
export function keysOf(path: string, width: number): string[] {
  return [masterKey(path), ...servedWidths(width).map((kept) => renditionKey(path, kept))]
}

/**
 * Species name, then a dash (specification, section 2): so the name itself holds none, nor anything
 * a file system or an address could stumble over.
 */
function pathName(latinName: string): string {
  const plain = latinName
    .replaceAll('×', 'x')
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '_')
  return plain.replace(/^_|_$/g, '').slice(0, 70) || 'species'
}

const masterKey = (path: string) => `masters${path}`
const renditionKey = (path: string, width: number) =>
  `renditions/${width}${path.replace(/\.\w+$/, '.webp')}`
