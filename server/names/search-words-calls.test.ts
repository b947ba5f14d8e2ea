/** Tests the calls for further words, and the search of names with these words. */
import { beforeAll, expect, test } from 'vitest'
import type { SearchWords } from '../../contract/search/search-words.ts'
import { onEachDatabase } from '../../tests/harness/databases/databases.ts'
import {
  jsonOf,
  newForm,
  openSchool,
  type School,
  send,
} from '../../tests/harness/sites/rich-species.ts'

onEachDatabase((open) => {
  let school: School
  beforeAll(async () => {
    school = await openSchool(await open())
    const texts = { otherNames: 'Duck-foot tree, 白果树、公孙树' }
    await school.site.addSpecies('plant', ['Ginkgo biloba', 'Maidenhair', '银杏'], { texts })
    await school.site.addSpecies('plant', ['Bischofia polycarpa', 'Bishopwood', '重阳木'])
  })

  const read = async (url: string) => jsonOf(await school.site.get(url)) as SearchWords
  const search = async (q: string, kind = 'plant') =>
    jsonOf(await school.site.get(`/api/searchSpecies?${new URLSearchParams({ q, kind })}`))
  const firstResult = async (q: string, kind = 'plant') => (await search(q, kind)).results[0]
  const idOf = async (postName: string) =>
    jsonOf(await school.site.post('/api/syncPlantInfo', { postName })).resultPost[0]._id

  test('returns other names, pinyin and traditional characters for each kind', async () => {
    const plants = await read('/api/searchWords')
    expect(plants.otherNames).toMatchObject({
      'Ginkgo biloba': ['Duck-foot tree', '白果树', '公孙树'],
      'Magnolia denudata': ['白玉兰'],
    })
    expect(plants.characters).toMatchObject({ 银: 'yín', 杏: 'xìng' })
    expect(plants.readings).toEqual({ 重阳木: 'chóng yáng mù' })
    expect(plants.simplified).toMatchObject({ 銀: '银', 蘭: '兰' })
    const birds = await read('/api/searchBirdWords')
    expect(birds).toMatchObject({ otherNames: {}, characters: { 䴙: 'pì' } })
    expect(birds.characters).not.toHaveProperty('银')
  })

  test('answers 304 until a name changes', async () => {
    const { site, teacher } = school
    const before = await site.get('/api/searchWords')
    const etag = String(before.headers.etag)
    expect(before.headers['cache-control']).toBe('no-cache')
    const headers = { 'if-none-match': etag }
    expect((await site.get('/api/searchWords', headers)).statusCode).toBe(304)
    await send.edit(teacher, 'plant', 'Bischofia polycarpa', {
      latinName: 'Bischofia polycarpa',
      commonName: 'Bishopwood',
      chineseName: '重阳木',
      otherNames: '乌杨',
    })
    const after = await site.get('/api/searchWords', headers)
    expect([after.statusCode, after.headers.etag === etag]).toEqual([200, false])
    expect(after.json().otherNames['Bischofia polycarpa']).toEqual(['乌杨'])
    expect(await firstResult('wuyang')).toMatchObject({
      latinName: 'Bischofia polycarpa',
      matched: { by: 'otherName', name: '乌杨' },
    })
  })

  test.each([
    ['yinxing', { by: 'pinyin', name: 'yín xìng' }],
    ['yx', { by: 'pinyin', name: 'yín xìng' }],
    ['yín xìng', { by: 'pinyin', name: 'yín xìng' }],
    ['銀杏', null],
    ['银杏', null],
    ['白果', { by: 'otherName', name: '白果树' }],
    ['duck-foot tree', { by: 'otherName', name: 'Duck-foot tree' }],
  ])('lists Ginkgo first for %s', async (q, matched) => {
    expect(await firstResult(q)).toMatchObject({ latinName: 'Ginkgo biloba', matched })
  })

  test('suggests three names by default, like the search bar', async () => {
    const suggest = async (q: string, kind = 'plant', options: Record<string, string> = {}) =>
      jsonOf(
        await school.site.get(`/api/suggestNames?${new URLSearchParams({ q, kind, ...options })}`),
      ).suggestions
    const three = await suggest('a')
    expect(three.length).toBe(3)
    const five = await suggest('a', 'plant', { limit: '5' })
    expect(five.length).toBe(5)
    expect(five.slice(0, 3)).toEqual(three)
    for (const q of ['yinxing', '銀杏', 'Duck-foot tree', 'ginko bilba']) {
      const { picture: _, family: _family, ...best } = await firstResult(q)
      expect((await suggest(q))[0]).toEqual(best)
    }
    expect((await suggest('xiaopiti', 'bird'))[0]).toMatchObject({ chineseName: '小䴙䴘' })
    expect(await suggest(' ')).toEqual([])
  })

  test('finds a bird only among birds', async () => {
    expect(await firstResult('xiaopiti', 'bird')).toMatchObject({ chineseName: '小䴙䴘' })
    expect((await search('xiaopiti')).results).toEqual([])
  })

  test('finds a renamed and a merged species by the former Latin name', async () => {
    const { teacher, site } = school
    await send.edit(teacher, 'plant', 'Camphora officinarum', {
      latinName: 'Cinnamomum camphora',
      commonName: 'Camphor tree',
      chineseName: '樟',
    })
    const { formerNames } = await read('/api/searchWords')
    expect(formerNames).toEqual({ 'Cinnamomum camphora': ['Camphora officinarum'] })
    expect(await firstResult('camphora officinarum')).toMatchObject({
      latinName: 'Cinnamomum camphora',
      matched: { by: 'formerName', name: 'Camphora officinarum' },
    })
    await site.addSpecies('plant', ['Salisburia adiantifolia', 'Salisburia', '鸭脚'])
    const merged = { kind: 'plant', from: 'Salisburia adiantifolia', into: 'Ginkgo biloba' }
    jsonOf(await teacher.call('mergeSpecies', merged))
    expect(await firstResult('salisburia')).toMatchObject({
      latinName: 'Ginkgo biloba',
      matched: { by: 'formerName', name: 'Salisburia adiantifolia' },
    })
  })

  test('returns no pending or deleted species', async () => {
    const { lin, teacher, site } = school
    const form = { ...newForm('plant', 'Planta arcana'), otherNames: '秘密草' }
    jsonOf(await lin.form('uploadPlant', form))
    expect((await site.get('/api/searchWords')).body).not.toContain('秘')
    await site.addSpecies('plant', ['Planta brevis', 'Short plant', '暂草'], {
      texts: { otherNames: '短命菊' },
    })
    expect(await firstResult('duanmingju')).toMatchObject({ latinName: 'Planta brevis' })
    jsonOf(await teacher.call('editPageDeletePlant', { id: await idOf('Planta brevis') }))
    const body = (await site.get('/api/searchWords')).body
    for (const deletedText of ['Planta', '短命菊', '短', '暂'])
      expect(body).not.toContain(deletedText)
    expect((await search('duanmingju')).results).toEqual([])
  })
})
