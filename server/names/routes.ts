/** Handlers of the calls for names: lists, glossary, search and suggestions. */
import { stringify } from 'csv-stringify/sync'
import type { Kind } from '../../contract/kinds.ts'
import { namesSchema } from '../../contract/schemas/species.ts'
import type { PictureService } from '../catalogue/pictures/service.ts'
import type { Caller } from '../kernel/caller.ts'
import type { Handlers } from '../kernel/handlers.ts'
import type { NameLists } from './name-lists.ts'
import type { NameSearch } from './name-search.ts'
import { createNameService, searchPageSize } from './service.ts'

interface Needs {
  nameLists: NameLists
  nameSearch: NameSearch
  pictures: PictureService
}

export function nameHandlers({ nameLists, nameSearch, pictures }: Needs) {
  const service = createNameService(nameLists, nameSearch)
  const names = (kind: Kind) => async () => {
    const list = await nameLists.of(kind)
    return { returnNames: list.names, numOfPlants: list.names.length }
  }
  const words = (kind: Kind) => async () => {
    const { body } = await nameSearch.words(kind, await nameLists.of(kind))
    return JSON.parse(body.toString())
  }
  const glossary =
    (kind: Kind) => async (input: { letter?: string | undefined }, caller: Caller) => {
      const letters = [...(await service.glossary(kind, input.letter))]
      return {
        username: caller.username,
        admin: caller.role === 'admin',
        glossary: Object.fromEntries(
          letters.map(([l, entries]) => [l, entries.map((e) => e.latinName)]),
        ),
        cnNames: Object.fromEntries(
          letters.map(([l, entries]) => [l, entries.map((e) => e.chineseName)]),
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
    'plants.csv': () => glossaryCsv(nameLists, 'plant'),
    'birds.csv': () => glossaryCsv(nameLists, 'bird'),

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
      const results = found.map((name) => ({
        ...namesSchema.parse(name),
        picture: covers.get(name.latinName) ?? null,
        matched: name.matched ?? null,
      }))
      return { results, matches, total, pageSize: searchPageSize }
    },
  } satisfies Partial<Handlers>
}

/** A CSV file with a byte order mark, without which Excel garbles the Chinese. */
async function glossaryCsv(nameLists: NameLists, kind: Kind): Promise<string> {
  const { names } = await nameLists.of(kind)
  const rows = names.map(({ latinName, commonName, chineseName }) => ({
    scientificName: latinName,
    'vernacularName (en)': commonName,
    'vernacularName (zh)': chineseName,
  }))
  // `escape_formulas` prevents a spreadsheet from running a name such as `=cmd|…`.
  return stringify(rows, {
    bom: true,
    header: true,
    columns: ['scientificName', 'vernacularName (en)', 'vernacularName (zh)'],
    escape_formulas: true,
  })
}
