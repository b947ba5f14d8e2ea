/**
 * Reads and writes the manifest of an export, which lists pictures with their hashes. `sha256sum --check` reads the
 * file too.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'

export const manifestFile = 'manifest.sha256'

/** SHA-256 of each picture by its path in the folder, such as `photographs/Ginkgo_biloba-….jpg`. */
export type Manifest = ReadonlyMap<string, string>

export const manifestLine = (hash: string, name: string) => `${hash}  ${name}\n`

/** @returns the manifest in the folder; empty for a collection that is not an export */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch(() => '')
  const lines = text.matchAll(/^([0-9a-f]{64}) [ *](.+)$/gm)
  return new Map([...lines].map(([, hash = '', name = '']) => [name, hash]))
}
