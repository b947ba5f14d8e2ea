/**
 * Tests that every kind of change can be undone and redone, and compares every answer byte for byte. The small dose has
 * one change for each action.
 */

import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { endpoints } from '../../contract/calls/endpoints.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { onEachDatabaseNightly, onlyOnPostgres } from '../../tests/harness/databases/databases.ts'
import { dose, isWholeDose } from '../../tests/harness/doses/dose.ts'
import { differencesOf, everyAnswer, everyRow } from '../../tests/harness/sites/every-answer.ts'
import { jsonOf, openSchool, type School } from '../../tests/harness/sites/rich-species.ts'
import {
  camphor,
  grebe,
  hibiscus,
  magnolia,
  mallard,
} from '../../tests/harness/sites/small-collection.ts'
import { richNames } from '../../tests/harness/undoable-changes/curation-changes.ts'
import {
  kindsOfChange,
  newNames,
  oneOfEachAction,
} from '../../tests/harness/undoable-changes/every-change.ts'
import { createSiteVersionReader } from '../database/versions.ts'
import { actions } from './ledger.ts'
import { restorableTables, type TouchedRow } from './touched-row.ts'

/** Actions without an undo in the ledger. Other calls can reverse some of them, such as actions on accounts. */
const notUndoable = [
  ...['register', 'login', 'submit', 'purge', 'role', 'disable', 'sessions', 'reset'],
  ...['enrol', 'class', 'leave'],
]

const names = {
  plant: [
    ...[magnolia[0], camphor[0], hibiscus[0]],
    ...newNames.plant,
    ...richNames.plant.flatMap((name) => [name, `${name} olim`]),
  ],
  bird: [
    ...[grebe[0], mallard[0]],
    ...newNames.bird,
    ...richNames.bird.flatMap((name) => [name, `${name} olim`]),
  ],
}

const undoIn = async ({ teacher }: School, id: string): Promise<string> =>
  jsonOf(await teacher.call('undoChange', { id })).changeId
const newestEntries = async ({ teacher }: School) =>
  jsonOf(await teacher.get('/api/activity')).entries
/** @param answer the answer of a call that made a change @param latest the newest ledger entry */
const changeIdOf = (answer: ReturnType<typeof jsonOf>, latest: { id: string }): string =>
  answer.changeId ?? answer.decided?.[0].changeId ?? answer.files?.[0].changeId ?? latest.id

test('covers every call that answers with a changeId, and every action that can be undone', () => {
  const rows: [string, Endpoint][] = Object.entries(endpoints)
  const changing = rows.flatMap(([name, { method, output }]) => {
    // The answer of a GET may list the ids of earlier ledger entries.
    if (method === 'GET') return []
    const schema = JSON.stringify(z.toJSONSchema(output, { unrepresentable: 'any' }))
    return schema.includes('"changeId"') && name !== 'undoChange' ? [name] : []
  })
  const coveredCalls = new Set<string>(kindsOfChange.map(({ call }) => call))
  expect(changing.filter((name) => !coveredCalls.has(name))).toEqual([])
  const notedActions = new Set<string>([...kindsOfChange.map(({ action }) => action), 'undo'])
  expect(actions.filter((action) => !notedActions.has(action))).toEqual(notUndoable)
})

onEachDatabaseNightly((open) => {
  let school: School
  beforeAll(async () => {
    school = await openSchool(await open())
  })
  /** @returns the version of all public content, whose change makes caches stale */
  const version = () => createSiteVersionReader(school.site.database.db)()
  const answers = () => {
    const { site, lin, chen, teacher } = school
    return everyAnswer({ site, members: [lin, chen], admin: teacher, names })
  }
  const undo = async (id: string) => undoIn(school, id)

  test.each(dose(oneOfEachAction, kindsOfChange))(
    'undoes and redoes: $title',
    async ({ action, prepare, make }) => {
      const prepared = await prepare(school)
      const before = await answers()
      const versions = [await version()]
      const answer = jsonOf(await make(school, prepared))
      versions.push(await version())
      const [latest] = await newestEntries(school)
      const changeId = changeIdOf(answer, latest)
      expect([latest.id, latest.action, latest.canUndo]).toEqual([changeId, action, true])
      const after = await answers()
      const different = Object.keys(differencesOf(before, after))
      expect(different).not.toEqual([])
      // A change that visitors cannot see does not raise the version.
      const isVisible = different.some((answer) => answer.startsWith('visitor'))
      expect(versions[1] !== versions[0]).toBe(isVisible)

      const undone = await undo(changeId)
      expect((await version()) !== versions[1]).toBe(isVisible)
      expect(differencesOf(before, await answers())).toEqual({})
      const redone = await undo(undone)
      expect(differencesOf(after, await answers())).toEqual({})
      await undo(redone)
    },
  )

  describe.runIf(isWholeDose)('after all changes', () => {
    test('covers every table whose rows can be restored', async () => {
      const rows = await school.site.database.db.selectFrom('activity').select('rows').execute()
      const touched = rows.flatMap((row) => JSON.parse(row.rows) as TouchedRow[])
      expect(new Set(touched.map(({ table }) => table))).toEqual(new Set(restorableTables))
    })
  })
})

// `npm run test:all` runs the tests above on PostgreSQL too.
if (!isWholeDose)
  onlyOnPostgres((open) => {
    let school: School
    beforeAll(async () => {
      school = await openSchool(await open())
    })

    test.each(oneOfEachAction)(
      'undoes and redoes the rows of: $title',
      async ({ prepare, make }) => {
        const prepared = await prepare(school)
        const before = await everyRow(school.site)
        const answer = jsonOf(await make(school, prepared))
        const after = await everyRow(school.site)
        expect(after).not.toEqual(before)
        const [latest] = await newestEntries(school)
        const undone = await undoIn(school, changeIdOf(answer, latest))
        expect(await everyRow(school.site)).toEqual(before)
        const redone = await undoIn(school, undone)
        expect(await everyRow(school.site)).toEqual(after)
        await undoIn(school, redone)
      },
    )
  })
