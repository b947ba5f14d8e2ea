/**
 * Reads the parts of the content that admins have edited, and rereads these parts after every change to the site.
 * The module also reads the version on which cached pages and answers depend.
 */
import type { Queries } from '../database/connection.ts'
import { createSiteVersionReader } from '../database/versions.ts'
import { oncePerTick } from '../kernel/caching/once-per-tick.ts'
import { todayIn } from '../kernel/dates.ts'
import { readEdited } from './repository.ts'
import type { Content } from './site-content.ts'

/** Milliseconds between two checks of the version, because another process may change the content. */
const interval = 500

export type EditedContent = ReturnType<typeof followEdited>

export function followEdited(db: Queries, content: Pick<Content, 'replaceEdited'>) {
  const readSiteVersion = createSiteVersionReader(db)
  let lastVersion: number | undefined
  let timer: NodeJS.Timeout | undefined

  /** Reads the parts if the site has changed since the last read. @returns the version of the site */
  async function refresh(): Promise<number> {
    const version = await readSiteVersion()
    if (version !== lastVersion) {
      content.replaceEdited(await readEdited(db))
      lastVersion = version
    }
    return version
  }

  return {
    refresh,
    start(onFailure: (error: unknown) => void) {
      timer = setInterval(() => void refresh().catch(onFailure), interval).unref()
    },
    stop: () => clearInterval(timer),
  }
}

interface PageVersionParts {
  edited: Pick<EditedContent, 'refresh'>
  config: { timeZone: string }
  content: Pick<Content, 'version'>
}

/**
 * @returns a function that reads the version of everything that visitors' pages show. The server calls this function
 * for each answer, so that pages show a change by any process at once.
 */
export function createPageVersionReader({
  edited,
  config,
  content,
}: PageVersionParts): () => Promise<string> {
  return oncePerTick(
    async () => `${await edited.refresh()} ${content.version} ${todayIn(config.timeZone)}`,
  )
}
