/** Reads the pending submissions for the review pages. */
import type { PendingGroups, Queues, queueNames } from '../../../contract/schemas/review.ts'
import { artworksById, picturesById } from '../../catalogue/repositories/pictures.ts'
import { recordOf, speciesById } from '../../catalogue/repositories/species.ts'
import type { Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import {
  countByAuthor,
  countBySpecies,
  countNarrowed,
  countQueues,
  listQueue,
  type Narrowing,
  type QueuedSubmission,
} from '../records/narrow-queue.ts'
import { payloadOf } from '../records/payloads.ts'
import { halvesOfCreations, picturesOfNewSpecies } from '../records/repository.ts'
import {
  creationEntry,
  editCard,
  type Halves,
  pictureCard,
  postCard,
  presentSpeciesGroup,
} from './present.ts'

export type QueueName = (typeof queueNames)[number]

/** The kinds of submission in each queue. */
const kindsIn = {
  authPosts: ['edit'],
  newAuthPosts: ['species'],
  newCreationEntries: ['creation'],
  newPictures: ['picture', 'artwork'],
} as const

const cardsAtOnce = 20

interface QueueQuery extends Narrowing {
  /** The only queue to read; undefined for all queues. */
  queue?: QueueName | undefined
  /** The id of the last card that the reviewer has already received. */
  after?: string | undefined
  /** The new species with which the pictures must have been submitted; undefined for all pictures. */
  newSpecies?: string | undefined
}

/**
 * @returns the next cards of the queues, the number of submissions in each queue, and the number of matching
 * submissions
 */
export async function readQueues(
  db: Queries,
  timeZone: string,
  { queue: onlyQueue, after, newSpecies, ...narrowing }: QueueQuery = {},
): Promise<Queues> {
  const rowsOf = async (queue: QueueName): Promise<QueuedSubmission[]> =>
    onlyQueue && onlyQueue !== queue
      ? []
      : listQueue(db, kindsIn[queue], {
          limit: cardsAtOnce,
          after,
          newSpecies,
          ...narrowing,
        })
  const queriedKinds = onlyQueue ? kindsIn[onlyQueue] : Object.values(kindsIn).flat()
  const counts = await countQueues(db)
  const countOf = (queue: QueueName) =>
    counts
      .filter(({ kind }) => (kindsIn[queue] as readonly string[]).includes(kind))
      .reduce((sum, { count }) => sum + Number(count), 0)

  const [edits, creations] = [await rowsOf('authPosts'), await rowsOf('newCreationEntries')]
  const publishedOf = await readPublished(db, edits)
  const halvesOf = await readHalves(db, creations)
  const posts = await rowsOf('newAuthPosts')
  const picturesOf = await readPicturesOfNew(db, posts)
  return {
    authPosts: edits.map((row) => editCard(row, publishedOf(row), timeZone)),
    newAuthPosts: posts.map((row) => postCard(row, picturesOf(row), timeZone)),
    newCreationEntries: creations.map((row) => creationEntry(row, halvesOf(row), timeZone)),
    newPictures: (await rowsOf('newPictures')).flatMap((row) => pictureCard(row, timeZone)),
    counts: {
      authPosts: countOf('authPosts'),
      newAuthPosts: countOf('newAuthPosts'),
      newCreationEntries: countOf('newCreationEntries'),
      newPictures: countOf('newPictures'),
    },
    matching: await countNarrowed(db, queriedKinds, narrowing),
  }
}

/** @returns the authors and the species of the pending photographs and artworks */
export async function readPendingGroups(db: Queries): Promise<PendingGroups> {
  const kinds = kindsIn.newPictures
  const [authors, species] = [await countByAuthor(db, kinds), await countBySpecies(db, kinds)]
  return {
    senders: authors.map(({ username, count }) => ({ username, count: Number(count) })),
    species: species.map(presentSpeciesGroup),
  }
}

async function readPublished(db: Queries, rows: QueuedSubmission[]) {
  const ids = rows.flatMap(({ species_id }) => species_id ?? [])
  const species = await speciesById(db, ids)
  return ({ species_id }: QueuedSubmission) => {
    const published = species.find(({ id }) => id === species_id)
    return published ? recordOf(published) : {}
  }
}

/**
 * @returns a function that returns the undecided photographs, artworks and creations of a new species, including halves
 * of creations
 */
async function readPicturesOfNew(db: Queries, rows: QueuedSubmission[]) {
  const pictures = await picturesOfNewSpecies(
    db,
    rows.map(({ id }) => id),
  )
  const undecided = pictures.filter(({ status }) => status === 'pending' || status === 'returned')
  return ({ id }: QueuedSubmission) =>
    undecided.filter((row) => row.species_id === null && row.new_species_id === id)
}

async function readHalves(db: Queries, rows: QueuedSubmission[]) {
  const ids = rows.map(({ id }) => id)
  const halves = await halvesOfCreations(db, ids)
  const payloads = rows.map((row) => payloadOf(row, 'creation'))
  const pictureIds = payloads.flatMap(({ pictureId }) => pictureId ?? [])
  const artworkIds = payloads.flatMap(({ artworkId }) => artworkId ?? [])
  const pictures = await picturesById(db, pictureIds)
  const artworks = await artworksById(db, artworkIds)
  return (row: QueuedSubmission): Halves => {
    const half = (kind: SubmissionTable['kind']) =>
      halves.find((each) => each.part_of === row.id && each.kind === kind)
    const { pictureId, artworkId } = payloadOf(row, 'creation')
    return {
      alone: pictureId === undefined && half('picture') === undefined,
      picture: half('picture') ?? pictures.find(({ id }) => id === pictureId),
      artwork: half('artwork') ?? artworks.find(({ id }) => id === artworkId),
    }
  }
}
