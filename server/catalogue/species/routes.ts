/** The calls about species. */
import type { Kind } from '../../../contract/kinds.ts'
import { namesSchema } from '../../../contract/schemas/species.ts'
import type { Caller } from '../../kernel/caller.ts'
import { thisMonth } from '../../kernel/dates.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import type { NameLists } from '../../names/name-lists.ts'
import type { NameSearch } from '../../names/name-search.ts'
import type { PictureService } from '../pictures/service.ts'
import { presentBird, presentPlant } from './present.ts'
import { type SpeciesService, searchPageSize } from './service.ts'

interface Needs {
  species: SpeciesService
  pictures: PictureService
  nameLists: NameLists
  nameSearch: NameSearch
  timeZone: string
}

export function speciesHandlers({ species, pictures, nameLists, nameSearch, timeZone }: Needs) {
  const count = (kind: Kind) => async () => ({ numOfPlants: await species.count(kind) })

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
      const letters = [...(await species.glossary(kind, input.letter))]
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

  async function profile(kind: Kind, latinName: string, caller: Caller) {
    const row = await species.get(kind, latinName)
    const { photographs, months } = await pictures.profileOf(row, caller)
    const arts = await pictures.artworksOf(row, caller)
    const calendar = { thisMonth: thisMonth(timeZone), months }
    return { row, rest: { photographs, arts, calendar } }
  }

  return {
    searchNames: names('plant'),
    searchBirdNames: names('bird'),
    searchWords: words('plant'),
    searchBirdWords: words('bird'),
    numOFPlants: count('plant'),
    numOfPlants: count('plant'),
    numOfBirds: count('bird'),
    userInfoGlossary: glossary('plant'),
    userInfoGlossaryBird: glossary('bird'),

    async syncPlantInfo({ postName }, caller) {
      const { row, rest } = await profile('plant', postName, caller)
      return { resultPost: [presentPlant(row, timeZone, caller)], ...rest }
    },

    async syncBirdInfo({ postName }, caller) {
      const { row, rest } = await profile('bird', postName, caller)
      return { resultPost: [presentBird(row, timeZone, caller)], ...rest }
    },

    async suggestNames({ q, kind, limit }) {
      const found = await species.suggest(kind, q, limit)
      return {
        suggestions: found.map(({ matched, ...names }) => ({ ...names, matched: matched ?? null })),
      }
    },

    async searchSpecies({ q, kind, page }) {
      const { names: found, total } = await species.search(kind, q, page)
      const first = await pictures.firstOf(
        kind,
        found.map((name) => name.latinName),
      )
      const results = found.map((name) => ({
        ...namesSchema.parse(name),
        picture: first.get(name.latinName) ?? null,
        matched: name.matched ?? null,
      }))
      return { results, total, pageSize: searchPageSize }
    },
  } satisfies Partial<Handlers>
}
