/** What visitors can learn of species: profiles, names, the glossary, the search. */
import type { Kind } from '../../../contract/kinds.ts'
import type { Names } from '../../../contract/names.ts'
import type { Queries } from '../../database/connection.ts'
import { keptByVersion } from '../../database/kept-by-version.ts'
import type { SpeciesTable } from '../../database/tables.ts'
import { notFound } from '../../kernel/http-error.ts'
import type { NameLists } from '../../names/name-lists.ts'
import type { FoundNames, NameSearch } from '../../names/name-search.ts'
import { countSpecies, findByFormerName, findSpecies } from '../repositories/species.ts'

export const searchPageSize = 24

export interface SpeciesService {
  /** @throws {Refusal} 404 when no published species of that kind has the name. */
  get(kind: Kind, latinName: string): Promise<SpeciesTable>
  count(kind: Kind): Promise<number>
  /** Names by glossary letter, sorted by Latin name; only one letter's when one is asked for. */
  glossary(kind: Kind, letter?: string): Promise<Map<string, Names[]>>
  /** One page of the species whose names resemble the text, best first; all of them for no text. */
  search(kind: Kind, text: string, page: number): Promise<{ names: FoundNames[]; total: number }>
  /** Those whose names resemble the text most; none for no text. */
  suggest(kind: Kind, text: string, limit: number): Promise<FoundNames[]>
}

export function createSpeciesService(
  db: Queries,
  nameLists: NameLists,
  nameSearch: NameSearch,
): SpeciesService {
  const counts = keptByVersion<number>(db)

  return {
    async get(kind, latinName) {
      // A name it had before it was renamed finds it too; its page leads on to the address of today.
      const row =
        (await findSpecies(db, kind, latinName)) ?? (await findByFormerName(db, kind, latinName))
      if (!row) throw notFound(`No ${kind} is recorded under this name`)
      return row
    },

    // Every page asks: the names of a large site would be read for that after each change.
    count: (kind) => counts(kind, 'count', () => countSpecies(db, kind)),

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
      const start = (page - 1) * searchPageSize
      return { names: found.slice(start, start + searchPageSize), total: found.length }
    },

    async suggest(kind, text, limit) {
      const pattern = text.normalize('NFKC').trim()
      if (!pattern) return []
      return nameSearch.search(kind, await nameLists.of(kind), pattern, limit)
    },
  }
}
