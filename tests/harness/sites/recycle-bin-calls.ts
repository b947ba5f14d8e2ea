/** Deletes, restores and purges pictures of the magnolia by calls of an admin. */
import path from 'node:path'
import { dayInMs } from '../../../contract/limits.ts'
import { storedFiles } from '../databases/contents.ts'
import { jsonOf, publishPicture, type School } from './rich-species.ts'

/** @param getSchool a function that returns the school, once the school is open */
export function recycleBinCalls(getSchool: () => School) {
  const call = (...args: Parameters<School['teacher']['call']>) => getSchool().teacher.call(...args)

  return {
    bin: async () => jsonOf(await getSchool().teacher.get('/api/recycleBin')),

    purge: (id: string) => call('purge', { id }),

    /** @returns the id of the new ledger entry */
    undo: async (id: string) => jsonOf(await call('undoChange', { id })).changeId as string,

    /** @returns the id of the ledger entry */
    remove: async (id: string) => jsonOf(await call('editPageDelete', { id })).changeId as string,

    newPicture: (bytes?: Uint8Array) => publishPicture(getSchool(), bytes),

    /** Counts the stored files of a picture. */
    async countFiles(image: string): Promise<number> {
      const stem = path.basename(image).replace(/\.\w+$/, '')
      const files = await storedFiles(getSchool().site.database)
      return files.filter((file) => file.includes(stem)).length
    },

    /** Backdates a ledger entry. */
    async backdate(id: string, days: number) {
      const at = new Date(Date.now() - days * dayInMs).toISOString()
      const { db } = getSchool().site.database
      await db.updateTable('activity').set({ at }).where('id', '=', id).execute()
    },
  }
}
