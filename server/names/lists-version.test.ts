/** Tests that the lists of names are reread only after names have changed. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { Kind } from '../../contract/kinds.ts'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { dose } from '../../tests/harness/doses/dose.ts'
import { jsonOf, openSchool, type School, send } from '../../tests/harness/sites/rich-species.ts'
import { grebe, hibiscus, magnolia } from '../../tests/harness/sites/small-collection.ts'
import {
  kindsOfChange,
  oneOfEachAction,
} from '../../tests/harness/undoable-changes/every-change.ts'
import { readFurtherNames } from '../catalogue/repositories/names/further.ts'
import { readVersion } from '../database/versions.ts'
import { wrongCounters } from '../integrity/counters.ts'
import { type NameLists, openNameLists } from './name-lists.ts'

const kinds: Kind[] = ['plant', 'bird']

onEachDatabaseNightly((open) => {
  let school: School
  let lists: NameLists
  beforeAll(async () => {
    school = await openSchool(await open())
    lists = openNameLists(school.site.database.db)
  })

  /** @returns the cached list of each kind, and all names and further names in the database */
  const readAll = () =>
    Promise.all(
      kinds.map(async (kind) => {
        const list = await lists.of(kind)
        const { names } = await openNameLists(school.site.database.db).of(kind)
        const further = await Array.fromAsync(readFurtherNames(school.site.database, kind))
        return { list, databaseNames: JSON.stringify([names, further.flat()]) }
      }),
    )
  type ReadLists = Awaited<ReturnType<typeof readAll>>

  function expectReadAgainIfChanged(before: ReadLists, after: ReadLists): void {
    const changed = after.map(
      ({ databaseNames }, index) => databaseNames !== before[index]?.databaseNames,
    )
    expect(after.map(({ list }, index) => list !== before[index]?.list)).toEqual(changed)
    for (const { list, databaseNames } of after)
      expect(JSON.parse(databaseNames)[0]).toEqual(list.names)
  }

  describe('rereads names only if a change or its undo changes names, for each kind of change', () => {
    test.each(dose(oneOfEachAction, kindsOfChange))('$title', async ({ prepare, make }) => {
      const prepared = await prepare(school)
      const before = await readAll()
      const answer = jsonOf(await make(school, prepared))
      const after = await readAll()
      expectReadAgainIfChanged(before, after)
      const [latest] = jsonOf(await school.teacher.get('/api/activity')).entries
      const id =
        answer.changeId ?? answer.decided?.[0].changeId ?? answer.files?.[0].changeId ?? latest.id
      const undone = jsonOf(await school.teacher.call('undoChange', { id }))
      expectReadAgainIfChanged(after, await readAll())
      const withoutChange = await readAll()
      const redone = jsonOf(await school.teacher.call('undoChange', { id: undone.changeId }))
      expectReadAgainIfChanged(withoutChange, await readAll())
      // This undo restores the site for the next change.
      jsonOf(await school.teacher.call('undoChange', { id: redone.changeId }))
    })
  })

  const edits: [string, Kind, string, Record<string, string>, boolean][] = [
    ['an English name', 'plant', hibiscus[0], { commonName: 'Shoe flower' }, true],
    ['a Chinese name', 'bird', grebe[0], { chineseName: '刁鸭' }, true],
    ['other names', 'plant', magnolia[0], { otherNames: '望春花' }, true],
    ['a text alone', 'plant', magnolia[0], { additionalInfo: 'Fragrant' }, false],
  ]
  test.each(edits)(
    'rereads a list only if its names change: %s',
    async (_, kind, name, change, isReread) => {
      const otherKind = kind === 'plant' ? 'bird' : 'plant'
      const before = await lists.of(kind)
      const otherList = await lists.of(otherKind)
      await send.edit(school.teacher, kind, name, change)
      expect((await lists.of(kind)) !== before).toBe(isReread)
      expect(await lists.of(otherKind)).toBe(otherList)
    },
  )

  test('rereads the list after an import only if the import adds names', async () => {
    const { site } = school
    const added = ['Prunus mume', 'Mei', '梅'] as const
    const rereadsAfter = async (names: readonly [string, string, string], more: object = {}) => {
      const before = await lists.of('plant')
      await site.addSpecies('plant', names, more)
      return (await lists.of('plant')) !== before
    }
    expect(await rereadsAfter(added)).toBe(true)
    expect(await rereadsAfter(added)).toBe(false)
    expect(await rereadsAfter(added, { texts: { location: 'Gate' } })).toBe(false)
    expect(await rereadsAfter(added, { texts: { otherNames: '春梅' } })).toBe(true)
  })

  test('rereads the list after a check repairs a letter and a lost version', async () => {
    const { database, store } = school.site
    const before = await lists.of('bird')
    await database.db
      .updateTable('species')
      .set({ letter: 'q' })
      .where('kind', '=', 'bird')
      .execute()
    await database.db.deleteFrom('version').where('topic', '=', 'bird names').execute()
    for await (const finding of wrongCounters({ database, store })) await finding.repair?.()
    expect(await readVersion(database.db, 'bird names')).toBeGreaterThan(before.version)
    const after = await lists.of('bird')
    expect([after === before, after.names]).toEqual([false, before.names])
  })
})
