/** What waits for a decision, as cards for a reviewer. */
import { photoTime } from '../../../contract/photo-dates.ts'
import type {
  CreationEntry,
  EditCard,
  PictureCard,
  PostCard,
  Queues,
  queueNames,
} from '../../../contract/schemas/review.ts'
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import { artworksById, picturesById } from '../../catalogue/repositories/pictures.ts'
import { speciesById } from '../../catalogue/repositories/species.ts'
import { fieldsOf, recordOf } from '../../catalogue/species/record.ts'
import type { Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables.ts'
import { postingTime } from '../../kernel/dates.ts'
import { payloadOf } from '../records/payloads.ts'
import { detailsOf, presentImage } from '../records/present.ts'
import type { QueuedSubmission } from '../records/repository.ts'
import * as repository from '../records/repository.ts'

export type QueueName = (typeof queueNames)[number]

/** Which submissions stand in which queue. */
const kindsIn = {
  authPosts: ['edit'],
  newAuthPosts: ['species'],
  newCreationEntries: ['creation'],
  newPictures: ['picture', 'artwork'],
} as const

const cardsAtOnce = 20

/** Some of each queue, oldest first; of one only, what follows a card of it. */
export async function readQueues(
  db: Queries,
  timeZone: string,
  only?: QueueName,
  after?: string,
): Promise<Queues> {
  const rowsOf = async (queue: QueueName): Promise<QueuedSubmission[]> =>
    only && only !== queue
      ? []
      : repository.listQueue(db, kindsIn[queue], { limit: cardsAtOnce, after })
  const counts = await repository.countQueues(db)
  const countOf = (queue: QueueName) =>
    counts
      .filter(({ kind }) => (kindsIn[queue] as readonly string[]).includes(kind))
      .reduce((sum, { count }) => sum + Number(count), 0)
  const common = (row: QueuedSubmission) => ({
    _id: row.id,
    id: row.id,
    dbType: row.species_kind,
    author: row.username,
    submittedAt: postingTime(row.submitted_at, timeZone),
  })
  return {
    authPosts: await editCards(db, await rowsOf('authPosts'), common),
    newAuthPosts: (await rowsOf('newAuthPosts')).map((row) => postCard(row, common(row))),
    newCreationEntries: await creationEntries(db, await rowsOf('newCreationEntries'), common),
    newPictures: (await rowsOf('newPictures')).flatMap((row) => pictureCard(row, common(row))),
    counts: {
      authPosts: countOf('authPosts'),
      newAuthPosts: countOf('newAuthPosts'),
      newCreationEntries: countOf('newCreationEntries'),
      newPictures: countOf('newPictures'),
    },
  }
}

type Common = Pick<EditCard, '_id' | 'id' | 'dbType' | 'author' | 'submittedAt'>

async function editCards(
  db: Queries,
  rows: QueuedSubmission[],
  common: (row: QueuedSubmission) => Common,
): Promise<EditCard[]> {
  const species = await speciesById(
    db,
    rows.flatMap(({ species_id }) => species_id ?? []),
  )
  return rows.map((row) => {
    const live = species.find(({ id }) => id === row.species_id)
    return editCard(row, common(row), live ? recordOf(live) : {})
  })
}

function editCard(row: QueuedSubmission, common: Common, live: Partial<SpeciesRecord>): EditCard {
  const { before, after } = payloadOf(row, 'edit')
  const [said, now] = [new Map(fieldsOf(before)), new Map(fieldsOf(live))]
  const changes = fieldsOf(after).map(([field, text]) => ({
    field,
    before: said.get(field) ?? '',
    now: now.get(field) ?? '',
    after: text,
  }))
  return {
    ...common,
    ...namesOf(row),
    changes,
    changedSince: changes.some((change) => change.before !== change.now),
  }
}

function postCard(row: QueuedSubmission, common: Common): PostCard {
  const record = payloadOf(row, 'species')
  const { latinName, commonName, chineseName } = record
  const fields = fieldsOf(record).filter(([, text]) => text !== '')
  return {
    ...common,
    ...{ latinName, commonName, chineseName },
    fields: fields.map(([field, text]) => ({ field, text })),
  }
}

function pictureCard(row: QueuedSubmission, common: Common): PictureCard[] {
  const image = presentImage(row)
  if (!image || (row.kind !== 'picture' && row.kind !== 'artwork')) return []
  return [{ ...common, ...namesOf(row), kind: row.kind, image, details: detailsOf(row) }]
}

async function creationEntries(
  db: Queries,
  rows: QueuedSubmission[],
  common: (row: QueuedSubmission) => Common,
): Promise<CreationEntry[]> {
  const parts = await repository.partsOf(
    db,
    rows.map(({ id }) => id),
  )
  const payloads = rows.map((row) => payloadOf(row, 'creation'))
  const pictures = await picturesById(
    db,
    payloads.flatMap(({ pictureId }) => pictureId ?? []),
  )
  const artworks = await artworksById(
    db,
    payloads.flatMap(({ artworkId }) => artworkId ?? []),
  )
  return rows.map((row, place) => {
    const part = (kind: SubmissionTable['kind']) =>
      parts.find((each) => each.part_of === row.id && each.kind === kind)
    const [photograph, painting] = [part('picture'), part('artwork')]
    const picture = pictures.find(({ id }) => id === payloads[place]?.pictureId)
    const artwork = artworks.find(({ id }) => id === payloads[place]?.artworkId)
    const ofPicture = photograph
      ? payloadOf(photograph, 'picture')
      : { takenBy: picture?.taken_by ?? '', takenOn: picture?.taken_on ?? '' }
    const ofArtwork = painting
      ? payloadOf(painting, 'artwork')
      : {
          artist: artwork?.artist ?? '',
          drawnOn: artwork?.drawn_on ?? '',
          location: artwork?.location ?? '',
        }
    return {
      ...common(row),
      name: row.latin_name ?? '',
      plant: row.latin_name ?? '',
      pic: presentImage(photograph ?? picture ?? noImage) ?? null,
      art: presentImage(painting ?? artwork ?? noImage) ?? null,
      photographer: ofPicture.takenBy,
      photoDate: photoTime(ofPicture.takenOn),
      artist: ofArtwork.artist,
      artDate: photoTime(ofArtwork.drawnOn),
      artLocation: ofArtwork.location,
    }
  })
}

const noImage = { path: null, width: null, height: null, thumbhash: null }

function namesOf(row: QueuedSubmission) {
  return {
    latinName: row.latin_name ?? '',
    commonName: row.common_name ?? '',
    chineseName: row.chinese_name ?? '',
  }
}
