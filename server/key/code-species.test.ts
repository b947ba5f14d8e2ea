/**
 * Tests that one call codes many species, reports each conflict with its cell, and makes one ledger entry that an undo
 * reverses.
 */
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { join, type Person } from '../../tests/harness/sites/members.ts'
import { jsonOf } from '../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'

onEachDatabaseNightly((open) => {
  let site: Site
  let teacher: Person
  beforeAll(async () => {
    site = await openSite(await open())
    teacher = await join(site, 'admin')
    const texts = { characters: 'habit: vine, tree\nscent: strong' }
    await site.addSpecies('plant', ['Prunus mume', 'Mei', '梅'], { texts })
    await site.addSpecies('plant', ['Acer buergerianum', 'Trident maple', '三角槭'])
  })

  const cell = (name: string, before: string[], choices: string[], character = 'habit') => ({
    ...{ name, character, before, choices },
  })
  const code = (...cells: object[]) => teacher.call('codeSpecies', { kind: 'plant', cells })
  const storedCharacters = async (name: string) =>
    jsonOf(await site.post('/api/syncPlantInfo', { postName: name })).resultPost[0].characters
  const mei = 'Prunus mume'
  const maple = 'Acer buergerianum'

  test('stores many cells at once, keeps unknown choices, and restores all cells with one undo', async () => {
    const before = [await storedCharacters(mei), await storedCharacters(maple)]
    const { changeId } = jsonOf(
      await code(
        cell(mei, ['tree'], ['shrub']),
        cell(mei, [], ['smooth'], 'bark'),
        cell(maple, [], ['tree', 'shrub']),
      ),
    )
    expect(await storedCharacters(mei)).toEqual([
      { character: 'habit', choices: ['shrub', 'vine'] },
      { character: 'scent', choices: ['strong'] },
      { character: 'bark', choices: ['smooth'] },
    ])
    expect(await storedCharacters(maple)).toEqual([
      { character: 'habit', choices: ['tree', 'shrub'] },
    ])
    const { versions } = jsonOf(await teacher.get(`/api/speciesHistory?kind=plant&name=${mei}`))
    expect(versions).toHaveLength(2)
    const [entry] = jsonOf(await teacher.get('/api/activity')).entries
    expect(entry).toMatchObject({ action: 'code', subject: { kind: 'species', count: 2 } })
    jsonOf(await teacher.call('undoChange', { id: changeId }))
    expect([await storedCharacters(mei), await storedCharacters(maple)]).toEqual(before)
  })

  test('stores nothing if a cell has changed meanwhile, or names no recorded species', async () => {
    const before = await storedCharacters(mei)
    const rejected = await code(
      cell(mei, ['tree'], ['shrub']),
      cell(maple, ['tree'], ['shrub']),
      cell('Acer nullum', [], ['tree']),
    )
    expect(rejected.statusCode).toBe(409)
    expect(rejected.json()).toMatchObject({
      code: 'changed_since',
      fields: { 'cells.1': 'changed_since', 'cells.2': 'not_found' },
    })
    expect(await storedCharacters(mei)).toEqual(before)
    expect((await code(cell(mei, ['tree'], ['tree']))).statusCode).toBe(400)
  })
})
