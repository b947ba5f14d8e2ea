/** Tests the calls that read species: the profiles, names, counts, glossary and search. */
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { member, openSite, type Site } from '../../tests/harness/sites/site.ts'
import {
  addSmallCollection,
  bauhinia,
  camphor,
  grebe,
  hibiscus,
  magnolia,
  mallard,
} from '../../tests/harness/sites/small-collection.ts'

const namesOf = ([latinName, commonName, chineseName]: readonly [string, string, string]) => ({
  latinName,
  commonName,
  chineseName,
})

onEachDatabaseNightly((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open())
    await addSmallCollection(site)
  })

  const profileOf = async (call: 'syncPlantInfo' | 'syncBirdInfo', postName: string) =>
    site.post(`/api/${call}`, { postName })

  describe('a profile', () => {
    test('has all facts of a plant', async () => {
      const { resultPost, photographs, arts } = (
        await profileOf('syncPlantInfo', 'Magnolia denudata')
      ).json()
      expect(resultPost).toEqual([
        {
          _id: expect.any(String),
          ...namesOf(magnolia),
          otherNames: '白玉兰',
          authorship: '',
          rank: 'species',
          genus: 'Magnolia',
          family: 'Magnoliaceae',
          order: 'Magnoliales',
          synonyms: [],
          characters: [],
          location: 'Gate',
          additionalInfo: 'White.\n早春开花。',
          link: [{ linkTitle: 'World Flora Online', link: 'https://www.worldfloraonline.org' }],
          chineseLink: [{ linkTitle: '植物智', link: 'http://www.iplant.cn' }],
          editor: 'Lin G11',
          postingtime: '2025-03-15 12:05:06',
          dbType: 'plant',
        },
      ])
      expect(photographs).toHaveLength(3)
      expect(arts).toHaveLength(1)
    })

    test('has the texts of a bird, and names the editor “Unknown” if none is stored', async () => {
      const { resultPost } = (await profileOf('syncBirdInfo', 'Tachybaptus_ruficollis')).json()
      expect(resultPost).toEqual([
        expect.objectContaining({
          ...namesOf(grebe),
          diet: 'Fish',
          fAdultChar: 'Paler',
          mAdultChar: '',
          habitat: '',
          location: '',
          editor: 'Unknown',
          dbType: 'bird',
        }),
      ])
    })

    test.each([
      'Hibiscus rosa-sinensis',
      'Hibiscus_rosa-sinensis',
      'hibiscus ROSA-SINENSIS',
      ' Hibiscus  rosa-sinensis ',
      'Ｈｉｂｉｓｃｕｓ rosa-sinensis',
      'Hibiscus\u200B rosa-sinensis',
    ])('is found by %j', async (spelling) => {
      const response = await profileOf('syncPlantInfo', spelling)
      expect(response.json().resultPost[0].latinName).toBe(hibiscus[0])
    })

    test.each([
      ['syncPlantInfo', 'Hibiscus'],
      ['syncPlantInfo', 'Hibiscus rosa sinensis'],
      ['syncPlantInfo', grebe[0]],
      ['syncBirdInfo', magnolia[0]],
      ['syncPlantInfo', '玉兰'],
      ['syncPlantInfo', '%'],
      ['syncPlantInfo', '__proto__'],
      ['syncPlantInfo', 'constructor'],
      ['syncPlantInfo', "' or 1=1 --"],
      ['syncPlantInfo', 'a\0'],
      ['syncPlantInfo', '\ud800'],
      ['syncPlantInfo', '_'],
    ] as const)('is not found (404) by %s of %j', async (call, postName) => {
      const response = await profileOf(call, postName)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({
        message: expect.stringContaining('is recorded under this name'),
        code: 'not_found',
      })
    })
  })

  describe('the names', () => {
    test('are in the order of the glossary, with their number', async () => {
      expect((await site.get('/api/searchNames')).json()).toEqual({
        returnNames: [bauhinia, camphor, hibiscus, magnolia].map(namesOf),
        numOfPlants: 4,
      })
      expect((await site.get('/api/searchBirdNames')).json()).toEqual({
        returnNames: [mallard, grebe].map(namesOf),
        numOfPlants: 2,
      })
    })

    test.each([
      ['numOFPlants', 4],
      ['numOfPlants', 4],
      ['numOfBirds', 2],
    ])('are counted by %s: %i', async (call, numOfPlants) => {
      expect((await site.get(`/api/${call}`)).json()).toEqual({ numOfPlants })
    })

    test('are listed in the glossary by letter, with Latin and Chinese names in the same order', async () => {
      const glossary = (await site.get('/api/userInfoGlossary')).json()
      expect(glossary).toEqual({
        username: '',
        admin: false,
        glossary: {
          b: ['Bauhinia × blakeana'],
          c: ['Camphora officinarum'],
          h: ['Hibiscus rosa-sinensis'],
          m: ['Magnolia denudata'],
        },
        cnNames: { b: ['洋紫荆'], c: ['樟'], h: ['朱槿'], m: ['玉兰'] },
      })
      expect((await site.get('/api/userInfoGlossary?letter=h')).json().glossary).toEqual({
        h: ['Hibiscus rosa-sinensis'],
      })
      expect((await site.get('/api/userInfoGlossary?letter=q')).json().glossary).toEqual({})
      expect((await site.get('/api/userInfoGlossaryBird')).json().cnNames).toEqual({
        a: ['绿头鸭'],
        t: ['小䴙䴘'],
      })
    })

    test('come with the username of the member who requests the glossary', async () => {
      const glossary = await site.apiAs(member).userInfoGlossary({})
      expect([glossary.username, glossary.admin]).toEqual(['lin', false])
    })
  })

  describe('the search', () => {
    test.each([
      ['plant', 'magnolia', magnolia],
      ['plant', 'Hibiscus rosa-sinensis', hibiscus],
      ['plant', '樟', camphor],
      ['plant', 'orchid tree', bauhinia],
      ['plant', 'Ｍａｇｎｏｌｉａ', magnolia],
      ['bird', '䴙䴘', grebe],
      ['bird', 'malard', mallard],
    ] as const)('of all %ss for %j lists %j first', async (kind, q, expected) => {
      const { results } = (
        await site.get(`/api/searchSpecies?${new URLSearchParams({ kind, q })}`)
      ).json()
      expect(results[0]).toMatchObject(namesOf(expected))
    })

    test('shows the picture of each species with pictures', async () => {
      const { results, total } = (await site.get('/api/searchSpecies')).json()
      expect(total).toBe(4)
      expect(results.map((result: { picture: unknown }) => result.picture !== null)).toEqual([
        false,
        false,
        true,
        true,
      ])
    })

    test('returns an empty page after the last page', async () => {
      const answer = (await site.get('/api/searchSpecies?page=2')).json()
      expect(answer).toEqual({ results: [], matches: 4, total: 4, pageSize: 24 })
    })
  })

  test('shows a new species at once in names, count, glossary, search and entity tag', async () => {
    const fresh = await openSite(await open())
    await fresh.addSpecies('plant', magnolia)
    await fresh.addSpecies('bird', grebe)
    const firstAnswer = await fresh.get('/api/searchNames')
    const etag = String(firstAnswer.headers.etag)
    const birds = String((await fresh.get('/api/searchBirdNames')).headers.etag)
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)

    const unchanged = await fresh.get('/api/searchNames', { 'if-none-match': etag })
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
    expect(unchanged.headers.etag).toBe(etag)

    await fresh.addSpecies('plant', camphor)
    const secondAnswer = await fresh.get('/api/searchNames', { 'if-none-match': etag })
    expect(secondAnswer.statusCode).toBe(200)
    expect(secondAnswer.headers.etag).not.toBe(etag)
    expect(
      secondAnswer.json().returnNames.map((name: { latinName: string }) => name.latinName),
    ).toEqual([camphor[0], magnolia[0]])
    expect((await fresh.get('/api/numOfPlants')).json()).toEqual({ numOfPlants: 2 })
    expect((await fresh.get('/api/userInfoGlossary?letter=c')).json().cnNames).toEqual({
      c: ['樟'],
    })
    expect((await fresh.get('/api/searchSpecies?q=樟')).json().total).toBe(1)
    const sameBirds = await fresh.get('/api/searchBirdNames', { 'if-none-match': birds })
    expect(sameBirds.statusCode).toBe(304)
  })
})
