/** The export of the collection for admins, as an archive to download. */
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { besideRequests, type Database } from '../database/connection.ts'
import type { Handlers } from '../kernel/handlers.ts'
import type { Store } from '../media/store/store.ts'
import { exportImages, exportTables } from './export-collection.ts'
import { folderTarget } from './folder-target.ts'
import { zipTarget } from './zip-target.ts'

interface Needs {
  database: Database
  store: Store
  dataFolder: string
}

export function exportHandlers({ database, store, dataFolder }: Needs) {
  return {
    async 'collection.zip'() {
      // The tables are read at one moment, and a slow reader must not hold the database there.
      const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-export-'))
      const remove = () => rm(folder, { recursive: true, force: true })
      try {
        const tables = await folderTarget(folder)
        const { rows, images } = await besideRequests(database, dataFolder, (db) =>
          exportTables(db, tables),
        )
        const { target, output, end } = zipTarget()
        const write = async () => {
          for (const file of rows.keys()) {
            await target.add(file, createReadStream(path.join(folder, file)))
          }
          await exportImages(store, target, images)
          end()
        }
        write()
          .catch((error: unknown) => output.destroy(error as Error))
          .finally(remove)
        return output
      } catch (error) {
        await remove()
        throw error
      }
    },
  } satisfies Partial<Handlers>
}
