/** Tests the index and the pages of taxa, the search by family or synonym, and labels and relatives by family. */
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabase } from '../../tests/harness/databases/databases.ts'
import { jsonOf } from '../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'

onEachDatabase((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open())
    const synonyms = 'Magnolia × alba | (DC.) Figlar | Flora of China'
    await site.addSpecies('plant', ['Magnolia denudata', 'Yulan magnolia', '玉兰'])
    await site.addSpecies('plant', ['Michelia × alba', 'Champaca', '白兰'], { texts: { synonyms } })
    await site.addSpecies('plant', ['Michelia figo', 'Banana shrub', '含笑'], {
      texts: { authorship: '(Lour.) Spreng.' },
    })
    await site.addSpecies('plant', ['Malus hupehensis', 'Crab apple', '湖北海棠'])
    await site.addSpecies('plant', ['Inventa ignota', 'Unknown', '未知'])
    await site.addSpecies('plant', ['Inventa sola', 'Alone', '无目'], {
      texts: { family: 'Solaceae' },
    })
    await site.addSpecies('plant', ['Oenanthe javanica', 'Water celery', '水芹'])
    await site.addSpecies('bird', ['Oenanthe isabellina', 'Isabelline wheatear', '沙䳭'])
    await site.addPicture('plant', 'Michelia figo', { season: 'spring' })
  })

  const get = async (call: string, query: Record<string, string>) =>
    jsonOf(await site.get(`/api/${call}?${new URLSearchParams(query)}`))
  const latinNames = (list: { latinName: string }[]) => list.map(({ latinName }) => latinName)

  test('lists the families of a kind by order, with the number of species', async () => {
    const { orders, unknown } = await get('taxa', { kind: 'plant' })
    const families = orders.map((order: { name: string; families: object[] }) => [
      order.name,
      order.families.map((family) => Object.values(family).join(' ')),
    ])
    expect(families).toEqual([
      ['Apiales', ['family Apiaceae Carrot family 伞形科 1']],
      ['Magnoliales', ['family Magnoliaceae Magnolia family 木兰科 3']],
      ['Rosales', ['family Rosaceae Rose family 蔷薇科 1']],
      ['', ['family Solaceae   1']],
    ])
    expect(orders[1]).toMatchObject({ name: 'Magnoliales', chineseName: '木兰目', species: 3 })
    expect(unknown).toBe(1)
  })

  test('lists the family of a new species at once', async () => {
    const families = async () =>
      (await get('taxa', { kind: 'bird' })).orders.flatMap(
        (order: { families: { name: string }[] }) => order.families.map(({ name }) => name),
      )
    expect(await families()).toEqual(['Muscicapidae'])
    await site.addSpecies('bird', ['Anas crecca', 'Teal', '绿翅鸭'])
    expect(await families()).toEqual(['Anatidae', 'Muscicapidae'])
  })

  describe('the page of a taxon', () => {
    test('shows the order above a family, and the genera and species below it', async () => {
      const family = await get('taxon', { rank: 'family', name: 'magnoliaceae' })
      expect(family).toMatchObject({
        ...{ kind: 'plant', isShared: false, total: 3 },
        names: { rank: 'family', name: 'Magnoliaceae', chineseName: '木兰科' },
        above: [{ rank: 'order', name: 'Magnoliales', chineseName: '木兰目' }],
        below: [
          { rank: 'genus', name: 'Magnolia', species: 1 },
          { rank: 'genus', name: 'Michelia', chineseName: '含笑属', species: 2 },
        ],
      })
      expect(latinNames(family.results)).toEqual([
        'Magnolia denudata',
        'Michelia figo',
        'Michelia × alba',
      ])
      const authors = family.results.map(({ authorship }: { authorship: string }) => authorship)
      expect(authors).toEqual(['', '(Lour.) Spreng.', ''])
      const pictures = family.results.map(({ picture }: { picture: object | null }) => picture)
      expect(pictures).toEqual([null, expect.objectContaining({ width: expect.anything() }), null])
    })

    test('shows the families of an order, and the taxa above a genus', async () => {
      const order = await get('taxon', { rank: 'order', name: 'Magnoliales' })
      expect(order).toMatchObject({ above: [], below: [{ name: 'Magnoliaceae', species: 3 }] })
      const genus = await get('taxon', { rank: 'genus', name: 'Michelia' })
      expect(genus).toMatchObject({
        above: [{ name: 'Magnoliales' }, { name: 'Magnoliaceae' }],
        ...{ below: [], total: 2 },
      })
    })

    test('distinguishes a genus of plants from a genus of birds with the same name', async () => {
      const plants = await get('taxon', { rank: 'genus', name: 'Oenanthe' })
      const birds = await get('taxon', { rank: 'genus', name: 'Oenanthe', kind: 'bird' })
      expect([plants, birds]).toMatchObject([
        { kind: 'plant', isShared: true, names: { chineseName: '水芹属' } },
        { kind: 'bird', isShared: true, names: { chineseName: '䳭属' } },
      ])
      expect(latinNames(birds.results)).toEqual(['Oenanthe isabellina'])
    })

    test.each([
      ['family', 'Rosales'],
      ['genus', 'Rosa'],
      ['order', '%'],
    ])('answers 404 for %s %s without species', async (rank, name) => {
      const query = new URLSearchParams({ rank, name })
      expect((await site.get(`/api/taxon?${query}`)).statusCode).toBe(404)
    })
  })

  test.each(['Magnoliaceae', 'magnolia family', '木兰科'])('finds the species of %s', async (q) => {
    const { results, matches } = await get('searchSpecies', { q, kind: 'plant' })
    expect(matches).toBe(3)
    expect(results.slice(0, 3)).toMatchObject(
      ['Magnolia denudata', 'Michelia figo', 'Michelia × alba'].map((latinName) => ({
        latinName,
        family: { name: 'Magnoliaceae', chineseName: '木兰科' },
        matched: { by: 'family', name: 'Magnoliaceae' },
      })),
    )
  })

  test('finds a species by its synonym', async () => {
    const { results } = await get('searchSpecies', { q: 'Magnolia × alba', kind: 'plant' })
    expect(results[0]).toMatchObject({
      latinName: 'Michelia × alba',
      matched: { by: 'synonym', name: 'Magnolia × alba' },
    })
  })

  test('chooses the species of a family, for labels', async () => {
    const choose = async (family: string) =>
      latinNames(jsonOf(await site.post('/api/identifySpecies', { species: [{ family }] })).species)
    expect(await choose('magnoliaceae')).toHaveLength(3)
    expect(await choose('Nullaceae')).toEqual([])
  })

  test('lists relatives of the same family in other genera', async () => {
    const { family } = await get('waysOnward', { name: 'Magnolia denudata', kind: 'plant' })
    expect(latinNames(family)).toEqual(['Michelia figo', 'Michelia × alba'])
    const alone = await get('waysOnward', { name: 'Inventa ignota', kind: 'plant' })
    expect(alone.family).toEqual([])
  })
})
