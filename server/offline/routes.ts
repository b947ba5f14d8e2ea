/** Handles the call that lists the files of a walk for offline use. */
import type { Content } from '../content/site-content.ts'
import type { Queries } from '../database/connection.ts'
import { readVersion } from '../database/versions.ts'
import type { Handlers } from '../kernel/handlers.ts'
import type { WalkService } from '../walks/service.ts'
import { readBuildFiles } from './build-files.ts'
import { createWalkFiles, type Visit } from './walk-files.ts'

interface Needs {
  db: Queries
  content: Content
  walks: WalkService
  /** Whether walks can be saved on this site. */
  offered: boolean
  visit: Visit
}

export function offlineHandlers({ db, content, walks, offered, visit }: Needs) {
  const filesOf = createWalkFiles(visit, readBuildFiles)
  return {
    async walkFiles({ key, language }) {
      if (!offered) return { version: '', bytes: 0, files: [] }
      const { walk, map } = await walks.one(key)
      const versions = [await readVersion(db, 'plant'), await readVersion(db, 'bird')]
      const state = JSON.stringify([walk, map, content.site(), versions])
      return filesOf({ walk, language, state })
    },
  } satisfies Partial<Handlers>
}
