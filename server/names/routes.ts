/** Handles the calls for lists of names, further words, the glossary and its download, searches and suggestions. */

import type { Kind } from '../../contract/kinds.ts'
import { namesSchema } from '../../contract/species-names.ts'
import type { PictureService } from '../catalogue/pictures/service.ts'
import { familiesOf } from '../catalogue/repositories/classification.ts'
import { presentTaxon } from '../catalogue/species/present.ts'
import type { Database } from '../database/connection.ts'
import type { Caller } from '../kernel/caller.ts'
import type { Handlers } from '../kernel/handlers.ts'
import { glossaryFile } from './glossary-file.ts'
import type { NameLists } from './name-lists.ts'
import type { NameSearch } from './name-search.ts'
import { createNameService, searchPageSize } from './service.ts'

interface Needs {
  database: Pick<Database, 'db' | 'dialect'>
  nameLists: NameLists
  nameSearch: NameSearch
  pictures: PictureService
}

export function nameHandlers({ database, nameLists, nameSearch, pictures }: Needs) {
  const { db } = database
  const service = createNameService(nameLists, nameSearch)
  const names = (kind: Kind) => async () => {
    const list = await nameLists.of(kind)
    return { returnNames: list.names, numOfPlants: list.names.length }
  }
  const words = (kind: Kind) => async () => {
    const { body } = await nameSearch.words(kind, await nameLists.of(kind))
    return JSON.parse(await body.text())
  }
  const glossary =
    (kind: Kind) => async (input: { letter?: string | undefined }, caller: Caller) => {
      const letters = [...(await service.glossary(kind, input.letter))]
      return {
        username: caller.username,
        admin: caller.role === 'admin',
        glossary: Object.fromEntries(
          letters.map(([letter, entries]) => [letter, entries.map(({ latinName }) => latinName)]),
        ),
        cnNames: Object.fromEntries(
          letters.map(([letter, entries]) => [
            letter,
            entries.map(({ chineseName }) => chineseName),
          ]),
        ),
      }
    }

  return {
    searchNames: names('plant'),
    searchBirdNames: names('bird'),
    searchWords: words('plant'),
    searchBirdWords: words('bird'),
    userInfoGlossary: glossary('plant'),
    userInfoGlossaryBird: glossary('bird'),
    'plants.csv': () => glossaryFile(database, 'plant'),
    'birds.csv': () => glossaryFile(database, 'bird'),

    async suggestNames({ q, kind, limit }) {
      const found = await service.suggest(kind, q, limit)
      return {
        suggestions: found.map(({ matched, similar: _similar, ...names }) => ({
          ...names,
          matched: matched ?? null,
        })),
      }
    },

    async searchSpecies({ q, kind, page }) {
      const { names: found, matches, total } = await service.search(kind, q, page)
      const covers = await pictures.coversOf(
        kind,
        found.map((name) => name.latinName),
      )
      const families = await familiesOf(
        db,
        kind,
        found.map((name) => name.latinName),
      )
      const results = found.map((name) => ({
        ...namesSchema.parse(name),
        picture: covers.get(name.latinName) ?? null,
        family: presentFamily(kind, families.get(name.latinName)),
        matched: name.matched ?? null,
      }))
      return { results, matches, total, pageSize: searchPageSize }
    },
  } satisfies Partial<Handlers>
}

const presentFamily = (kind: Kind, family: string | undefined) =>
  family ? presentTaxon(kind, 'family', family) : null
