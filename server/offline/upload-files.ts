/**
 * Lists the files with which the upload page works without a network. The files are the public shell of the page, the
 * names and search words of the species, and files of the build. The site requests the shell and the names from itself
 * as a visitor, so these files contain no facts about members.
 */
import { createHash } from 'node:crypto'
import type { WalkFiles } from '../../contract/calls/offline.ts'
import type { Visit } from './walk-files.ts'

/** The page that the service worker shows instead of `/upload`. */
const shell = '/uploadOffline'
const names = ['searchNames', 'searchBirdNames', 'searchWords', 'searchBirdWords']
const changingAddresses = [shell, ...names.map((call) => `/api/${call}`)]

type Language = Parameters<Visit>[1]

/**
 * @returns a function that lists the files in a language
 * @param readBuildFiles a function that returns the addresses of the files of the build that the shell needs
 * @param readState a function that returns a text, which changes whenever the names or the site's texts may change
 */
export function createUploadFiles(
  visit: Visit,
  readBuildFiles: () => Promise<string[]>,
  readState: () => Promise<string>,
) {
  const lists = new Map<Language, { state: string; list: WalkFiles }>()

  return async (language: Language): Promise<WalkFiles> => {
    const state = await readState()
    const cachedList = lists.get(language)
    if (cachedList?.state === state) return cachedList.list
    const build = await readBuildFiles()
    // In development there is no build, and no page can be saved.
    if (build.length === 0) return { version: '', bytes: 0, files: [] }
    const hash = createHash('sha256').update(JSON.stringify([language, state, build]))
    const files: WalkFiles['files'] = []
    let isComplete = true
    for (const address of [...build, ...changingAddresses]) {
      const body = await visit(address, language)
      if (!body) isComplete = false
      else
        files.push({ address, bytes: body.length, constant: !changingAddresses.includes(address) })
    }
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    const list = { version: hash.digest('base64url').slice(0, 16), bytes, files }
    if (isComplete) lists.set(language, { state, list })
    return list
  }
}
