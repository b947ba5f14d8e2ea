/** Tests the order of a species' pictures and its cover, by default and after an admin's choice. */
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { join, type Person } from '../../../tests/harness/sites/members.ts'
import { jsonOf } from '../../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'

const plant = ['Cerasus nova', 'New cherry', '新樱'] as const
const bird = ['Parus novus', 'New tit', '新山雀'] as const

onEachDatabaseNightly((open) => {
  let site: Site
  let teacher: Person
  const ids: Record<string, string> = {}
  beforeAll(async () => {
    site = await openSite(await open())
    teacher = await join(site, 'admin')
    const texts = { additionalInfo: 'It flowers in November. The leaves fall in December.' }
    await site.addSpecies('plant', plant, { texts })
    await site.addSpecies('bird', bird)
    const add = async (name: string, ...picture: Parameters<Site['addPicture']>) => {
      ids[name] = await site.addPicture(...picture)
    }
    await add('older flower', 'plant', plant[0], { season: 'autumn', takenOn: '2022-11-05' })
    await add('flower', 'plant', plant[0], { season: 'autumn', takenOn: '2024-11-03' })
    await add('spring', 'plant', plant[0], { season: 'spring', takenOn: '2025-04-01' })
    await add('leaf', 'plant', plant[0], { season: 'winter', takenOn: '2025-12-20' })
    await add('adult', 'bird', bird[0], { season: 'FemaleAdult', takenOn: '2023-05-05' })
    await add('chick', 'bird', bird[0], { season: 'Juvenile', takenOn: '2025-06-06' })
  })

  const profile = async (kind: 'plant' | 'bird' = 'plant') =>
    jsonOf(
      await site.post(kind === 'plant' ? '/api/syncPlantInfo' : '/api/syncBirdInfo', {
        postName: kind === 'plant' ? plant[0] : bird[0],
      }),
    )
  const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id)
  const coverAndOrder = async () => {
    const { cover, photographs } = await profile()
    return [nameOf(cover), photographs.map(({ _id }: { _id: string }) => nameOf(_id))]
  }
  const thumbnail = async () => {
    const { results } = jsonOf(await site.get(`/api/searchSpecies?q=${plant[2]}`))
    const { photographs } = await profile()
    const path = results[0].picture.path
    return nameOf(photographs.find((each: { path: string }) => each.path === path)?._id)
  }
  const order = (names: string[]) => {
    const target = { table: 'picture', kind: 'plant', name: plant[0] }
    return teacher.call('orderImages', { ...target, ids: names.map((name) => ids[name]) })
  }
  const defaultOrder = ['older flower', 'flower', 'spring', 'leaf']

  test('takes the newest picture of a flower or an adult as the cover, even if other pictures are newer', async () => {
    expect(await coverAndOrder()).toEqual(['flower', defaultOrder])
    expect(await thumbnail()).toBe('flower')
    expect(nameOf((await profile('bird')).cover)).toBe('adult')
  })

  test('shows the chosen cover and order in the profile, search and picture list, and undoes the choice', async () => {
    const { changeId } = jsonOf(await order(['leaf', 'spring']))
    expect(await coverAndOrder()).toEqual(['leaf', ['leaf', 'spring', 'older flower', 'flower']])
    expect(await thumbnail()).toBe('leaf')
    const { pics } = jsonOf(await site.post('/api/getPicsAndArts', { plant: plant[0] }))
    expect(nameOf(pics[0]._id)).toBe('leaf')
    const again = await order(['leaf', 'spring'])
    expect([again.statusCode, again.json().code]).toEqual([400, 'nothing_changed'])

    jsonOf(await teacher.call('undoChange', { id: changeId }))
    expect(await coverAndOrder()).toEqual(['flower', defaultOrder])
    jsonOf(await order(['spring']))
    expect(await coverAndOrder()).toEqual(['spring', ['spring', 'older flower', 'flower', 'leaf']])
    jsonOf(await order([]))
    expect(await coverAndOrder()).toEqual(['flower', defaultOrder])
  })

  test('rejects a picture of another species, and accepts a repeated id', async () => {
    expect((await order(['adult'])).statusCode).toBe(404)
    expect((await order(['flower', 'flower'])).statusCode).toBe(200)
    jsonOf(await order([]))
  })
})
