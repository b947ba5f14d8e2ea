/** Tests that the history of a species lists authors, reviewers and texts, and that earlier texts can be restored. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { Version } from '../../contract/schemas/species.ts'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { jsonOf, openSchool, type School, send } from '../../tests/harness/sites/rich-species.ts'
import { magnolia, mallard } from '../../tests/harness/sites/small-collection.ts'

onEachDatabaseNightly((open) => {
  let school: School
  beforeAll(async () => {
    school = await openSchool(await open())
  })

  const history = async (name: string, kind = 'plant') =>
    jsonOf(
      await school.teacher.get(`/api/speciesHistory?${new URLSearchParams({ name, kind })}`),
    ) as {
      names: object
      versions: Version[]
    }
  const profileOf = async (postName: string) =>
    jsonOf(await school.site.post('/api/syncPlantInfo', { postName })).resultPost[0]
  const restore = (name: string, number: number, kind = 'plant') =>
    school.teacher.call('restoreRevision', { name, kind, number })

  test('lists every revision, newest first, with author, reviewer and texts', async () => {
    const { lin, chen, teacher } = school
    const post = await send.species(lin, 'plant', 'Planta historica')
    jsonOf(await teacher.call('newPostAuth', { id: post, decision: true }))
    const edit = await send.edit(chen, 'plant', 'Planta historica', { location: 'Lake' })
    jsonOf(await teacher.call('handleEditDecision', { id: edit, decision: true }))
    await send.edit(teacher, 'plant', 'Planta historica', {
      latinName: 'Planta renovata',
      commonName: 'Common Planta historica',
      location: '',
      link: 'Kew: kew.org',
    })

    const { names, versions } = await history('Planta renovata')
    expect(names).toMatchObject({ latinName: 'Planta renovata', chineseName: '新种' })
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    const numbers = versions.map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    expect(versions).toMatchObject([
      {
        at,
        author: teacher.username,
        reviewer: teacher.username,
        current: true,
        fields: [
          { field: 'latinName', before: 'Planta historica', after: 'Planta renovata' },
          { field: 'location', before: 'Lake', after: '' },
          { field: 'link', before: '', after: 'Kew: https://kew.org' },
        ],
      },
      {
        at,
        author: chen.username,
        reviewer: teacher.username,
        current: false,
        fields: [{ field: 'location', before: 'Gate', after: 'Lake' }],
      },
      { number: 1, at, author: lin.username, reviewer: teacher.username, current: false },
    ])
    expect(versions.at(-1)?.fields).toEqual(
      expect.arrayContaining([
        { field: 'latinName', before: '', after: 'Planta historica' },
        { field: 'location', before: '', after: 'Gate' },
      ]),
    )
  })

  test('lists one revision without an author for an imported species', async () => {
    const { versions } = await history(mallard[0], 'bird')
    expect(versions).toMatchObject([{ number: 1, author: '', reviewer: '', current: true }])
  })

  test('answers 404 for a missing species', async () => {
    const rejected = await school.teacher.get('/api/speciesHistory?name=Nothing')
    expect(rejected.statusCode).toBe(404)
    const bird = await school.teacher.get(`/api/speciesHistory?kind=bird&name=${magnolia[0]}`)
    expect(bird.statusCode).toBe(404)
  })

  describe('restoring', () => {
    test('restores all texts of a revision as a new revision', async () => {
      const { teacher } = school
      const profileBefore = await profileOf(magnolia[0])
      await send.edit(teacher, 'plant', magnolia[0], {
        latinName: 'Yulania denudata',
        location: 'Hill',
        otherNames: '',
        link: '',
        editor: 'Wu',
      })
      jsonOf(await restore('Yulania denudata', 1))
      expect(await profileOf(magnolia[0])).toEqual(profileBefore)
      const { versions } = await history(magnolia[0])
      expect(versions).toHaveLength(3)
      // The species is found under both names.
      expect((await profileOf('Yulania denudata')).latinName).toBe(magnolia[0])
      const [{ action }] = jsonOf(await teacher.get('/api/activity')).entries
      expect(action).toBe('restore')
    })

    test('empties texts that the revision did not have', async () => {
      const { site, teacher } = school
      await send.species(teacher, 'plant', 'Planta brevis')
      const { id } = await site.database.db
        .selectFrom('species')
        .select('id')
        .where('latin_name', '=', 'Planta brevis')
        .executeTakeFirstOrThrow()
      await site.database.db
        .updateTable('species')
        .set({ texts: '{}' })
        .where('id', '=', id)
        .execute()
      await send.edit(teacher, 'plant', 'Planta brevis', { location: 'Hill' })
      jsonOf(await restore('Planta brevis', 1))
      expect((await profileOf('Planta brevis')).location).toBe('')
    })

    test('rejects a revision with the current texts, the current revision and an unknown revision', async () => {
      const { teacher } = school
      await send.species(teacher, 'plant', 'Planta constans')
      await send.edit(teacher, 'plant', 'Planta constans', { location: 'Hill' })
      await send.edit(teacher, 'plant', 'Planta constans', { location: 'Gate' })
      const unchanged = await restore('Planta constans', 1)
      expect([unchanged.statusCode, unchanged.json().code]).toEqual([400, 'nothing_changed'])
      for (const number of [3, 4, 99]) {
        expect((await restore('Planta constans', number)).statusCode).toBe(404)
      }
      expect((await restore('Planta constans', 1, 'bird')).statusCode).toBe(404)
    })

    test('rejects a name that another species now has, and changes nothing', async () => {
      const { teacher } = school
      await send.species(teacher, 'plant', 'Planta olim')
      await send.edit(teacher, 'plant', 'Planta olim', { latinName: 'Planta nunc' })
      await send.species(teacher, 'plant', 'Planta olim')
      const profileBefore = await profileOf('Planta nunc')
      const rejected = await restore('Planta nunc', 1)
      expect([rejected.statusCode, rejected.json().message]).toEqual([400, 'plant already exists'])
      expect(await profileOf('Planta nunc')).toEqual(profileBefore)
    })
  })
})
