/** Serves the glossary, the search and the suggestions from the lists of names in memory. */
import type { Kind } from '../../contract/kinds.ts'
import type { Names } from '../../contract/names.ts'
import type { NameLists } from './name-lists.ts'
import type { FoundNames, NameSearch } from './name-search.ts'

export const searchPageSize = 24

interface FoundPage {
  names: FoundNames[]
  /** The number of species whose names contain the text. */
  matches: number
  total: number
}

export interface NameService {
  /** @returns names by glossary letter, sorted by Latin name @param letter the only letter to list */
  glossary(kind: Kind, letter?: string): Promise<Map<string, Names[]>>
  /**
   * @returns one page of species. Species whose names contain the text come first, the best match first, and species
   * with similar names follow. An empty text matches all species.
   */
  search(kind: Kind, text: string, page: number): Promise<FoundPage>
  /** @returns the species with the most similar names; none for an empty text */
  suggest(kind: Kind, text: string, limit: number): Promise<FoundNames[]>
}

export function createNameService(nameLists: NameLists, nameSearch: NameSearch): NameService {
  return {
    async glossary(kind, letter) {
      const letters = new Map<string, Names[]>()
      for (const name of (await nameLists.of(kind)).names) {
        if (letter && name.letter !== letter) continue
        const entries = letters.get(name.letter) ?? []
        entries.push(name)
        letters.set(name.letter, entries)
      }
      return letters
    },

    async search(kind, text, page) {
      const list = await nameLists.of(kind)
      const pattern = text.normalize('NFKC').trim()
      const found: FoundNames[] = pattern
        ? await nameSearch.search(kind, list, pattern)
        : list.names
      const matching = found.filter(({ similar }) => !similar)
      const sorted = [...matching, ...found.filter(({ similar }) => similar)]
      const start = (page - 1) * searchPageSize
      return {
        names: sorted.slice(start, start + searchPageSize),
        matches: matching.length,
        total: found.length,
      }
    },

    async suggest(kind, text, limit) {
      const pattern = text.normalize('NFKC').trim()
      if (!pattern) return []
      return nameSearch.search(kind, await nameLists.of(kind), pattern, limit)
    },
  }
}
