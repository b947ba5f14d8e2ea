/**
 * Tests that the activity names species in three languages, shows pictures, and finds the entries of one species.
 */
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import type { Activity } from '../../contract/schemas/activity.ts'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { jsonOf, openSchool, type School, send } from '../../tests/harness/sites/rich-species.ts'
import { magnolia } from '../../tests/harness/sites/small-collection.ts'

const [tree] = magnolia

onEachDatabaseNightly((open) => {
  let school: School
  beforeAll(async () => {
    school = await openSchool(await open())
  })

  const log = async (query: Record<string, string>): Promise<{ entries: Activity[] }> =>
    jsonOf(await school.teacher.get(`/api/activity?${new URLSearchParams(query)}`))

  test('finds entries by the former and current names of a species, and by the kind of subject', async () => {
    const { teacher } = school
    await send.species(teacher, 'plant', 'Planta prior')
    await send.picture(teacher, 'plant', 'Planta prior')
    await send.edit(teacher, 'plant', 'Planta prior', { latinName: 'Planta posterior' })
    await send.picture(teacher, 'plant', 'Planta posterior')
    const actionsOf = async (query: Record<string, string>) =>
      (await log(query)).entries.map(({ action, subject }) => `${action} ${subject.kind}`)
    const all = ['publish picture', 'edit edit', 'publish picture', 'publish species']
    for (const species of ['planta POSTERIOR', 'Planta_prior', 'common planta prior']) {
      expect(await actionsOf({ species })).toEqual(all)
    }
    const pictures = ['publish picture', 'publish picture']
    expect(await actionsOf({ species: 'Planta posterior', kind: 'picture' })).toEqual(pictures)
    expect(await actionsOf({ species: 'Planta nulla' })).toEqual([])
    const rows = parse((await school.teacher.get('/api/activity.csv?species=Planta_prior')).body, {
      columns: true,
      bom: true,
    })
    expect(rows).toHaveLength(all.length)
  })

  test('names a species in three languages, also after its deletion', async () => {
    const { teacher } = school
    const names = { chineseName: '三名植物', commonName: 'three names' }
    await send.species(teacher, 'plant', 'Planta trium')
    await send.edit(teacher, 'plant', 'Planta trium', names)
    expect((await log({ species: 'Planta trium' })).entries[0]?.subject).toMatchObject(names)
    const species = await school.site.post('/api/syncPlantInfo', { postName: 'Planta trium' })
    const id = jsonOf(species).resultPost[0]._id
    jsonOf(await teacher.call('editPageDeletePlant', { id }))
    expect((await log({ species: 'Planta trium' })).entries[0]).toMatchObject({
      action: 'delete',
      subject: names,
    })
    expect(jsonOf(await teacher.get('/api/recycleBin')).entries[0].subject).toMatchObject(names)
  })

  test('names a new species and its pictures in three languages', async () => {
    const { chen } = school
    const names = { chineseName: '新种', commonName: 'Common Planta nova' }
    await send.species(chen, 'plant', 'Planta nova')
    const subject = { name: 'Planta nova', ...names }
    expect((await log({ species: 'Planta nova' })).entries[0]).toMatchObject({
      action: 'submit',
      subject: { kind: 'species', ...subject },
    })
    await send.picture(chen, 'plant', 'Planta nova')
    expect((await log({ kind: 'picture', username: chen.username })).entries[0]).toMatchObject({
      action: 'submit',
      subject: { kind: 'picture', ...subject },
    })
  })

  test('names the species of a featured pair in three languages', async () => {
    const { teacher, site } = school
    const names = { chineseName: '花开植物', commonName: 'flowering' }
    await send.species(teacher, 'plant', 'Planta florens')
    await send.edit(teacher, 'plant', 'Planta florens', names)
    await send.creation(teacher, 'plant', 'Planta florens')
    const images = { plant: 'Planta florens', kind: 'plant' }
    const { pics, arts } = jsonOf(await site.post('/api/getPicsAndArts', images))
    const pair = { picId: pics[0]._id, artId: arts[0]._id }
    jsonOf(await teacher.call('featureToHome', pair))
    const subject = { kind: 'pair', dbType: 'plant', name: 'Planta florens', ...names }
    expect((await log({ kind: 'pair' })).entries[0]?.subject).toMatchObject(subject)
  })

  test('shows the two pictures of a pending creation, with their author', async () => {
    await send.creation(school.chen, 'plant', tree)
    const [entry] = (await log({ username: school.chen.username })).entries
    expect(entry).toMatchObject({ action: 'submit', subject: { kind: 'creation' } })
    const { username: sender, accountId: senderId } = school.chen
    const image = { code: '', sender, senderId, path: expect.stringMatching(/^\//) }
    expect(entry?.images).toMatchObject([image, image])
  })
})
