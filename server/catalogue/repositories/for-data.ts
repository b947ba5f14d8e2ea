/** Reads species and openly licensed pictures in batches, and counts photographs, for the data archives. */
import { setImmediate } from 'node:timers/promises'
import type { Queries } from '../../database/connection.ts'

/** Number of rows in one query, which takes a few milliseconds. */
const batchSize = 500

/** Reads rows in batches, by id. Other requests run between the batches. */
async function* readBatches<Row extends { id: string }>(
  read: (lastId: string, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let lastId = ''; ; ) {
    const rows = await read(lastId, batchSize)
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    lastId = last.id
    await setImmediate()
  }
}

export const speciesForData = (db: Queries) =>
  readBatches((lastId, limit) =>
    db
      .selectFrom('species')
      .selectAll()
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(limit)
      .execute(),
  )

/** Yields batches of dated photographs with the columns of their species. @param reserved the left-out licences */
export const datedPhotographs = (db: Queries, reserved: readonly string[]) =>
  readBatches((lastId, limit) =>
    selectOpenPictures(db, reserved)
      .selectAll('species')
      .select(['picture.id', 'picture.species_id', 'picture.season', 'picture.taken_by'])
      .select(['picture.taken_on', 'picture.location'])
      .where('picture.taken_on', '!=', '')
      .where('picture.id', '>', lastId)
      .orderBy('picture.id')
      .limit(limit)
      .execute(),
  )

/** @returns the number of dated photographs by kind and degree of establishment */
export const countDatedPhotographs = (db: Queries, reserved: readonly string[]) =>
  selectOpenPictures(db, reserved)
    .select(['species.kind', 'species.establishment_degree'])
    .select(({ fn }) => fn.countAll().as('count'))
    .where('picture.taken_on', '!=', '')
    .groupBy(['species.kind', 'species.establishment_degree'])
    .execute()

/** @returns the families of dated photographs, each with the first and the last date, by kind and degree */
export const coveredByPhotographs = (db: Queries, reserved: readonly string[]) =>
  selectOpenPictures(db, reserved)
    .select(['species.kind', 'species.establishment_degree', 'species.family'])
    .select(({ fn }) => [
      fn.min('picture.taken_on').as('first'),
      fn.max('picture.taken_on').as('last'),
    ])
    .where('picture.taken_on', '!=', '')
    .groupBy(['species.kind', 'species.establishment_degree', 'species.family'])
    .execute()

/** @param reserved the licences of pictures that are left out; an empty licence stands for the default of the site */
function selectOpenPictures(db: Queries, reserved: readonly string[]) {
  return db
    .selectFrom('picture')
    .innerJoin('species', 'species.id', 'picture.species_id')
    .where('picture.status', '=', 'published')
    .where('picture.licence', 'not in', reserved)
}

/** Yields batches of published photographs with the name of their species. @param reserved the left-out licences */
export const photographsForData = (db: Queries, reserved: readonly string[]) =>
  readBatches((lastId, limit) =>
    selectOpenPictures(db, reserved)
      .select(['picture.id', 'species_id', 'latin_name', 'path', 'licence', 'rights_holder'])
      .select(['picture.taken_by as artist', 'picture.taken_on as made_on'])
      .where('picture.id', '>', lastId)
      .orderBy('picture.id')
      .limit(limit)
      .execute(),
  )

/** Yields batches of published artworks with the name of their species. @param reserved the left-out licences */
export const artworksForData = (db: Queries, reserved: readonly string[]) =>
  readBatches((lastId, limit) =>
    db
      .selectFrom('artwork')
      .innerJoin('species', 'species.id', 'artwork.species_id')
      .select(['artwork.id', 'species_id', 'latin_name', 'path', 'licence', 'rights_holder'])
      .select(['artwork.artist', 'artwork.drawn_on as made_on'])
      .where('artwork.status', '=', 'published')
      .where('artwork.licence', 'not in', reserved)
      .where('artwork.id', '>', lastId)
      .orderBy('artwork.id')
      .limit(limit)
      .execute(),
  )
