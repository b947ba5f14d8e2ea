/** Every kind of damage is found by name, and mended without losing what can be kept. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { storedBytes, storedFiles } from '../../tests/harness/contents.ts'
import { onEachDatabase, type TestDatabase } from '../../tests/harness/databases.ts'
import { startCommand } from '../../tests/harness/import-command.ts'
import { jpeg } from '../../tests/harness/pictures.ts'
import {
  addRichSpecies,
  good,
  imagesOf,
  openWorld,
  send,
  type World,
} from '../../tests/harness/rich-species.ts'
import { magnolia } from '../../tests/harness/small-collection.ts'
import type { Queries } from '../database/connection.ts'
import type { Store } from '../media/store.ts'
import { everyFinding } from './every-finding.ts'

const [tree] = magnolia
const planta = 'Planta sana'
const never = { created_at: '', last_used_at: '' }
const nowhere = '00000000-0000-4000-8000-000000000000'

onEachDatabase((open) => {
  let world: World
  let database: TestDatabase
  let store: Store
  beforeAll(async () => {
    database = await open()
    world = await openWorld(database)
    await addRichSpecies(world, 'plant', planta)
    store = await database.openStore()
    expect(await look()).toEqual([])
  })

  /** @returns what is broken, each with what was done about it. */
  async function look(repair = false): Promise<[what: string, done?: string | undefined][]> {
    const found: [string, string?][] = []
    for await (const { what, mend } of everyFinding({ database, store })) {
      const done = repair ? await mend() : undefined
      found.push(done === undefined ? [what] : [what, done])
    }
    return found
  }
  /** Finding changes nothing; mending leaves nothing to be found. */
  async function expectMended(expected: [RegExp, RegExp][]) {
    const found = await look()
    expect(found.map(([what]) => what)).toEqual(
      expected.map(([what]) => expect.stringMatching(what)),
    )
    const mended = await look(true)
    expect(mended).toEqual(
      expected.map(([what, done]) => [expect.stringMatching(what), expect.stringMatching(done)]),
    )
    expect(await look()).toEqual([])
  }

  /** As a database edited by hand, or damaged, may say. */
  async function byForce(change: (db: Queries) => Promise<unknown>) {
    const postgres = database.dialect === 'postgres'
    await database.db.connection().execute(async (connection) => {
      const off = postgres
        ? sql`set session_replication_role = replica`
        : sql`pragma foreign_keys = off`
      const on = postgres
        ? sql`set session_replication_role = origin`
        : sql`pragma foreign_keys = on`
      await off.execute(connection)
      await change(connection)
      await on.execute(connection)
    })
  }
  const keysOf = async (path: string) => {
    const stem = path.slice(1).replace(/\.\w+$/, '')
    return (await storedFiles(database)).filter((key) => key.includes(stem))
  }
  const wide = () => jpeg(`wide ${Math.random()}`, { width: 1200, height: 800 })
  async function publishedPicture(bytes?: Uint8Array) {
    const before = new Set((await imagesOf(world, 'plant', tree)).pics.map(({ _id }) => _id))
    await send.picture(world.teacher, 'plant', tree, bytes)
    const { pics } = await imagesOf(world, 'plant', tree)
    return pics.find(({ _id }) => !before.has(_id)) ?? { _id: '', path: '' }
  }
  const inBin = async () =>
    good(await world.teacher.get('/api/recycleBin')).entries as { id: string; subject: object }[]

  test('smaller pictures that are missing, half, or of another size are made anew', async () => {
    const { path } = await publishedPicture(await wide())
    const [master = '', r1600 = '', r480 = '', r960 = ''] = await keysOf(path)
    const whole = new Map<string, Buffer>()
    for (const key of [r480, r960, r1600]) whole.set(key, await storedBytes(database, key))
    const half = (whole.get(r960) ?? Buffer.alloc(0)).subarray(0, -200)
    await store.remove([r480])
    await store.put(r960, half)
    await store.put(r1600, whole.get(r480) ?? half)
    await expectMended([
      [
        /renditions\/480\S+ is missing; \S+960\S+ cannot be read; \S+ is 480 × 320 instead of 1200 × 800/,
        /made anew from its master/,
      ],
    ])
    expect(await keysOf(path)).toEqual([master, r1600, r480, r960])
    for (const [key, bytes] of whole) {
      expect((await storedBytes(database, key)).length).toBeGreaterThan(bytes.length * 0.8)
    }
  })

  test('a lost or broken master is made anew from the widest of the others', async () => {
    const pictures = [await publishedPicture(await wide()), await publishedPicture(await wide())]
    const [lost = '', broken = ''] = pictures.map(({ path }) => `masters${path}`)
    await store.remove([lost])
    await store.put(broken, Buffer.from('no picture'))
    const found = (await look()).map(([what]) => what.replace(/ \(.*/, ''))
    expect(found.sort()).toEqual([`${lost} is missing`, `${broken} cannot be read`].sort())
    for (const [, done] of await look(true))
      expect(done).toContain('made anew from renditions/1600/')
    expect(await look()).toEqual([])
    expect((await storedBytes(database, `lost-and-found/${broken}`)).toString()).toBe('no picture')
    await store.remove([`lost-and-found/${broken}`])
    expect((await world.site.get(`/public${pictures[0]?.path}`)).statusCode).toBe(200)
  })

  test('a picture that is lost altogether goes into the recycle bin', async () => {
    const { _id, path } = await publishedPicture()
    await store.remove(await keysOf(path))
    await expectMended([[/masters\S+ is missing \(picture /, /the picture is in the recycle bin/]])
    expect((await imagesOf(world, 'plant', tree)).pics.map((pic) => pic._id)).not.toContain(_id)
    const [{ id, subject } = { id: '', subject: {} }] = await inBin()
    expect(subject).toMatchObject({ kind: 'picture', id: _id, name: tree })
    good(await world.teacher.call('purge', { id }))
  })

  test('a lost half of a creation that waits refuses the whole, and says why', async () => {
    const id = await send.creation(world.lin, 'plant', tree)
    const { submissions } = (await world.lin.get('/api/submissions')).json()
    const { images } = submissions.find((each: { id: string }) => each.id === id)
    await store.remove(await keysOf(images[0].path))
    await expectMended([[/masters\S+ is missing \(submission /, /refused, saying why/]])
    const after = (await world.lin.get('/api/submissions')).json().submissions
    const now = after.find((each: { id: string }) => each.id === id)
    expect(now).toMatchObject({ status: 'rejected', reason: expect.stringContaining('was lost') })
    expect(now.images).toHaveLength(1)
    expect((await world.teacher.get('/api/uploadCreation')).body).not.toContain(id)
  })

  test('files that belong to no row are kept aside once they are an hour old', async () => {
    const bytes = await jpeg('nobody knows')
    const key = 'masters/Nobody-0000000000000000.jpg'
    await store.put(key, bytes)
    expect(await look()).toEqual([])
    const { now } = Date
    Date.now = () => now() + 3_700_000
    try {
      await expectMended([
        [/Nobody-0{16}\.jpg belongs to no row/, /moved to lost-and-found\/masters/],
      ])
    } finally {
      Date.now = now
    }
    expect(await storedBytes(database, `lost-and-found/${key}`)).toEqual(bytes)
  })

  describe('rows that name what is not there:', () => {
    beforeAll(() => addRichSpecies(world, 'plant', 'Planta altera'))

    test('a picture and an artwork of no species, with what shows them', async () => {
      const [{ _id }] = (await imagesOf(world, 'plant', planta)).pics
      const { species_id } = await database.db
        .selectFrom('picture')
        .select('species_id')
        .where('id', '=', _id)
        .executeTakeFirstOrThrow()
      await byForce((db) =>
        db.updateTable('picture').set({ species_id: nowhere }).where('id', '=', _id).execute(),
      )
      await expectMended([
        [/"picture" names one of "species" .* \(species_id 0{8}-/, /in the recycle bin/],
      ])
      expect(
        good(await world.site.post('/api/getPicsAndArts', { plant: planta })).pics.map(
          (pic: { _id: string }) => pic._id,
        ),
      ).not.toContain(_id)
      // It can be looked at in the log, and its species given back by hand.
      const [{ id } = { id: '' }] = await inBin()
      const { rows } = await database.db
        .selectFrom('activity')
        .select('rows')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(rows).toContain(_id)
      expect(rows).toContain('"table":"featured"')
      expect(species_id).not.toBe(nowhere)
      good(await world.teacher.call('purge', { id }))
    })

    test.each([
      ['featured', 'picture_id', 'id', /"featured" names one of "picture"/],
      ['creation', 'artwork_id', 'id', /"creation" names one of "artwork"/],
      ['revision', 'species_id', 'id', /"revision" names one of "species"/],
      ['former_name', 'species_id', 'name_key', /"former_name" names one of "species"/],
      ['nomination', 'target_id', 'nominated_at', /"nomination" names one of "(picture|artwork)"/],
    ] as const)('one of %s by its %s', async (table, column, orderedBy, what) => {
      const set = table === 'revision' ? sql`, number = 99` : sql``
      const one = sql`select max(${sql.ref(orderedBy)}) from ${sql.table(table)}`
      await byForce((db) =>
        sql`update ${sql.table(table)} set ${sql.ref(column)} = ${nowhere} ${set}
          where ${sql.ref(orderedBy)} = (${one})`.execute(db),
      )
      const found = await look()
      expect(found.length).toBeGreaterThan(0)
      for (const [words] of found) expect(words).toMatch(what)
      for (const [, done] of await look(true)) expect(done).toContain('in the recycle bin')
      expect(await look()).toEqual([])
    })

    test('what was sent of no species waits no longer, and what nobody reviewed says so', async () => {
      const id = await send.edit(world.lin, 'plant', tree, { location: 'Lake' })
      await byForce(async (db) => {
        await db
          .updateTable('submission')
          .set({ species_id: nowhere })
          .where('id', '=', id)
          .execute()
        await sql`update activity set account_id = ${nowhere} where id = (select min(id) from activity)`.execute(
          db,
        )
        await db
          .insertInto('session')
          .values({ id: nowhere, token_hash: 'none', account_id: nowhere, device: '', ...never })
          .execute()
      })
      await expectMended([
        [/"submission" names one of "species"/, /it names none now, and is refused/],
        [/"activity" names one of "account"/, /it names none now/],
        [/"session" names one of "account"/, /the row is gone/],
      ])
      const submission = await database.db
        .selectFrom('submission')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(submission).toMatchObject({ status: 'rejected', species_id: null })
    })
  })

  test('counters that have fallen behind, and rows the site cannot do without', async () => {
    await database.db
      .updateTable('code_counter')
      .set({ next_number: 2 })
      .where('series', '=', 'P')
      .execute()
    await database.db.deleteFrom('code_counter').where('series', '=', 'A').execute()
    await database.db.deleteFrom('version').where('topic', '=', 'bird').execute()
    await database.db.deleteFrom('setting').where('name', '=', 'attempts').execute()
    await database.db
      .updateTable('species')
      .set({ revision: 1 })
      .where('latin_name', '=', planta)
      .execute()
    await database.db
      .updateTable('species')
      .set({ letter: 'Z' })
      .where('latin_name', '=', tree)
      .execute()
    await expectMended([
      [/the setting "attempts" is missing/, /put there anew/],
      [/the version of "bird" is missing/, /put there anew/],
      [/codes P would give P-2 again/, /goes on with P-\d+/],
      [/codes A would give A-\? again/, /goes on with A-\d+/],
      [/the revisions of Planta sana have overtaken/, /it is revision \d+ now/],
      [/Magnolia denudata is not found under its own name or letter/, /found under m now/],
    ])
    await publishedPicture()
    await send.edit(world.teacher, 'plant', planta, { location: 'Here' })
  })

  test('as a command: 0 when all is well, 1 when something is broken, 0 when it was mended', async () => {
    const check = (...args: string[]) => startCommand('server/check/main.ts', database, args).ended
    expect(await check()).toMatchObject({ code: 0, said: 'Nothing is broken.\n', complained: '' })
    await database.db
      .updateTable('code_counter')
      .set({ next_number: 2 })
      .where('series', '=', 'P')
      .execute()
    const found = await check()
    expect([found.code, found.said]).toEqual([
      1,
      expect.stringContaining('One thing is broken. npm run check -- --repair'),
    ])
    const mended = await check('--repair')
    expect([mended.code, mended.said]).toEqual([
      0,
      expect.stringMatching(/\n {2}goes on with P-\d+\nOne thing is broken, 1 mended/),
    ])
    const elsewhere = {
      environment: { ...database.environment, DATABASE_URL: '', DATA_DIR: '/nowhere' },
    }
    expect((await startCommand('server/check/main.ts', elsewhere, []).ended).code).toBe(2)
  })
})
