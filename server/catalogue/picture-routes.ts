/** Handles the calls for pictures, and `userInfo`, which returns the caller and the featured pairs. */
import { pictureListKey } from '../../contract/calls/pictures.ts'
import { type Kind, kinds } from '../../contract/kinds.ts'
import type { Handlers } from '../kernel/handlers.ts'
import type { PictureService } from './pictures/service.ts'
import type { SpeciesService } from './species/service.ts'

interface Needs {
  species: SpeciesService
  pictures: PictureService
}

export function pictureHandlers({ species, pictures }: Needs) {
  const newest = (kind: Kind) => async () => ({ pics: await pictures.newest(kind) })
  const fallback = (kind: Kind) => async () => ({ pic: await pictures.fallback(kind) })

  return {
    getDb2Pic: newest('plant'),
    getDb2PicBird: newest('bird'),
    db2Alt: fallback('plant'),
    db2AltBird: fallback('bird'),

    async userInfo(_input, caller) {
      return {
        username: caller.username,
        admin: caller.role === 'admin',
        featureLists: await pictures.featured(caller),
      }
    },

    async getPics({ plant, kind }, caller) {
      const row = await species.get(kind, plant)
      const all = await pictures.picturesOf(row, caller, 'for everyone')
      const lists = kinds[kind].sections.map((section) => [
        pictureListKey[section],
        all.filter((picture) => picture.season === section),
      ])
      const { latin_name: latinName, common_name: commonName, chinese_name: chineseName } = row
      return { plant: { latinName, commonName, chineseName }, ...Object.fromEntries(lists) }
    },

    async getPicsAndArts({ plant, kind }, caller) {
      const row = await species.get(kind, plant)
      return {
        pics: await pictures.picturesOf(row, caller, 'for everyone'),
        arts: await pictures.artworksOf(row, caller),
      }
    },
  } satisfies Partial<Handlers>
}
