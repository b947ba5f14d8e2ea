/**
 * Lists the files of the build that some pages need, from the manifest that Vite writes. A saved walk keeps those of
 * all pages of visitors, so that every page can open without a network and say which data is missing.
 */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** https://vite.dev/guide/backend-integration: one entry for each chunk, by its source or file name. */
interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

export type Manifest = Record<string, Chunk>

/** The entry of the browser, the frame of every page, and the pages that visitors open. */
const ofVisitors = /^web\/(entry\.client|root|pages\/(catalogue|club|learning)\/)/
/** The shell of the upload page. */
const ofUpload = /^web\/(entry\.client|root|pages\/submissions\/upload-offline)\b/
/** Only admins print labels. */
const ofAdmins = /^web\/pages\/catalogue\/labels\b/
/** The decoder of HEIC is larger than all other files together, so only pictures in HEIC need the network. */
const ofHeic = /decode-heic|libheif/
const routeManifest = /^manifest-[\w-]+\.js$/

/** @returns addresses; none where there is no build, as in development */
export function readBuildFiles(client?: string): Promise<string[]> {
  return readFilesOf(filesOfVisitors, client)
}

/** @returns addresses; none where there is no build, as in development */
export function readUploadFiles(client?: string): Promise<string[]> {
  return readFilesOf(filesOfUpload, client)
}

async function readFilesOf(
  filesOf: (manifest: Manifest) => string[],
  client = path.resolve('build/client'),
): Promise<string[]> {
  const text = await readFile(path.join(client, '.vite/manifest.json'), 'utf8').catch(ifMissing)
  if (text === undefined) return []
  const names = await readdir(path.join(client, 'assets'))
  const tables = names.filter((name) => routeManifest.test(name))
  const files = filesOf(JSON.parse(text) as Manifest)
  return [...files, ...tables.map((name) => `assets/${name}`)].map((file) => `/${file}`)
}

export const filesOfVisitors = (manifest: Manifest): string[] =>
  filesOfChunks(manifest, (key) => ofVisitors.test(key) && !ofAdmins.test(key))

export const filesOfUpload = (manifest: Manifest): string[] =>
  filesOfChunks(manifest, (key) => ofUpload.test(key)).filter((file) => !ofHeic.test(file))

/** @returns the files of these chunks, and of each chunk that they import, statically or dynamically */
function filesOfChunks(manifest: Manifest, isWanted: (key: string) => boolean): string[] {
  const files = new Set<string>()
  const pending = Object.keys(manifest).filter(isWanted)
  const seen = new Set(pending)
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    const chunk = manifest[key]
    if (!chunk) continue
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
      if (!seen.has(next)) pending.push(next)
      seen.add(next)
    }
  }
  return [...files]
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
