/** Handles the call with which admins upload a file for the school's pages. */
import type { Handlers } from '../../kernel/handlers.ts'
import type { Store } from '../store/store.ts'
import { fileError } from './file-error.ts'
import { storeSchoolFile } from './store-school-file.ts'

export function schoolFileHandlers(store: Store) {
  return {
    async siteFile({ use }, _caller, { files }) {
      const [file] = files
      if (!file) throw fileError('no_file')
      const { name, width = null, height = null } = await storeSchoolFile(store, use, file)
      return { message: 'file uploaded', file: name, width, height }
    },
  } satisfies Partial<Handlers>
}
