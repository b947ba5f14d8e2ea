/**
 * Lists the files of a walk for offline use: the walk, its species, key, quiz and terms, with the build files and
 * pictures. The site requests each file from itself as a visitor, to measure the file's size. A file that never changes
 * is requested only once.
 */
import { createHash } from 'node:crypto'
import { keyAddress } from '../../contract/addresses/key-address.ts'
import { learningAddress } from '../../contract/addresses/species-selection.ts'
import { walkAddress } from '../../contract/addresses/walk-address.ts'
import type { WalkFiles } from '../../contract/calls/offline.ts'
import { kindNames } from '../../contract/kinds.ts'
import type { QuizDeck } from '../../contract/learning/quiz-deck.ts'
import { renditionWidths } from '../../contract/limits.ts'
import { profileAddress } from '../../contract/names.ts'
import type { WalkWithSpecies } from '../../contract/schemas/walks.ts'
import { picturesIn } from './pictures-in-page.ts'

type Language = 'en' | 'zh'

/** Requests an address as a visitor, and returns the body; undefined unless the status is 200. */
export type Visit = (address: string, language: Language) => Promise<Buffer | undefined>

export interface WalkToSave {
  walk: WalkWithSpecies
  language: Language
  /** A text that changes whenever a page of the walk may change. */
  state: string
}

export type WalkFilesOf = (walkToSave: WalkToSave) => Promise<WalkFiles>

/**
 * @returns a function that lists the files of a walk
 * @param readBuildFiles a function that returns the addresses of the files that every saved walk needs
 */
export function createWalkFiles(
  visit: Visit,
  readBuildFiles: () => Promise<string[]>,
): WalkFilesOf {
  const lists = new Map<string, { state: string; list: Promise<WalkFiles> }>()
  /** The sizes of files that never change under their address, in bytes. */
  const constantSizes = new Map<string, number>()

  async function constantAt(visit: Visit, address: string, language: Language) {
    const knownSize = constantSizes.get(address)
    if (knownSize !== undefined) return knownSize
    const body = await visit(address, language)
    if (body) constantSizes.set(address, body.length)
    return body?.length
  }

  async function collect({ walk, language }: WalkToSave, visit: Visit): Promise<WalkFiles> {
    const hash = createHash('sha256').update(language)
    const pages = new Map<string, number>()
    const pictures = new Set<string>()
    for (const address of pagesOf(walk)) {
      const page = await visit(address, language)
      const dataAddress = address.replace(/^[^?]+/, '$&.data')
      const data = page && (await visit(dataAddress, language))
      if (!data) continue
      pages.set(address, page.length).set(dataAddress, data.length)
      // The page data contains everything that can change in a page of one build.
      hash.update(data)
      for (const picture of picturesIn(page.toString())) pictures.add(picture)
    }
    for (const address of answersOf(walk)) {
      const answer = await visit(address, language)
      if (!answer) continue
      pages.set(address, answer.length)
      hash.update(answer)
      for (const picture of picturesInDeck(answer)) pictures.add(picture)
    }
    const parts = new Map<string, number>()
    for (const address of await readBuildFiles()) {
      const bytes = await constantAt(visit, address, language)
      if (bytes !== undefined) parts.set(address, bytes)
    }
    const images = new Map<string, number>()
    for (const address of pictures) {
      const isConstant = address.startsWith('/public/')
      const bytes = isConstant
        ? await constantAt(visit, address, language)
        : (await visit(address, language))?.length
      if (bytes !== undefined) images.set(address, bytes)
    }
    const list = (sizes: Map<string, number>) => {
      return [...sizes].map(([address, bytes]) => {
        return { address, bytes, constant: /^\/(assets|public)\//.test(address) }
      })
    }
    const files = [...list(parts), ...list(pages), ...list(images)]
    const fileNames = [...parts.keys(), ...images.keys()].sort().join()
    return {
      version: hash.update(fileNames).digest('base64url').slice(0, 16),
      bytes: files.reduce((sum, file) => sum + file.bytes, 0),
      files,
    }
  }

  return async (walkToSave) => {
    const listKey = `${walkToSave.walk.key} ${walkToSave.language}`
    const cachedList = lists.get(listKey)
    if (cachedList?.state === walkToSave.state) return cachedList.list
    let isComplete = true
    const list = collect(walkToSave, async (address, language) => {
      const body = await visit(address, language)
      isComplete &&= body !== undefined
      return body
    })
    const newEntry = { state: walkToSave.state, list }
    lists.set(listKey, newEntry)
    // After a failure or a missing file, the next request makes the list again, unless a newer list has replaced it.
    const forget = () => lists.get(listKey) === newEntry && lists.delete(listKey)
    list.then(() => isComplete || forget(), forget)
    return list
  }
}

function pagesOf({ key, stops }: WalkWithSpecies): Set<string> {
  const profiles = stops.flatMap(({ species }) =>
    species.flatMap(({ kind, latinName }) => (kind ? [profileAddress(kind, latinName)] : [])),
  )
  const keys = kindsOfStops(stops).map((kind) => keyAddress(kind, { walk: key }))
  const quiz = learningAddress('/quiz', { walk: key })
  return new Set([walkAddress(key), ...profiles, ...keys, quiz, '/terms'])
}

/** @returns the addresses of the calls of the key and of the quiz; the offline quiz has fewer pictures */
function answersOf({ key, stops }: WalkWithSpecies): string[] {
  const tables = kindsOfStops(stops).map((kind) => `/api/keyTable?kind=${kind}&walk=${key}`)
  return [...tables, `/api/quizDeck?walk=${key}&few=yes`]
}

const kindsOfStops = (stops: WalkWithSpecies['stops']) =>
  kindNames.filter((each) => stops.some(({ species }) => species.some(({ kind }) => kind === each)))

/** @returns the photographs of a deck in the smallest width; none if the answer is not a deck */
function picturesInDeck(answer: Buffer): string[] {
  const { pictures = [] } = JSON.parse(answer.toString()) as Partial<QuizDeck>
  return pictures.map(({ id }) => `/public/quiz/${id}?width=${renditionWidths[0]}`)
}
