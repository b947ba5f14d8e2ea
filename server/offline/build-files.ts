/**
 * Lists the files of the build that the pages of visitors need, from the manifest that Vite writes. A
 * saved walk keeps all of them, so that every page can open without a network and say what it lacks.
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
const ofVisitors = /^web\/(entry\.client|root|pages\/(catalogue|club)\/)|^style\.css$/
/** Only admins print labels. */
const ofAdmins = /^web\/pages\/catalogue\/labels\b/
const routeManifest = /^manifest-[\w-]+\.js$/

/** @returns addresses; none where there is no build, as in development */
export async function readBuildFiles(client = path.resolve('build/client')): Promise<string[]> {
  const text = await readFile(path.join(client, '.vite/manifest.json'), 'utf8').catch(ifMissing)
  if (text === undefined) return []
  const names = await readdir(path.join(client, 'assets'))
  const tables = names.filter((name) => routeManifest.test(name))
  const files = filesOfVisitors(JSON.parse(text) as Manifest)
  return [...files, ...tables.map((name) => `assets/${name}`)].map((file) => `/${file}`)
}

/** @returns the files of each chunk that those pages import, now or later */
export function filesOfVisitors(manifest: Manifest): string[] {
  const files = new Set<string>()
  const pending = Object.keys(manifest).filter((key) => ofVisitors.test(key) && !ofAdmins.test(key))
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
