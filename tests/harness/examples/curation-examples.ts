/**
 * Gives examples of the calls with which admins edit published content. The examples delete only content that
 * the examples made.
 */
import type { callGroups } from '../../../contract/calls/endpoints.ts'
import type { Kind } from '../../../contract/kinds.ts'
import { findCreation, insertCreation } from '../../../server/catalogue/repositories/creations.ts'
import { findSpecies, updateSpecies } from '../../../server/catalogue/repositories/species.ts'
import { addAccount, addImageRow } from '../databases/inserted-rows.ts'
import type { Site } from '../sites/site.ts'
import { visitor } from '../sites/site.ts'
import type { Example } from './call-examples.ts'

const someId = '00000000-0000-4000-8000-000000000000'
const magnolia = 'Magnolia denudata'

export async function idOf(site: Site, kind: Kind, name: string): Promise<string> {
  const species = await findSpecies(site.database.db, kind, name)
  if (!species) throw new Error(`The test site has no species ${name}`)
  return species.id
}

/** @returns the calls of a new admin */
async function asAdmin(site: Site) {
  const { id: accountId, username } = await addAccount(site.database.db, 'admin')
  return site.apiAs({ role: 'admin', username, accountId, sessionId: 'none' })
}

let speciesCount = 0
async function newSpecies(site: Site, kind: Kind = 'plant'): Promise<string> {
  const name = `Species curanda ${++speciesCount}`
  await site.addSpecies(kind, [name, 'To be curated', '待整理'])
  return name
}

/** @returns the id of the ledger entry of the deletion */
export async function deleteNewSpecies(site: Site): Promise<string> {
  const id = await idOf(site, 'plant', await newSpecies(site))
  return (await (await asAdmin(site)).editPageDeletePlant({ id })).changeId
}

/** @returns the id of the question about names that lists the plant */
async function questionAbout(site: Site, name: string): Promise<string> {
  const { questions } = await (await asAdmin(site)).nameQuestions({})
  return questions.find(({ species }) => species.some((s) => s.latinName === name))?.id ?? ''
}

async function readImagePair(site: Site) {
  const { pics, arts } = await site.apiAs(visitor).getPicsAndArts({ plant: magnolia })
  return { picId: pics[0]?._id ?? '', artId: arts[0]?._id ?? '' }
}

async function makeCreation(site: Site): Promise<string> {
  const { db } = site.database
  const { picId: picture_id, artId: artwork_id } = await readImagePair(site)
  const existing = await findCreation(db, picture_id, artwork_id)
  if (existing) return existing.id
  const species_id = await idOf(site, 'plant', magnolia)
  const published = { status: 'published', published_at: '2025-05-01T00:00:00.000Z' } as const
  await insertCreation(db, { id: someId, species_id, picture_id, artwork_id, ...published })
  return someId
}

const addImage = (table: 'picture' | 'artwork') => async (site: Site) =>
  addImageRow(site.database.db, table, await idOf(site, 'plant', magnolia))

const invalidId = [{}, [], 'text', { id: 'x' }, { id: 7 }, { id: null }, { id: { $ne: '' } }]
const invalidIds = [...invalidId, { ids: [] }, { ids: ['x'] }, { ids: Array(501).fill(someId) }]
const invalidSpecies = [
  {},
  { name: '' },
  { name: magnolia, kind: 'fish' },
  { name: 'a'.repeat(10_000) },
]

export const curationExamples: { [Name in keyof (typeof callGroups)['Curation']]: Example<Name> } =
  {
    adminView: {
      valid: { search: magnolia },
      invalid: [{}, [], { search: '' }, { search: ' ' }, { search: { $ne: '' } }, { search: 7 }],
    },
    makeFeatured: {
      valid: async (site) => {
        const { picId: pic, artId: art } = await readImagePair(site)
        return { pic, art, plant: magnolia }
      },
      invalid: [{}, { pic: 'x', art: 'y', plant: magnolia }, { pic: someId, art: someId }],
    },
    featureToHome: {
      valid: readImagePair,
      invalid: [[], { picId: 'x' }, { picId: someId, artId: 7 }, { isCreation: 'yes' }],
    },
    unFeatureHome: {
      valid: async (site) => {
        const admin = await asAdmin(site)
        await admin.featureToHome(await readImagePair(site))
        return { id: (await admin.uploadHome({})).entries[0]?.id ?? '' }
      },
      invalid: invalidId,
    },
    nominations: { valid: {}, invalid: [{ page: '0' }, { page: 'x' }] },
    uploadHome: { valid: {}, invalid: [] },
    unFeatureCreation: {
      valid: async (site) => ({ temp: await makeCreation(site) }),
      invalid: [{}, [], { temp: 'x' }, { temp: { $ne: '' } }],
    },
    creationDocumentary: { valid: {}, invalid: [] },
    editPageDeletePlant: {
      valid: async (site) => ({ id: await idOf(site, 'plant', await newSpecies(site)) }),
      invalid: invalidId,
    },
    editPageDeleteBird: {
      valid: async (site) => ({ id: await idOf(site, 'bird', await newSpecies(site, 'bird')) }),
      invalid: invalidId,
    },
    editPageDelete: {
      valid: async (site) => ({ id: await addImage('picture')(site) }),
      invalid: invalidIds,
    },
    editPageDeleteArt: {
      valid: async (site) => ({ ids: [await addImage('artwork')(site)] }),
      invalid: invalidIds,
    },
    updatePictures: {
      valid: async (site) => ({
        ids: [(await readImagePair(site)).picId],
        change: { takenBy: 'Wu', takenOn: 'Sat Mar 15 2025' },
      }),
      invalid: [
        {},
        { ids: [someId] },
        { ids: [], change: {} },
        { ids: [someId], change: { season: 'monsoon' } },
        { ids: [someId], change: { takenOn: '2025-02-30' } },
        { ids: [someId], change: { takenOn: '2999-01-01' } },
        { ids: [someId], change: { takenBy: { $ne: '' } } },
      ],
    },
    updateArtworks: {
      valid: async (site) => ({
        ids: [(await readImagePair(site)).artId],
        change: { artist: 'Chen Yu' },
      }),
      invalid: [{}, { ids: ['x'], change: {} }, { ids: [someId], change: { drawnOn: '31-31-25' } }],
    },
    orderImages: {
      valid: async (site) => {
        const ids = [await addImage('picture')(site)]
        return { table: 'picture', kind: 'plant', name: magnolia, ids }
      },
      invalid: [
        {},
        { table: 'submission', kind: 'plant', name: magnolia, ids: [] },
        { table: 'picture', kind: 'plant', name: magnolia, ids: ['x'] },
        { table: 'picture', kind: 'plant', name: magnolia, ids: Array(501).fill(someId) },
      ],
    },
    speciesHistory: { valid: { name: magnolia }, invalid: invalidSpecies },
    restoreRevision: {
      valid: async (site) => {
        const name = await newSpecies(site)
        const names = { latinName: name, commonName: 'Changed', chineseName: '改' }
        const admin = await asAdmin(site)
        await admin.updateText({ ...names, originalLatin: name, location: 'Hill' })
        return { name, number: 1 }
      },
      invalid: [
        ...invalidSpecies,
        { name: magnolia, number: 0 },
        { name: magnolia, number: '1' },
        { name: magnolia, number: 1.5 },
      ],
    },
    sharedNames: { valid: {}, invalid: [] },
    nameQuestions: { valid: {}, invalid: [] },
    makeSynonyms: {
      valid: async (site) => ({
        kind: 'plant',
        into: await newSpecies(site),
        from: [await newSpecies(site)],
      }),
      invalid: [{}, { kind: 'plant', into: 'Nomen nullum', from: [] }],
    },
    fillClassification: {
      valid: async (site) => {
        const name = `Malus vacua ${++speciesCount}`
        // The three names are unique, so that the species is in no other question.
        await site.addSpecies('plant', [name, name, name])
        const row = await findSpecies(site.database.db, 'plant', name)
        await updateSpecies(site.database.db, row?.id ?? '', { family: '' })
        return { ids: [await questionAbout(site, name)] }
      },
      invalid: [{}, { ids: [] }, { ids: ['a'] }],
    },
    keepNames: {
      valid: async (site) => {
        // A genus without a family makes a question.
        const name = await newSpecies(site)
        return { id: await questionAbout(site, name) }
      },
      invalid: [{}, { id: 'a' }],
    },
    mergeChoices: {
      valid: async (site) => ({ kind: 'plant', from: magnolia, into: await newSpecies(site) }),
      invalid: [
        {},
        { kind: 'plant', from: magnolia },
        { kind: 'fish', from: magnolia, into: magnolia },
      ],
    },
    mergeSpecies: {
      valid: async (site) => ({
        kind: 'plant',
        from: await newSpecies(site),
        into: await newSpecies(site),
      }),
      invalid: [
        {},
        { kind: 'plant', from: magnolia },
        { kind: 'fish', from: magnolia, into: magnolia },
      ],
    },
  }
