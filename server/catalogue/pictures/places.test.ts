/** Tests that only members see the place of a sensitive species. Numbers in titles name attacks of security.md. */
import { beforeAll, expect, test } from 'vitest'
import { readDataArchive } from '../../../tests/harness/collections/data-archive.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { join, type Person } from '../../../tests/harness/sites/members.ts'
import { jsonOf } from '../../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { camphor } from '../../../tests/harness/sites/small-collection.ts'

const orchid = ['Calanthe secreta', 'Secret calanthe', '秘密虾脊兰'] as const
const fern = ['Pteris vittata', 'Ladder brake', '蜈蚣凤尾蕨'] as const
/** The places of the orchid's pictures, which the harness sets, and the place of its text. */
const secretPlaces = /Lotus pond|Art room|Hidden gully/
const facts = { kind: 'plant', name: orchid[0], sensitive: true, means: 'native', degree: 'native' }

onEachDatabaseNightly((open) => {
  let site: Site
  let teacher: Person
  let lin: Person
  let changeId: string
  beforeAll(async () => {
    const settings = {
      DATA_LICENCE: 'CC0-1.0',
      DEFAULT_LICENCE: 'CC0-1.0',
      SITE_URL: 'https://flora.example',
    }
    site = await openSite(await open(), { settings })
    teacher = await join(site, 'admin')
    lin = await join(site)
    const texts = { location: 'Hidden gully, by the spring' }
    await site.addSpecies('plant', orchid, {
      texts: { ...texts, additionalInfo: 'Near a door' },
    })
    await site.addSpecies('plant', fern, { texts })
    await site.addPicture('plant', orchid[0], { season: 'spring', takenOn: '2025-03-15' })
    const art = await site.addArtwork('plant', orchid[0], 'Chen Yu')
    const { resultPics } = jsonOf(
      await teacher.call('adminView', { search: orchid[0], kind: 'plant' }),
    )
    jsonOf(await teacher.call('featureToHome', { picId: resultPics[0]._id, artId: art }))
    await site.addSpecies('plant', camphor)
    jsonOf(await teacher.call('setOccurrenceFacts', { ...facts, name: camphor[0] }))
    changeId = jsonOf(await teacher.call('setOccurrenceFacts', facts)).changeId
  })

  const answers = () =>
    Promise.all([
      site.post('/api/syncPlantInfo', { postName: orchid[0] }),
      site.post('/api/getPicsAndArts', { plant: orchid[0], kind: 'plant' }),
      ...['getDb2Pic', 'pictureOfWeek', 'userInfo', 'creationDocumentary', 'walks'].map((name) =>
        site.get(`/api/${name}`),
      ),
    ])

  test('shows visitors no place in profiles, lists, searches by place and ways onward (110)', async () => {
    for (const answer of await answers()) {
      jsonOf(answer)
      expect(answer.body).not.toMatch(secretPlaces)
    }
    const answer = await site.post('/api/identifySpecies', { species: [{ place: 'Hidden gully' }] })
    const names = jsonOf(answer).species.map(({ latinName }: { latinName: string }) => latinName)
    expect(names).toEqual([fern[0]])
    const ways = await site.get(`/api/waysOnward?name=${fern[0]}&kind=plant`)
    expect(ways.body).not.toContain(orchid[0])
  })

  test('shows visitors no sensitive species at a stop of a walk (110)', async () => {
    for (const path of ['/api/walks', '/api/walk?key=pond']) {
      const { body } = await site.get(path)
      expect(body).toContain('The gate')
      expect(body).not.toContain(camphor[0])
    }
  })

  test('shows members the place', async () => {
    const profile = await lin.call('syncPlantInfo', { postName: orchid[0] })
    expect(profile.body).toContain('Hidden gully')
    expect((await lin.call('getPicsAndArts', { plant: orchid[0], kind: 'plant' })).body).toContain(
      'Lotus pond',
    )
  })

  test('withholds the place in the data archives, and states the reason (110)', async () => {
    const { tables } = await readDataArchive((await site.get('/export/occurrences.zip')).rawPayload)
    expect(tables.get('occurrence.txt')?.rows).toMatchObject([
      {
        ...{ scientificName: orchid[0], locality: '', degreeOfEstablishment: 'native' },
        informationWithheld: expect.stringContaining('sensitive'),
      },
    ])
    const checklist = await readDataArchive((await site.get('/export/checklist.zip')).rawPayload)
    const rows = [...checklist.tables.values()].flatMap((table) => table.rows)
    const orchidRow = rows.find(({ scientificName }) => scientificName === orchid[0])
    expect(orchidRow?.informationWithheld).toContain('sensitive')
    const orchidRows = rows.filter(({ id }) => id === orchidRow?.id)
    expect(orchidRows.length).toBeGreaterThan(4)
    expect(JSON.stringify(orchidRows)).not.toMatch(/Lotus pond|Art room|Hidden gully|Near a door/)
  })

  test('keeps a species sensitive after a merge, and shows its place after an undo', async () => {
    const { changeId: merged } = jsonOf(
      await teacher.call('mergeSpecies', { kind: 'plant', from: orchid[0], into: fern[0] }),
    )
    const view = async (search: string) =>
      jsonOf(await teacher.call('adminView', { search, kind: 'plant' })).facts.sensitive
    expect(await view(fern[0])).toBe(true)
    jsonOf(await teacher.call('undoChange', { id: merged }))
    expect([await view(fern[0]), await view(orchid[0])]).toEqual([false, true])
    jsonOf(await teacher.call('undoChange', { id: changeId }))
    expect(await view(orchid[0])).toBe(false)
    expect((await site.post('/api/syncPlantInfo', { postName: orchid[0] })).body).toContain(
      'Hidden gully',
    )
  })
})
