/** Tests that the check names and repairs broken rows, and that the recycle bin keeps removed rows, except sessions. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { startCommand } from '../../tests/harness/databases/import-command.ts'
import { nightlyTest } from '../../tests/harness/doses/nightly-test.ts'
import {
  type DamagedSite,
  openToDamage,
  undamagedSpecies,
} from '../../tests/harness/sites/damaged-site.ts'
import { addRichSpecies, imagesOf, jsonOf, send } from '../../tests/harness/sites/rich-species.ts'
import { magnolia } from '../../tests/harness/sites/small-collection.ts'
import { raiseVersion, readVersion } from '../database/versions.ts'

const [tree] = magnolia
const noTimes = { created_at: '', last_used_at: '' }
const missingId = '00000000-0000-4000-8000-000000000000'

onEachDatabaseNightly((open) => {
  let site: DamagedSite
  beforeAll(async () => {
    site = await openToDamage(await open())
  })

  describe('the repair of a broken foreign key', () => {
    beforeAll(() => addRichSpecies(site.school, 'plant', 'Planta altera'))

    test('removes a picture without a species, and its dependents', async () => {
      const [{ _id }] = (await imagesOf(site.school, 'plant', undamagedSpecies)).pics
      await site.withoutForeignKeys((db) =>
        db.updateTable('picture').set({ species_id: missingId }).where('id', '=', _id).execute(),
      )
      await site.expectRepaired([
        [/"picture" refers to a missing row of "species" \(species_id 0{8}-/, /in the recycle bin/],
      ])
      expect(
        jsonOf(
          await site.school.site.post('/api/getPicsAndArts', { plant: undamagedSpecies }),
        ).pics.map((pic: { _id: string }) => pic._id),
      ).not.toContain(_id)
      // The recycle bin keeps the picture's row, which can be purged.
      const { id } = await site.latestInBin()
      const { rows } = await site.database.db
        .selectFrom('activity')
        .select('rows')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(rows).toContain(_id)
      expect(rows).toContain('"table":"featured"')
      jsonOf(await site.school.teacher.call('purge', { id }))
    })

    test.each([
      ['featured', 'picture_id', 'id', /"featured" refers to a missing row of "picture"/],
      ['creation', 'artwork_id', 'id', /"creation" refers to a missing row of "artwork"/],
      ['revision', 'species_id', 'id', /"revision" refers to a missing row of "species"/],
      [
        'former_name',
        'species_id',
        'name_key',
        /"former_name" refers to a missing row of "species"/,
      ],
      [
        'nomination',
        'target_id',
        'nominated_at',
        /"nomination" refers to a missing row of "(picture|artwork)"/,
      ],
    ] as const)(
      'removes a row of %s with a broken %s',
      async (table, column, orderedBy, problem) => {
        const set = table === 'revision' ? sql`, number = 99` : sql``
        const lastRow = sql`select max(${sql.ref(orderedBy)}) from ${sql.table(table)}`
        await site.withoutForeignKeys((db) =>
          sql`update ${sql.table(table)} set ${sql.ref(column)} = ${missingId} ${set}
          where ${sql.ref(orderedBy)} = (${lastRow})`.execute(db),
        )
        const findings = await site.check()
        expect(findings.length).toBeGreaterThan(0)
        for (const [text] of findings) expect(text).toMatch(problem)
        for (const [, done] of await site.check(true)) expect(done).toContain('in the recycle bin')
        expect(await site.check()).toEqual([])
      },
    )

    test('clears a reference to a missing account, deletes its session, and rejects a submission without a species', async () => {
      const id = await send.edit(site.school.lin, 'plant', tree, { location: 'Lake' })
      await site.withoutForeignKeys(async (db) => {
        await db
          .updateTable('submission')
          .set({ species_id: missingId })
          .where('id', '=', id)
          .execute()
        await sql`update activity set account_id = ${missingId} where id = (select min(id) from activity)`.execute(
          db,
        )
        await db
          .insertInto('session')
          .values({
            id: missingId,
            token_hash: 'none',
            account_id: missingId,
            device: '',
            ...noTimes,
          })
          .execute()
      })
      await site.expectRepaired([
        [
          /"submission" refers to a missing row of "species"/,
          /the reference was removed, and the undecided submissions of the species were rejected/,
        ],
        [/"activity" refers to a missing row of "account"/, /the reference was removed/],
        [/"session" refers to a missing row of "account"/, /the row was deleted/],
      ])
      const submission = await site.database.db
        .selectFrom('submission')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(submission).toMatchObject({ status: 'rejected', species_id: null })
    })

    test('detaches a picture from a new species that is missing', async () => {
      await send.species(site.school.lin, 'plant', 'Planta missa')
      const id = await send.picture(site.school.lin, 'plant', 'Planta missa')
      await site.withoutForeignKeys((db) =>
        db
          .updateTable('submission')
          .set({ new_species_id: missingId })
          .where('id', '=', id)
          .execute(),
      )
      await site.expectRepaired([
        [/"submission" refers to a missing row of "submission"/, /the reference was removed/],
      ])
    })
  })

  test('repairs counters that are too low, missing required rows and a wrong glossary letter', async () => {
    await site.database.db
      .updateTable('code_counter')
      .set({ next_number: 2 })
      .where('series', '=', 'P')
      .execute()
    await site.database.db.deleteFrom('code_counter').where('series', '=', 'A').execute()
    await site.database.db.deleteFrom('version').where('topic', '=', 'bird').execute()
    await site.database.db.deleteFrom('setting').where('name', '=', 'attempts').execute()
    await site.database.db
      .updateTable('species')
      .set({ revision: 1 })
      .where('latin_name', '=', undamagedSpecies)
      .execute()
    await site.database.db
      .updateTable('species')
      .set({ letter: 'Z' })
      .where('latin_name', '=', tree)
      .execute()
    await site.expectRepaired([
      [/the setting "attempts" is missing/, /created again/],
      [/the version of "bird" is missing/, /created again/],
      [/codes P would assign P-2 a second time/, /continues with P-\d+/],
      [/codes A would assign A-\? a second time/, /continues with A-\d+/],
      [/Planta sana has a revision number that is not greater/, /its revision is now \d+/],
      [/Magnolia denudata has a wrong name key or glossary letter/, /now listed under m/],
    ])
    await site.publishedPicture()
    await send.edit(site.school.teacher, 'plant', undamagedSpecies, { location: 'Here' })
  })

  test('shows repaired species on a running site at once', async () => {
    const { db } = site.database
    const version = async () => (await readVersion(db, 'plant')) + (await readVersion(db, 'turn'))
    const glossary = async () =>
      jsonOf(await site.school.site.get('/api/userInfoGlossary')).glossary as Record<
        string,
        string[]
      >
    await db.updateTable('species').set({ letter: 'z' }).where('latin_name', '=', tree).execute()
    // The caches load the wrong row.
    await raiseVersion(db, 'plant')
    await raiseVersion(db, 'plant names')
    expect((await glossary()).z).toEqual([tree])
    await site.check(true)
    expect(await glossary()).not.toHaveProperty('z')
    expect((await glossary()).m).toContain(tree)

    const before = await version()
    await db
      .updateTable('species')
      .set({ revision: 1 })
      .where('latin_name', '=', undamagedSpecies)
      .execute()
    await site.check(true)
    expect(await version()).toBe(before + 2)
    const { revision } = await db
      .selectFrom('species')
      .select('revision')
      .where('latin_name', '=', undamagedSpecies)
      .executeTakeFirstOrThrow()
    expect(revision).toBe(await readVersion(db, 'turn'))
  })

  nightlyTest(
    'exits with 0 for a sound or repaired site, 1 for a broken site, and 2 without a site',
    async () => {
      const check = (...args: string[]) =>
        startCommand('server/integrity/main.ts', site.database, args).ended
      expect(await check()).toMatchObject({ code: 0, stdout: 'Nothing is broken.\n', stderr: '' })
      await site.database.db
        .updateTable('code_counter')
        .set({ next_number: 2 })
        .where('series', '=', 'P')
        .execute()
      const firstCheck = await check()
      expect([firstCheck.code, firstCheck.stdout]).toEqual([
        1,
        expect.stringContaining('One problem was found. npm run check -- --repair'),
      ])
      const repaired = await check('--repair')
      expect([repaired.code, repaired.stdout]).toEqual([
        0,
        expect.stringMatching(/\n {2}continues with P-\d+\nOne problem was found, 1 repaired/),
      ])
      const missingSite = {
        environment: { ...site.database.environment, DATABASE_URL: '', DATA_DIR: '/nowhere' },
      }
      expect((await startCommand('server/integrity/main.ts', missingSite, []).ended).code).toBe(2)
    },
  )
})
