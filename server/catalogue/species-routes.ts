/** Handles the calls for profiles and for the number of species. */
import type { Kind } from '../../contract/kinds.ts'
import type { Caller } from '../kernel/caller.ts'
import { thisMonth } from '../kernel/dates.ts'
import type { Handlers } from '../kernel/handlers.ts'
import type { PictureService } from './pictures/service.ts'
import { presentProfile } from './species/present.ts'
import type { SpeciesService } from './species/service.ts'

interface Needs {
  species: SpeciesService
  pictures: PictureService
  timeZone: string
}

export function speciesHandlers({ species, pictures, timeZone }: Needs) {
  const count = (kind: Kind) => async () => ({ numOfPlants: await species.count(kind) })

  async function profile(kind: Kind, latinName: string, caller: Caller) {
    const row = await species.get(kind, latinName)
    const { photographs, arts, months, cover } = await pictures.profileOf(row, caller)
    const calendar = { thisMonth: thisMonth(timeZone), months }
    return { row, content: { photographs, arts, calendar, cover } }
  }

  return {
    numOFPlants: count('plant'),
    numOfPlants: count('plant'),
    numOfBirds: count('bird'),

    async syncPlantInfo({ postName }, caller) {
      const { row, content } = await profile('plant', postName, caller)
      return { ...presentProfile.plant(row, timeZone, caller), ...content }
    },

    async syncBirdInfo({ postName }, caller) {
      const { row, content } = await profile('bird', postName, caller)
      return { ...presentProfile.bird(row, timeZone, caller), ...content }
    },
  } satisfies Partial<Handlers>
}
