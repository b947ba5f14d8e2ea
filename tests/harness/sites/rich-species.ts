/**
 * Opens a site with members and an admin. The module sends species over HTTP, with all rows that a change can
 * affect.
 */
import { memberCallsByKind } from '../../../contract/calls/by-kind/member-calls.ts'
import type { Kind } from '../../../contract/kinds.ts'
import type { TestDatabase } from '../databases/databases.ts'
import { jpeg } from '../pictures/pictures.ts'
import { join, type Person } from './members.ts'
import { openSite, type Site } from './site.ts'
import { addSmallCollection, magnolia } from './small-collection.ts'

export interface School {
  site: Site
  /** Members. */
  lin: Person
  chen: Person
  /** An admin. */
  teacher: Person
}

export async function openSchool(
  database: TestDatabase,
  settings: NodeJS.ProcessEnv = {},
): Promise<School> {
  const site = await openSite(database, { settings })
  await addSmallCollection(site)
  const people = { lin: await join(site), chen: await join(site) }
  return { site, ...people, teacher: await join(site, 'admin') }
}

let pictureCount = 0
/** @returns a picture that differs from all other pictures */
export const freshPicture = () =>
  jpeg(`picture ${++pictureCount}`, { width: 64 + (pictureCount % 400) })

const texts = { appearance: 'Small', diet: 'Fish', songs: 'A trill' }
const stages = { juvChar: 'Striped', subChar: 'Less striped', mAdultChar: 'Plain' }

/** @returns the fields of a new plant or bird */
export const newForm = (kind: Kind, latinName: string) => ({
  latinName,
  commonName: `Common ${latinName}`,
  chineseName: '新种',
  location: 'Gate',
  ...(kind === 'bird' && { ...texts, ...stages }),
})

/** @returns the fields of an edit of a species that `newForm` made */
export const editForm = (originalLatin: string, change: object) => ({
  latinName: originalLatin,
  commonName: `Common ${originalLatin}`,
  chineseName: '新种',
  originalLatin,
  ...change,
})

export const photoForm = (kind: Kind, picEnglishName: string) => ({
  picEnglishName,
  picSeason: kind === 'plant' ? 'spring' : 'Male Adult',
  picPhotographer: 'Lin',
  picSetting: 'Gate',
  month: 'Sun Mar 16 2025',
})
export const artForm = (kind: Kind, plant: string) => ({
  plant,
  dbType: kind,
  artDate: '4-2-25',
  artist: 'Chen',
  photographer: 'Lin',
  photoDate: '3-16-25',
  artLocation: 'Art room',
  ...(kind === 'bird' && { season: 'Juvenile' }),
})

/** Sends content as a member or an admin. Each function returns the id of the new submission or content. */
export const send = {
  species: async (person: Person, kind: Kind, name: string) =>
    jsonOf(await person.form(memberCallsByKind[kind].create, newForm(kind, name))).id as string,
  edit: async (person: Person, kind: Kind, name: string, change: object) =>
    jsonOf(await person.call(memberCallsByKind[kind].edit, editForm(name, change))).id as string,
  picture: async (person: Person, kind: Kind, name: string, bytes?: Uint8Array) => {
    const files = { files: [['a.jpg', bytes ?? (await freshPicture())]] as const }
    return jsonOf(
      await person.form(memberCallsByKind[kind].sendPicture, photoForm(kind, name), files),
    ).files[0].id as string
  },
  artwork: async (person: Person, kind: Kind, name: string, bytes?: Uint8Array) => {
    const files = { files: [['a.jpg', bytes ?? (await freshPicture())]] as const }
    return jsonOf(await person.form('uploadArt', artForm(kind, name), files)).files[0].id as string
  },
  creation: async (
    person: Person,
    kind: Kind,
    name: string,
    /** With `pic: null`, the artwork is sent alone. */
    halves: { pic?: Uint8Array | null; art?: Uint8Array } = {},
  ) => {
    const files = {
      ...(halves.pic !== null && {
        pic: [['p.jpg', halves.pic ?? (await freshPicture())]] as const,
      }),
      art: [['a.jpg', halves.art ?? (await freshPicture())]] as const,
    }
    return jsonOf(await person.form('uploadCreation', artForm(kind, name), files)).id as string
  },
}

interface ReceivedAnswer {
  statusCode: number
  body: string
  json(): unknown
}

/** @returns the JSON of a response. @throws unless the status of the response is 200 */
// biome-ignore lint/suspicious/noExplicitAny: JSON can have any shape
export function jsonOf(response: ReceivedAnswer): any {
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`)
  return response.json()
}

/** @returns a submission as its author sees it */
export const submissionOf = async (author: Person, id: string) =>
  jsonOf(await author.get(`/api/submissions?id=${id}`)).submissions[0]

/** @returns the card of a pending submission as a reviewer sees it; undefined if the submission is not in the queue */
export const cardOf = async (reviewer: Person, queue: string, id: string) =>
  jsonOf(await reviewer.get(`/api/adminAuth?queue=${queue}`))[queue].find(
    (card: { id: string }) => card.id === id,
  )

/** @returns the published photographs and artworks of a species */
export async function imagesOf({ site }: School, kind: Kind, plant: string) {
  const { pics, arts } = jsonOf(await site.post('/api/getPicsAndArts', { plant, kind }))
  type Image = { _id: string; path: string }
  return { pics: pics as [Image, ...Image[]], arts: arts as [Image, ...Image[]] }
}

/** Publishes a picture of Magnolia. @returns the id and the path of the picture */
export async function publishPicture(school: School, bytes?: Uint8Array) {
  const before = new Set((await imagesOf(school, 'plant', magnolia[0])).pics.map(({ _id }) => _id))
  await send.picture(school.teacher, 'plant', magnolia[0], bytes)
  const { pics } = await imagesOf(school, 'plant', magnolia[0])
  return pics.find(({ _id }) => !before.has(_id)) ?? { _id: '', path: '' }
}

/**
 * Publishes a species with a former name, revisions, pictures, a creation and a featured pair. The species also has
 * nominations, and submissions in each of the four states.
 */
export async function addRichSpecies(school: School, kind: Kind, name: string): Promise<void> {
  const { lin, chen, teacher } = school
  const formerName = `${name} olim`
  await send.species(teacher, kind, formerName)
  await send.edit(teacher, kind, formerName, { latinName: name, commonName: `Common ${name}` })
  const approvedId = await send.edit(chen, kind, name, { location: 'Hill' })
  const decision = kind === 'plant' ? 'handleEditDecision' : 'handleBirdEditDecision'
  jsonOf(await teacher.call(decision, { id: approvedId, decision: true }))

  await send.picture(teacher, kind, name)
  const picture = await send.picture(lin, kind, name)
  jsonOf(await teacher.call('newPictureAuth', { ids: [picture], decision: true }))
  await send.artwork(teacher, kind, name)
  await send.creation(teacher, kind, name)
  const { pics, arts } = await imagesOf(school, kind, name)
  const pair = { picId: pics[0]._id, artId: arts[0]._id }
  jsonOf(await teacher.call('featureToHome', pair))
  for (const person of [lin, chen]) {
    jsonOf(await person.form('uploadFeatureSingle', { plant: name, path: pics[0].path }))
    jsonOf(await person.form('uploadFeatureArtSingle', { plant: name, path: arts[0].path }))
  }

  await send.edit(lin, kind, name, { location: 'Lake' })
  await send.picture(lin, kind, name)
  await send.creation(lin, kind, name)
  const changesRequestedId = await send.artwork(chen, kind, name)
  jsonOf(await teacher.call('newPictureAuth', { ids: [changesRequestedId], decision: 'changes' }))
  const rejectedId = await send.picture(chen, kind, name)
  jsonOf(
    await teacher.call('newPictureAuth', { ids: [rejectedId], decision: false, reason: 'Dark' }),
  )
}
