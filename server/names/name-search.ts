/**
 * Searches names on search threads, because on the main thread a search would block all pages. Fuse compares every name
 * with every chunk of the text, which takes 20 milliseconds for a school's list. Fuse alone would take seconds for
 * 100,000 names, so long lists have an index (exact/README.md).
 */
import type { Kind } from '../../contract/kinds.ts'
import { namesInBrowserMaximum } from '../../contract/limits.ts'
import type { Names } from '../../contract/names.ts'
import type { MatchedName } from '../../contract/search/search-words.ts'
import { LastingBytes } from '../kernel/caching/lasting-bytes.ts'
import { HttpError } from '../kernel/http-error.ts'
import { openLongLists } from './long-lists.ts'
import type { NameList } from './name-lists.ts'
import type { ReadFurtherNames, SearchableList } from './searchable-list.ts'
import { openShortLists } from './short-lists.ts'

export interface FoundNames extends Names {
  /** The name by which the species was found, if this name is not one of the three names. */
  matched?: MatchedName | undefined
  /** Whether the species is a guess, because no name contains the text. */
  similar?: boolean | undefined
}

export interface NameSearch {
  /**
   * @returns names similar to the text, best first. Without `limit`, the result contains all similar names. With
   * `limit`, the results of a long list may be some seconds older than the last change.
   * @throws {HttpError} 429 when too many searches are running
   */
  search(kind: Kind, list: NameList, text: string, limit?: number): Promise<FoundNames[]>
  /** @returns the answer of `/searchWords` or `/searchBirdWords`, serialised once for each version of the list */
  words(kind: Kind, list: NameList): Promise<Words>
  close(): Promise<void>
}

interface Words {
  body: LastingBytes
  etag: string
}

const searchesMaximum = 32

export function openNameSearch(readFurtherNames: ReadFurtherNames): NameSearch {
  const shortLists = openShortLists(readFurtherNames)
  const longLists = openLongLists(readFurtherNames)
  const wordsOf = new WeakMap<SearchableList, Promise<Words>>()
  let searches = 0

  function listFor(kind: Kind, list: NameList, mayBeOlder: boolean): Promise<SearchableList> {
    const lists = list.names.length > namesInBrowserMaximum ? longLists : shortLists
    return lists.of(kind, list, mayBeOlder)
  }

  async function requestWords(searchableList: SearchableList): Promise<Words> {
    const answer = await searchableList.query({ words: true })
    if ('words' in answer) return { ...answer.words, body: new LastingBytes(answer.words.body) }
    throw unknownList()
  }

  return {
    async search(kind, list, text, limit) {
      if (searches >= searchesMaximum) {
        throw new HttpError(429, 'busy', 'Too many searches at once. Please try again in a moment.')
      }
      searches++
      try {
        const searchableList = await listFor(kind, list, limit !== undefined)
        const withNames = limit !== undefined || searchableList.version !== list.version
        const request = { text, withNames, ...(limit !== undefined && { limit }) }
        const answer = await searchableList.query(request)
        if (!('found' in answer)) throw unknownList()
        return answer.found.flatMap(({ place, matched, similar, names = list.names[place] }) => {
          if (!names) return []
          const { latinName, commonName, chineseName } = names
          return [{ latinName, commonName, chineseName, matched, similar }]
        })
      } finally {
        searches--
      }
    },

    async words(kind, list) {
      const searchableList = await listFor(kind, list, false)
      const words = wordsOf.get(searchableList) ?? requestWords(searchableList)
      wordsOf.set(searchableList, words)
      words.catch(() => wordsOf.delete(searchableList))
      return words
    },

    async close() {
      await Promise.all([shortLists.close(), longLists.close()])
    },
  }
}

const unknownList = () => new Error('The search thread has no such list')
