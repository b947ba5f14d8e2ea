/** A site to be damaged: what is found broken in it, and whether mending leaves anything broken. */
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Queries } from '../../../server/database/connection.ts'
import { everyFinding } from '../../../server/integrity/every-finding.ts'
import type { TestDatabase } from '../databases/databases.ts'
import { addRichSpecies, good, imagesOf, openWorld, send } from '../sites/rich-species.ts'
import { magnolia } from '../sites/small-collection.ts'

type Found = [what: string, done?: string | undefined]

export const sound = 'Planta sana'
const [tree] = magnolia

export type DamagedSite = Awaited<ReturnType<typeof openToDamage>>

/** With all there can be of a species called `sound`. */
export async function openToDamage(database: TestDatabase) {
  const world = await openWorld(database)
  await addRichSpecies(world, 'plant', sound)
  const store = await database.openStore()

  /** @returns what is broken, each with what was done about it. */
  async function look(repair = false): Promise<Found[]> {
    const found: Found[] = []
    for await (const { what, mend } of everyFinding({ database, store })) {
      const done = repair ? await mend() : undefined
      found.push(done === undefined ? [what] : [what, done])
    }
    return found
  }
  expect(await look()).toEqual([])

  return {
    world,
    database,
    store,
    look,

    /** Finding changes nothing; mending leaves nothing to be found. */
    async expectMended(expected: [what: RegExp, done: RegExp][]) {
      const whats = expected.map(([what]) => expect.stringMatching(what))
      expect((await look()).map(([what]) => what)).toEqual(whats)
      const dones = expected.map(([, done]) => expect.stringMatching(done))
      expect(await look(true)).toEqual(whats.map((what, place) => [what, dones[place]]))
      expect(await look()).toEqual([])
    },

    /** As a database edited by hand, or damaged, may say. */
    async byForce(change: (db: Queries) => Promise<unknown>) {
      const isPostgres = database.dialect === 'postgres'
      const heed = (references: boolean) =>
        isPostgres
          ? sql`set session_replication_role = ${sql.lit(references ? 'origin' : 'replica')}`
          : sql`pragma foreign_keys = ${sql.lit(references ? 'on' : 'off')}`
      await database.db.connection().execute(async (connection) => {
        await heed(false).execute(connection)
        await change(connection)
        await heed(true).execute(connection)
      })
    },

    /** Of Magnolia, at once. */
    async publishedPicture(bytes?: Uint8Array): Promise<{ _id: string; path: string }> {
      const before = new Set((await imagesOf(world, 'plant', tree)).pics.map(({ _id }) => _id))
      await send.picture(world.teacher, 'plant', tree, bytes)
      const { pics } = await imagesOf(world, 'plant', tree)
      return pics.find(({ _id }) => !before.has(_id)) ?? { _id: '', path: '' }
    },

    /** The latest deletion. */
    async latestInBin(): Promise<{ id: string; subject: object }> {
      const [first] = good(await world.teacher.get('/api/recycleBin')).entries
      return first
    },
  }
}
