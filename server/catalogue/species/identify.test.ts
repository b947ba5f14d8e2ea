/**
 * Tests that `identifySpecies` finds species by code, name, kind and place, even after a rename or a merge, and
 * finds no deleted species.
 */
import { beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../contract/addresses/permanent-address.ts'
import { onEachDatabase } from '../../../tests/harness/databases/databases.ts'
import { jsonOf, openSchool, type School, send } from '../../../tests/harness/sites/rich-species.ts'
import { grebe, magnolia } from '../../../tests/harness/sites/small-collection.ts'

onEachDatabase((open) => {
  let school: School
  beforeAll(async () => {
    school = await openSchool(await open())
  })

  const identify = async (...species: object[]) =>
    jsonOf(await school.site.post('/api/identifySpecies', { species })).species as {
      code: string
      kind: string
      latinName: string
    }[]
  const namesOf = async (...species: object[]) =>
    (await identify(...species)).map(({ latinName }) => latinName)
  const codeNamed = async (name: string) => (await identify({ name }))[0]?.code ?? ''
  const idOf = async (postName: string) =>
    jsonOf(await school.site.post('/api/syncPlantInfo', { postName })).resultPost[0]._id as string
  const merge = async (source: string, target: string) =>
    jsonOf(await school.teacher.call('mergeSpecies', { kind: 'plant', from: source, into: target }))
      .changeId
  const undo = async (id: string) => jsonOf(await school.teacher.call('undoChange', { id }))

  test('identifies each species once by code or Latin name, in the requested order', async () => {
    const code = await codeNamed(magnolia[0])
    expect(code).toBe(codeOf(await idOf(magnolia[0])))
    expect(await identify({ name: grebe[0] }, { code: code.toUpperCase() }, { code })).toEqual([
      expect.objectContaining({ kind: 'bird', latinName: grebe[0], chineseName: grebe[2] }),
      expect.objectContaining({ code, kind: 'plant', latinName: magnolia[0] }),
    ])
    expect(await namesOf({ name: 'magnolia_DENUDATA', kind: 'plant' })).toEqual([magnolia[0]])
    expect(await namesOf({ name: magnolia[0], kind: 'bird' })).toEqual([])
    expect(await namesOf({ code: '00000000' }, { code: 'no code' }, { name: 'Nobody' })).toEqual([])
    expect(await namesOf()).toEqual([])
  })

  test('identifies all species of a kind, and all species at a place in upper or lower case', async () => {
    const all = await identify({ all: 'plant' })
    expect(all.length).toBeGreaterThan(0)
    expect(all.every(({ kind }) => kind === 'plant')).toBe(true)
    const names = all.map(({ latinName }) => latinName)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))

    for (const name of ['Locus primus', 'Locus secundus']) {
      await send.species(school.teacher, 'plant', name)
    }
    await send.edit(school.teacher, 'plant', 'Locus primus', { location: 'By the 100%_Gate 门' })
    await send.edit(school.teacher, 'plant', 'Locus secundus', {
      additionalInfo: 'No 100%_gate 门',
    })
    expect(await namesOf({ place: '100%_gate 门' })).toEqual(['Locus primus'])
    expect(await namesOf({ place: 'By%Gate' })).toEqual([])
    expect(await namesOf({ place: '100%_GATE' }, { name: 'Locus primus' })).toEqual([
      'Locus primus',
    ])
  })

  test('identifies a renamed species', async () => {
    await send.species(school.teacher, 'plant', 'Planta prima')
    const code = await codeNamed('Planta prima')
    await send.edit(school.teacher, 'plant', 'Planta prima', { latinName: 'Planta secunda' })
    expect(await namesOf({ code })).toEqual(['Planta secunda'])
    expect(await namesOf({ name: 'Planta prima' })).toEqual(['Planta secunda'])
    expect(await codeNamed('Planta secunda')).toBe(code)
  })

  test('identifies the last species after two merges, and the earlier species after each undo', async () => {
    const names = ['Planta a', 'Planta b', 'Planta c'] as const
    for (const name of names) await send.species(school.teacher, 'plant', name)
    const codes = await Promise.all(names.map(codeNamed))
    const identified = () => Promise.all(codes.map((code) => namesOf({ code })))
    const first = await merge(names[0], names[1])
    expect(await identified()).toEqual([['Planta b'], ['Planta b'], ['Planta c']])
    const second = await merge(names[1], names[2])
    expect(await identified()).toEqual([['Planta c'], ['Planta c'], ['Planta c']])
    expect((await identify({ code: codes[0] ?? '' }))[0]?.code).toBe(codes[2])
    await undo(second)
    expect(await identified()).toEqual([['Planta b'], ['Planta b'], ['Planta c']])
    await undo(first)
    expect(await identified()).toEqual([['Planta a'], ['Planta b'], ['Planta c']])
  })

  test('does not find a deleted species, or species merged into it, until the deletion is undone', async () => {
    for (const name of ['Planta x', 'Planta y']) await send.species(school.teacher, 'plant', name)
    const codes = [await codeNamed('Planta x'), await codeNamed('Planta y')]
    await merge('Planta x', 'Planta y')
    const deleted = await school.teacher.call('editPageDeletePlant', { id: await idOf('Planta y') })
    const identified = () => Promise.all(codes.map((code) => namesOf({ code })))
    expect(await identified()).toEqual([[], []])
    await undo(jsonOf(deleted).changeId)
    expect(await identified()).toEqual([['Planta y'], ['Planta y']])
  })
})
