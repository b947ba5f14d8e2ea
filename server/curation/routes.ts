/** Handles the calls with which admins edit, order, delete and merge content, read its history and check names. */
import type { Kind } from '../../contract/kinds.ts'
import type { PictureService } from '../catalogue/pictures/service.ts'
import { historyOf } from '../catalogue/species/history.ts'
import { presentSpecies } from '../catalogue/species/present.ts'
import type { SpeciesService } from '../catalogue/species/service.ts'
import type { Database } from '../database/connection.ts'
import { type Caller, signedIn } from '../kernel/caller.ts'
import type { Handlers } from '../kernel/handlers.ts'
import { kindsOnServer } from '../taxonomy/kinds-on-server.ts'
import { deleteSpecies, mergeSpecies } from './delete-and-merge.ts'
import { changeImages, deleteImages, type ImageTable } from './edit-images.ts'
import type { FeaturedService } from './featured.ts'
import { makeSynonyms } from './make-synonyms.ts'
import { mergeChoices } from './merging/kept-fields.ts'
import { sharedNames } from './merging/shared-names.ts'
import { fillClassification } from './names/fill-classification.ts'
import { keepNames } from './names/keep-names.ts'
import { nameQuestions } from './names/questions.ts'
import { occurrenceFactsOf, setOccurrenceFacts } from './occurrence-facts.ts'
import { orderImages } from './order/order-images.ts'

interface Needs {
  database: Database
  species: SpeciesService
  pictures: PictureService
  featured: FeaturedService
  timeZone: string
}

export function curationHandlers(needs: Needs) {
  const { database, species, pictures, featured, timeZone } = needs

  const removeSpecies =
    (kind: Kind) =>
    async ({ id }: { id: string }, caller: Caller) => {
      const changeId = await deleteSpecies(database, signedIn(caller), kind, id)
      return { message: `${kindsOnServer[kind].title} deleted`, changeId }
    }

  const removeImages = (table: ImageTable) => async (ids: string[], caller: Caller) => {
    const changeId = await deleteImages(database, signedIn(caller), table, ids)
    return { message: 'Deleted', changeId }
  }

  const correct =
    (table: ImageTable) =>
    async (
      { ids, change }: { ids: string[]; change: Parameters<typeof changeImages>[4] },
      caller: Caller,
    ) => {
      const changeId = await changeImages(database, signedIn(caller), table, ids, change)
      return { message: 'Updated', changeId }
    }

  return {
    async adminView({ search, kind }, caller) {
      const row = await species.get(kind, search)
      const pics = await pictures.picturesOf(row, caller, 'for everyone')
      const arts = await pictures.artworksOf(row, caller)
      const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id)
      const nominatedPics = await featured.nominated('picture', ids(pics))
      const nominatedArts = await featured.nominated('artwork', ids(arts))
      return {
        resultPlant: [presentSpecies[kind](row, timeZone, caller)],
        resultPics: nominatedFirst(pics, nominatedPics),
        resultArts: nominatedFirst(arts, nominatedArts),
        facts: occurrenceFactsOf(row),
      }
    },

    editPageDeletePlant: removeSpecies('plant'),
    editPageDeleteBird: removeSpecies('bird'),
    editPageDelete: removeImages('picture'),
    editPageDeleteArt: removeImages('artwork'),
    updatePictures: correct('picture'),
    updateArtworks: correct('artwork'),

    async setOccurrenceFacts(input, caller) {
      const changeId = await setOccurrenceFacts(database, signedIn(caller), input)
      return { message: 'Updated', changeId }
    },

    async orderImages(input, caller) {
      const changeId = await orderImages(database, signedIn(caller), input)
      return { message: 'Updated', changeId }
    },

    async speciesHistory({ name, kind }) {
      return historyOf(database.db, kind, name, timeZone)
    },

    async mergeChoices({ kind, from, into }) {
      return mergeChoices(database.db, await species.get(kind, from), await species.get(kind, into))
    },

    async sharedNames() {
      return { names: await sharedNames(database.db) }
    },

    nameQuestions: () => nameQuestions(database.db),

    async makeSynonyms({ kind, ...synonymMerge }, caller) {
      const changeId = await makeSynonyms(database, signedIn(caller), kind, synonymMerge)
      return { message: 'Merged', changeId }
    },

    async fillClassification({ ids }, caller) {
      return { message: 'Filled', ...(await fillClassification(database, signedIn(caller), ids)) }
    },

    async keepNames({ id }, caller) {
      return { message: 'Kept', changeId: await keepNames(database, signedIn(caller), id) }
    },

    async mergeSpecies({ kind, ...merge }, caller) {
      const changeId = await mergeSpecies(database, signedIn(caller), kind, merge)
      return { message: 'Merged', changeId }
    },
  } satisfies Partial<Handlers>
}

function nominatedFirst<Each extends { _id: string }>(list: Each[], nominated: Set<string>) {
  const marked = list.map((each) => ({ ...each, nominated: nominated.has(each._id) }))
  return marked.toSorted((a, b) => Number(b.nominated) - Number(a.nominated))
}
