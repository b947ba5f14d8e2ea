/** Handles the call with which admins download an export of the catalogue as a ZIP file. */
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, readBesideRequests } from '../database/connection.ts'
import { writeZip } from '../kernel/formats/zip.ts'
import type { Handlers } from '../kernel/handlers.ts'
import type { Store } from '../media/store/store.ts'
import { exportImages, exportTables } from './export-collection.ts'
import { folderTarget } from './folder-target.ts'

interface Needs {
  database: Database
  store: Store
  dataFolder: string
}

export function exportHandlers({ database, store, dataFolder }: Needs) {
  return {
    async 'collection.zip'() {
      // Writes the tables to a folder first, because a slow download would keep the transaction open.
      const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-export-'))
      const remove = () => rm(folder, { recursive: true, force: true })
      try {
        const tables = await folderTarget(folder)
        const { rows, images } = await readBesideRequests(database, dataFolder, (db) =>
          exportTables(db, tables),
        )
        const output = writeZip(async (zip) => {
          for (const file of rows.keys()) {
            await zip.add(file, createReadStream(path.join(folder, file)))
          }
          await exportImages(store, zip, images)
        })
        return output.once('close', () => void remove())
      } catch (error) {
        await remove()
        throw error
      }
    },
  } satisfies Partial<Handlers>
}
