/** Deletes, restores and purges pictures of the magnolia by calls of an admin. */
import path from 'node:path'
import { storedFiles } from '../databases/contents.ts'
import { good, imagesOf, send, type World } from '../sites/rich-species.ts'
import { magnolia } from '../sites/small-collection.ts'

/** In milliseconds. */
export const day = 86_400_000

/** @param worldNow the world, once it is open */
export function recycleBinCalls(worldNow: () => World) {
  const call = (...args: Parameters<World['teacher']['call']>) => worldNow().teacher.call(...args)
  const pictures = async () => (await imagesOf(worldNow(), 'plant', magnolia[0])).pics

  return {
    bin: async () => good(await worldNow().teacher.get('/api/recycleBin')),

    purge: (id: string) => call('purge', { id }),

    /** @returns the id of the new ledger entry */
    undo: async (id: string) => good(await call('undoChange', { id })).changeId as string,

    /** @returns the id of the ledger entry */
    remove: async (id: string) => good(await call('editPageDelete', { id })).changeId as string,

    /** Publishes a picture. */
    async newPicture(bytes?: Uint8Array) {
      const before = new Set((await pictures()).map(({ _id }) => _id))
      await send.picture(worldNow().teacher, 'plant', magnolia[0], bytes)
      const added = (await pictures()).find(({ _id }) => !before.has(_id))
      return added ?? { _id: '', path: '' }
    },

    /** Counts the stored files of a picture. */
    async filesOf(image: string): Promise<number> {
      const stem = path.basename(image).replace(/\.\w+$/, '')
      const files = await storedFiles(worldNow().site.database)
      return files.filter((file) => file.includes(stem)).length
    },

    /** Dates a ledger entry back. */
    async age(id: string, days: number) {
      const at = new Date(Date.now() - days * day).toISOString()
      const { db } = worldNow().site.database
      await db.updateTable('activity').set({ at }).where('id', '=', id).execute()
    },
  }
}
