/** Writes a collection for an import into a folder, and removes the folder after the test. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { onTestFinished } from 'vitest'

type Row = Record<string, string>

export interface CollectionFiles {
  /** The CSV files by name: rows, or the whole file as text or bytes. */
  csv: Record<string, Row[] | string | Uint8Array>
  /** Pictures by path: `photographs/a.jpg`. */
  pictures?: Record<string, Uint8Array>
}

export async function collectionFolder({ csv, pictures = {} }: CollectionFiles): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-collection-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(csv)) {
    const bytes = Array.isArray(content) ? stringify(content, { header: true }) : content
    await writeFile(path.join(folder, name), bytes)
  }
  for (const [name, bytes] of Object.entries(pictures)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), bytes)
  }
  return folder
}
