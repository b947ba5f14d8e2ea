/**
 * Lists the files of the build that some pages need, from the manifest that Vite writes. A saved walk includes the
 * files of visitors' pages except the labels. These pages then open without a network, and show a message if their data
 * is missing.
 */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * An entry of Vite's manifest, which has one entry for each chunk, by its source or file name
 * (https://vite.dev/guide/backend-integration).
 */
interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

export type Manifest = Record<string, Chunk>

/** Matches the entry of the browser, the frame of every page, and the pages that visitors open. */
const visitorChunks = /^web\/(entry\.client|root|pages\/(catalogue|club|learning)\/)/
/** Matches the entry of the browser, the frame, and the shell of the upload page. */
const uploadChunks = /^web\/(entry\.client|root|pages\/submissions\/upload-offline)\b/
/** Matches the page of labels, which a saved walk leaves out. */
const labelChunks = /^web\/pages\/catalogue\/labels\b/
/**
 * Matches the decoder of HEIC, which is larger than all other files together. So pictures in HEIC need the network.
 */
const heicFiles = /decode-heic|libheif/
const routeManifest = /^manifest-[\w-]+\.js$/

/** @returns the addresses of the files for visitors' pages; an empty list without a build, as in development */
export function readBuildFiles(client?: string): Promise<string[]> {
  return readFilesOf(filesOfVisitors, client)
}

/** @returns the addresses of the files for the upload page; an empty list without a build, as in development */
export function readUploadFiles(client?: string): Promise<string[]> {
  return readFilesOf(filesOfUpload, client)
}

async function readFilesOf(
  filesOf: (manifest: Manifest) => string[],
  client = path.resolve('build/client'),
): Promise<string[]> {
  const text = await readFile(path.join(client, '.vite/manifest.json'), 'utf8').catch(
    undefinedIfMissing,
  )
  if (text === undefined) return []
  const names = await readdir(path.join(client, 'assets'))
  const tables = names.filter((name) => routeManifest.test(name))
  const files = filesOf(JSON.parse(text) as Manifest)
  return [...files, ...tables.map((name) => `assets/${name}`)].map((file) => `/${file}`)
}

export const filesOfVisitors = (manifest: Manifest): string[] =>
  filesOfChunks(manifest, (key) => visitorChunks.test(key) && !labelChunks.test(key))

export const filesOfUpload = (manifest: Manifest): string[] =>
  filesOfChunks(manifest, (key) => uploadChunks.test(key)).filter((file) => !heicFiles.test(file))

/** @returns the files of these chunks, and of each chunk that they import, statically or dynamically */
function filesOfChunks(manifest: Manifest, isWanted: (key: string) => boolean): string[] {
  const files = new Set<string>()
  const pending = Object.keys(manifest).filter(isWanted)
  const seenKeys = new Set(pending)
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    const chunk = manifest[key]
    if (!chunk) continue
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const importedKey of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
      if (!seenKeys.has(importedKey)) pending.push(importedKey)
      seenKeys.add(importedKey)
    }
  }
  return [...files]
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
