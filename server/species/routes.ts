/** The calls about species. */
import type { Kind } from '../../contract/kinds.ts'
import { namesSchema } from '../../contract/schemas/species.ts'
import type { Caller } from '../http/caller.ts'
import type { Handlers } from '../http/handlers.ts'
import type { NameLists } from '../names/name-lists.ts'
import type { PictureService } from '../pictures/service.ts'
import { presentBird, presentPlant } from './present.ts'
import { type SpeciesService, searchPageSize } from './service.ts'

interface Needs {
  species: SpeciesService
  pictures: PictureService
  nameLists: NameLists
  timeZone: string
}

export function speciesHandlers({ species, pictures, nameLists, timeZone }: Needs) {
  const count = (kind: Kind) => async () => ({ numOfPlants: await species.count(kind) })

  const names = (kind: Kind) => async () => {
    const list = await nameLists.of(kind)
    return { returnNames: list.names, numOfPlants: list.names.length }
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
    const photographs = await pictures.picturesOf(row, caller, 'for members')
    return { row, photographs, arts: await pictures.artworksOf(row, caller) }
  }

  return {
    searchNames: names('plant'),
    searchBirdNames: names('bird'),
    numOFPlants: count('plant'),
    numOfPlants: count('plant'),
    numOfBirds: count('bird'),
    userInfoGlossary: glossary('plant'),
    userInfoGlossaryBird: glossary('bird'),

    async syncPlantInfo({ postName }, caller) {
      const { row, photographs, arts } = await profile('plant', postName, caller)
      return { resultPost: [presentPlant(row, timeZone, caller)], photographs, arts }
    },

    async syncBirdInfo({ postName }, caller) {
      const { row, photographs, arts } = await profile('bird', postName, caller)
      return { resultPost: [presentBird(row, timeZone, caller)], photographs, arts }
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
      }))
      return { results, total, pageSize: searchPageSize }
    },
  } satisfies Partial<Handlers>
}
