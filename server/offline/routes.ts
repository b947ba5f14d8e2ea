/** Handles the calls that list the files of a walk and of the upload page for offline use. */
import type { Content } from '../content/site-content.ts'
import type { Queries } from '../database/connection.ts'
import { namesOf, readVersion } from '../database/versions.ts'
import type { Handlers } from '../kernel/handlers.ts'
import type { WalkService } from '../walks/service.ts'
import { readBuildFiles, readUploadFiles } from './build-files.ts'
import { createUploadFiles } from './upload-files.ts'
import { createWalkFiles, type Visit } from './walk-files.ts'

interface Needs {
  db: Queries
  content: Content
  walks: WalkService
  /** Whether pages can be saved on this site. */
  isOffered: boolean
  visit: Visit
}

export function offlineHandlers({ db, content, walks, isOffered, visit }: Needs) {
  const filesOf = createWalkFiles(visit, readBuildFiles)
  const uploadFilesIn = createUploadFiles(visit, readUploadFiles, async () =>
    JSON.stringify([
      content.site(),
      await readVersion(db, namesOf('plant')),
      await readVersion(db, namesOf('bird')),
    ]),
  )
  return {
    async uploadFiles({ language }) {
      if (!isOffered) return { version: '', bytes: 0, files: [] }
      return uploadFilesIn(language)
    },

    async walkFiles({ key, language }) {
      if (!isOffered) return { version: '', bytes: 0, files: [] }
      const { walk, map } = await walks.getWalk(key)
      const versions = [await readVersion(db, 'plant'), await readVersion(db, 'bird')]
      const state = JSON.stringify([walk, map, content.version, versions])
      return filesOf({ walk, language, state })
    },
  } satisfies Partial<Handlers>
}
