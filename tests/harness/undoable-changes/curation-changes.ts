/** Lists changes that admins make outside the review queues. */
import type { Kind } from '../../../contract/kinds.ts'
import {
  addRichSpecies,
  freshPicture,
  imagesOf,
  jsonOf,
  type School,
  send,
} from '../sites/rich-species.ts'
import { camphor, magnolia } from '../sites/small-collection.ts'
import { defineChange, type KindOfChange } from './kind-of-change.ts'

/** Species that the changes below prepare. */
export const richNames = {
  plant: ['Acer deletum', 'Acer primum', 'Acer alterum', 'Acer restitutum'],
  bird: ['Cygnus deletus'],
} as const
const [deletedName, mergedName, targetName, restoredName] = richNames.plant

const prepareRichSpecies = (kind: Kind, name: string) => async (school: School) => {
  await addRichSpecies(school, kind, name)
  const { _id } = (await postOf(school, kind, name)) as { _id: string }
  return _id
}

async function postOf({ site }: School, kind: Kind, postName: string) {
  const call = kind === 'plant' ? 'syncPlantInfo' : 'syncBirdInfo'
  return jsonOf(await site.post(`/api/${call}`, { postName })).resultPost[0]
}

/** Publishes a creation of Magnolia and features its photograph and artwork as a pair. */
async function makeFeaturedPair(school: School) {
  const { teacher } = school
  await send.creation(teacher, 'plant', magnolia[0])
  const { pics, arts } = await imagesOf(school, 'plant', magnolia[0])
  const creations = jsonOf(await teacher.get('/api/creationDocumentary')).allDisplays
  const creation = creations.findLast((each: { plant: string }) => each.plant === magnolia[0])
  const pic = pics.find(({ path }) => path === creation.pic)?._id ?? ''
  const art = arts.find(({ path }) => path === creation.art)?._id ?? ''
  jsonOf(await teacher.call('featureToHome', { picId: pic, artId: art }))
  const entries = jsonOf(await teacher.get('/api/uploadHome')).entries
  return { pic, art, creation: creation._id as string, pair: entries[0].id as string }
}

const readWalksRevision = async ({ teacher }: School): Promise<string> =>
  jsonOf(await teacher.get('/api/sitePart?part=walks')).revision

const saveNoWalks = ({ teacher }: School, basedOn: string) =>
  teacher.call('saveSitePart', { part: 'walks', value: { walks: [] }, basedOn })

export const curationChanges: KindOfChange[] = [
  defineChange({
    title: 'edit the walks',
    call: 'saveSitePart',
    action: 'edit',
    prepare: readWalksRevision,
    make: saveNoWalks,
  }),
  defineChange({
    title: 'reset the walks to their file',
    call: 'resetSitePart',
    action: 'edit',
    prepare: async (school) => jsonOf(await saveNoWalks(school, await readWalksRevision(school))),
    make: ({ teacher }) => teacher.call('resetSitePart', { part: 'walks' }),
  }),
  defineChange({
    title: 'hide all pictures of a member',
    call: 'hideAllOf',
    action: 'hide',
    async prepare({ lin, teacher }) {
      const id = await send.creation(lin, 'plant', magnolia[0])
      jsonOf(await teacher.call('newCreationAuth', { id, decision: true }))
    },
    make: ({ teacher, lin }) => teacher.call('hideAllOf', { id: lin.accountId, hidden: true }),
  }),
  ...(['picture', 'artwork'] as const).map((table) =>
    defineChange({
      title: `change the order of the ${table}s of a plant`,
      call: 'orderImages',
      action: 'order',
      async prepare(school) {
        if (table === 'artwork') await send.artwork(school.teacher, 'plant', magnolia[0])
        const { pics, arts } = await imagesOf(school, 'plant', magnolia[0])
        return (table === 'picture' ? pics : arts).map(({ _id }) => _id).toReversed()
      },
      make: ({ teacher }, ids) =>
        teacher.call('orderImages', { table, kind: 'plant', name: magnolia[0], ids }),
    }),
  ),
  defineChange({
    title: 'restore an earlier revision of a plant',
    call: 'restoreRevision',
    action: 'restore',
    async prepare({ teacher }) {
      await send.species(teacher, 'plant', restoredName)
      await send.edit(teacher, 'plant', restoredName, { location: 'Hill', link: 'Kew: kew.org' })
    },
    make: ({ teacher }) => teacher.call('restoreRevision', { name: restoredName, number: 1 }),
  }),
  defineChange({
    title: 'merge a plant with its pictures, creations and submissions into another plant',
    call: 'mergeSpecies',
    action: 'merge',
    async prepare(school) {
      const { lin, teacher } = school
      const sharedPictures = { pic: await freshPicture(), art: await freshPicture() }
      const pending = await freshPicture()
      for (const name of [mergedName, targetName]) {
        await addRichSpecies(school, 'plant', name)
        await send.picture(teacher, 'plant', name, sharedPictures.pic)
        await send.creation(teacher, 'plant', name, { art: sharedPictures.art })
        await send.picture(lin, 'plant', name, pending)
        // This creation is pending, but its artwork is published already.
        await send.creation(lin, 'plant', name, { art: sharedPictures.art })
      }
      const { pics, arts } = await imagesOf(school, 'plant', mergedName)
      const artId = arts.at(-1)?._id
      for (const { _id: picId } of pics)
        jsonOf(await teacher.call('featureToHome', { picId, artId }))
    },
    make: ({ teacher }) =>
      teacher.call('mergeSpecies', { kind: 'plant', from: mergedName, into: targetName }),
  }),
  defineChange({
    title: 'delete a plant with its pictures, creations and submissions',
    call: 'editPageDeletePlant',
    action: 'delete',
    prepare: prepareRichSpecies('plant', deletedName),
    make: ({ teacher }, id) => teacher.call('editPageDeletePlant', { id }),
  }),
  defineChange({
    title: 'delete a bird with its pictures, creations and submissions',
    call: 'editPageDeleteBird',
    action: 'delete',
    prepare: prepareRichSpecies('bird', richNames.bird[0]),
    make: ({ teacher }, id) => teacher.call('editPageDeleteBird', { id }),
  }),
  defineChange({
    title: 'delete pictures, one of them in a creation and a pair',
    call: 'editPageDelete',
    action: 'delete',
    async prepare(school) {
      const { pic } = await makeFeaturedPair(school)
      await send.picture(school.teacher, 'plant', magnolia[0])
      const { pics } = await imagesOf(school, 'plant', magnolia[0])
      return { ids: [pic, pics[0]._id] }
    },
    make: ({ teacher }, ids) => teacher.call('editPageDelete', ids),
  }),
  defineChange({
    title: 'delete an artwork that is in a creation and a pair',
    call: 'editPageDeleteArt',
    action: 'delete',
    prepare: async (school) => ({ id: (await makeFeaturedPair(school)).art }),
    make: ({ teacher }, id) => teacher.call('editPageDeleteArt', id),
  }),
  defineChange({
    title: 'correct the credits of pictures',
    call: 'updatePictures',
    action: 'edit',
    prepare: async (school) => (await imagesOf(school, 'plant', magnolia[0])).pics,
    make: ({ teacher }, pics) =>
      teacher.call('updatePictures', {
        ids: pics.map(({ _id }) => _id),
        change: { season: 'winter', takenBy: 'Wu', takenOn: '2024-01-02', location: 'Roof' },
      }),
  }),
  defineChange({
    title: 'correct the species of a picture',
    call: 'updatePictures',
    action: 'edit',
    prepare: ({ teacher }) => send.picture(teacher, 'plant', magnolia[0]),
    async make(school) {
      const { pics } = await imagesOf(school, 'plant', magnolia[0])
      const ids = [await findFreeImage(school, pics)]
      return school.teacher.call('updatePictures', { ids, change: { latinName: camphor[0] } })
    },
  }),
  defineChange({
    title: 'correct an artwork, and its species',
    call: 'updateArtworks',
    action: 'edit',
    prepare: ({ teacher }) => send.artwork(teacher, 'plant', magnolia[0]),
    async make(school) {
      const { arts } = await imagesOf(school, 'plant', magnolia[0])
      const change = { latinName: camphor[0], artist: 'Wu', drawnOn: '', location: '' }
      const ids = [await findFreeImage(school, arts)]
      return school.teacher.call('updateArtworks', { ids, change })
    },
  }),
  defineChange({
    title: 'feature a pair from the admin view',
    call: 'makeFeatured',
    action: 'feature',
    prepare: makeFeaturedPair,
    make: ({ teacher }, { pic, art }) =>
      teacher.call('makeFeatured', { pic, art, plant: magnolia[0] }),
  }),
  defineChange({
    title: 'feature a pair',
    call: 'featureToHome',
    action: 'feature',
    prepare: makeFeaturedPair,
    make: ({ teacher }, { pic, art }) => teacher.call('featureToHome', { picId: pic, artId: art }),
  }),
  defineChange({
    title: 'feature a creation',
    call: 'featureToHome',
    action: 'feature',
    prepare: makeFeaturedPair,
    make: ({ teacher }, { creation }) =>
      teacher.call('featureToHome', { picId: creation, isCreation: true }),
  }),
  defineChange({
    title: 'unfeature a pair',
    call: 'unFeatureHome',
    action: 'unfeature',
    prepare: makeFeaturedPair,
    make: ({ teacher }, { pair }) => teacher.call('unFeatureHome', { id: pair }),
  }),
  defineChange({
    title: 'withdraw a creation from the list and the home page',
    call: 'unFeatureCreation',
    action: 'delete',
    prepare: makeFeaturedPair,
    make: ({ teacher }, { creation }) => teacher.call('unFeatureCreation', { temp: creation }),
  }),
  defineChange({
    title: 'reject a pending creation from the list',
    call: 'unFeatureCreation',
    action: 'reject',
    prepare: ({ chen }) => send.creation(chen, 'plant', magnolia[0]),
    make: ({ teacher }, id) => teacher.call('unFeatureCreation', { temp: id }),
  }),
]

/** @returns the id of a picture that is in no creation and in no pair */
async function findFreeImage({ site }: School, images: { _id: string }[]): Promise<string> {
  const { db } = site.database
  const boundIds = [
    ...(await db.selectFrom('creation').select(['picture_id', 'artwork_id']).execute()),
    ...(await db.selectFrom('featured').select(['picture_id', 'artwork_id']).execute()),
  ].flatMap(({ picture_id, artwork_id }) => [picture_id, artwork_id])
  const freeImage = images.find(({ _id }) => !boundIds.includes(_id))
  if (!freeImage) throw new Error('Every picture is in a creation or a pair')
  return freeImage._id
}
