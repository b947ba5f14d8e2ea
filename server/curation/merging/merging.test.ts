/** Tests moves of pictures between plants and birds, and merges of two species field by field. */
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { join, type Person } from '../../../tests/harness/sites/members.ts'
import { jsonOf } from '../../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'

const source = ['Prunus finita', 'Ending plum', '终李'] as const
const target = ['Prunus manens', 'Staying plum', '留李'] as const
const bird = ['Turdus novus', 'New thrush', '新鸫'] as const

onEachDatabaseNightly((open) => {
  let site: Site
  let teacher: Person
  beforeAll(async () => {
    site = await openSite(await open())
    teacher = await join(site, 'admin')
    const englishLinks = [{ linkTitle: 'Kew', link: 'https://kew.org' }]
    const texts = { location: 'Gate', otherNames: 'Plum' }
    await site.addSpecies('plant', source, { texts, englishLinks, editor: 'Lin G7' })
    await site.addSpecies('plant', target, { texts: { location: 'Lake', otherNames: 'Plum' } })
    await site.addSpecies('bird', bird)
    await site.addPicture('plant', source[0], { season: 'winter', takenOn: '2023-12-01' })
    await site.addPicture('plant', target[0], { season: 'spring', takenOn: '2024-04-01' })
  })

  const plant = async (name: string) =>
    jsonOf(await site.post('/api/syncPlantInfo', { postName: name }))
  const picturesOf = async (name: string): Promise<{ _id: string; season: string }[]> =>
    jsonOf(
      await site.post(name === bird[0] ? '/api/syncBirdInfo' : '/api/syncPlantInfo', {
        postName: name,
      }),
    ).photographs

  test('moves a picture from a plant to a bird, with a life stage, and back with an undo', async () => {
    const [picture] = await picturesOf(target[0])
    const ids = [picture?._id]
    const move = (change: object) => teacher.call('updatePictures', { ids, change })
    const toBird = { latinName: bird[0], kind: 'bird' }
    const rejected = [await move(toBird), await move({ ...toBird, season: 'spring' })]
    expect(rejected.map(({ statusCode }) => statusCode)).toEqual([400, 400])
    expect(rejected[0]?.json().fields).toEqual({ season: 'is required' })
    expect((await move({ latinName: bird[0], season: 'MaleAdult' })).statusCode).toBe(404)

    const { changeId } = jsonOf(await move({ ...toBird, season: 'MaleAdult' }))
    expect(await picturesOf(bird[0])).toMatchObject([{ _id: picture?._id, season: 'MaleAdult' }])
    expect(await picturesOf(target[0])).toEqual([])
    jsonOf(await teacher.call('undoChange', { id: changeId }))
    expect(await picturesOf(target[0])).toMatchObject([{ _id: picture?._id, season: 'spring' }])
    expect(await picturesOf(bird[0])).toEqual([])
  })

  test('lists each field in which two species differ, and the cover of each species', async () => {
    const query = new URLSearchParams({ kind: 'plant', from: source[0], into: target[0] })
    const choices = jsonOf(await teacher.get(`/api/mergeChoices?${query}`))
    expect(choices.fields).toEqual([
      { field: 'latinName', from: source[0], into: target[0] },
      { field: 'chineseName', from: source[2], into: target[2] },
      { field: 'commonName', from: source[1], into: target[1] },
      { field: 'location', from: 'Gate', into: 'Lake' },
      { field: 'link', from: 'Kew: https://kew.org', into: '' },
      { field: 'editor', from: 'Lin G7', into: '' },
    ])
    expect(choices.covers.from.path).not.toBe(choices.covers.into.path)
  })

  test('keeps the chosen fields, names and cover, and undoes the merge', async () => {
    const [winter] = await picturesOf(source[0])
    const profilesBefore = [await plant(source[0]), await plant(target[0])]
    const merge = { kind: 'plant', from: source[0], into: target[0] }
    const take = ['latinName', 'location', 'link']
    const { changeId } = jsonOf(
      await teacher.call('mergeSpecies', { ...merge, take, cover: 'from' }),
    )

    const merged = await plant(source[0])
    expect(merged.cover).toBe(winter?._id)
    expect(merged.photographs).toHaveLength(2)
    expect(merged.resultPost[0]).toMatchObject({
      _id: profilesBefore[1].resultPost[0]._id,
      latinName: source[0],
      chineseName: target[2],
      commonName: target[1],
      otherNames: 'Plum',
      location: 'Gate',
      link: [{ linkTitle: 'Kew', link: 'https://kew.org' }],
    })
    // The species is still found under the dropped name.
    expect((await plant(target[0])).resultPost[0].latinName).toBe(source[0])

    const undone = jsonOf(await teacher.call('undoChange', { id: changeId }))
    expect([await plant(source[0]), await plant(target[0])]).toEqual(profilesBefore)
    const redone = jsonOf(await teacher.call('undoChange', { id: undone.changeId }))
    expect(await plant(target[0])).toEqual(merged)
    jsonOf(await teacher.call('undoChange', { id: redone.changeId }))
    expect([await plant(source[0]), await plant(target[0])]).toEqual(profilesBefore)
  })

  test('keeps every field of the remaining species if the admin chooses no field', async () => {
    const [spring] = await picturesOf(target[0])
    const merge = { kind: 'plant', from: source[0], into: target[0] }
    const rejected = await teacher.call('mergeSpecies', { ...merge, take: ['colour'] })
    expect(rejected.statusCode).toBe(400)
    jsonOf(await teacher.call('mergeSpecies', merge))
    const merged = await plant(source[0])
    expect(merged.cover).toBe(spring?._id)
    expect(merged.resultPost[0]).toMatchObject({ latinName: target[0], location: 'Lake', link: [] })
  })
})
