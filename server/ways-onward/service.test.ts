/** Tests the ways onward from a profile. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { Kind } from '../../contract/kinds.ts'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { join } from '../../tests/harness/sites/members.ts'
import { openSite, type Site, visitor } from '../../tests/harness/sites/site.ts'
import { smallMap, smallWalk } from '../../tests/harness/sites/small-walk.ts'

const acer = ['Acer palmatum', 'Japanese maple', '鸡爪槭'] as const
const trident = ['Acer buergerianum', 'Trident maple', '三角槭'] as const
const hybrid = ['× Acerola fictiva', 'Not a maple', '假槭'] as const
const lotus = ['Nelumbo nucifera', 'Sacred lotus', '莲'] as const
const magpie = ['Pica serica', 'Oriental magpie', '喜鹊'] as const

onEachDatabaseNightly((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open())
    const textsWith = (location: string, more: object = {}) => ({ texts: { location, ...more } })
    const additionalInfo = 'Redder than Acer buergerianum.\n与喜鹊为邻。\nPetals. 花瓣'
    await site.addSpecies('plant', acer, textsWith('Lake Garden, east bank', { additionalInfo }))
    await site.addSpecies('plant', trident)
    await site.addSpecies('plant', ['Acer rubrum', 'Red maple', '红花槭'])
    await site.addSpecies('plant', hybrid)
    await site.addSpecies('plant', lotus, textsWith('lake  garden'))
    await site.addSpecies('bird', magpie, textsWith('Lake Garden\n湖园'))
    await site.addPicture('plant', 'Acer rubrum', { season: 'autumn', takenOn: '2025-10-01' })
    await site.addPicture('bird', magpie[0], { season: 'MaleAdult', takenOn: '' })
    const month = String((await site.apiAs(visitor).inSeason({})).thisMonth).padStart(2, '0')
    for (const [name] of [acer, lotus]) {
      await site.addPicture('plant', name, { season: 'summer', takenOn: `2024-${month}-01` })
    }
  })

  const waysFrom = (name: string, kind: Kind = 'plant') =>
    site.apiAs(visitor).waysOnward({ kind, name })
  const names = (list: { latinName: string }[] | undefined) =>
    list?.map(({ latinName }) => latinName)

  describe('the ways onward', () => {
    test('link to the other species of the genus, species with photographs first', async () => {
      const { genus } = await waysFrom(acer[0])
      expect(names(genus)).toEqual(['Acer rubrum', trident[0]])
      expect(genus.map(({ picture }) => picture !== null)).toEqual([true, false])
    })

    test('link to the other species of a hybrid genus', async () => {
      await site.addSpecies('plant', ['× Cuprocyparis leylandii', 'Leyland cypress', '杂种柏'])
      await site.addSpecies('plant', [
        '×Cuprocyparis notabilis',
        'Alice Holt cypress',
        '另一杂种柏',
      ])
      const { genus } = await waysFrom('× Cuprocyparis leylandii')
      expect(genus.map(({ commonName }) => commonName)).toEqual(['Alice Holt cypress'])
    })

    test('link to plants and birds of the same place in any spelling', async () => {
      const { place } = await waysFrom('Acer_palmatum')
      expect(place?.name).toBe('Lake Garden')
      expect(names(place?.species)?.toSorted()).toEqual([lotus[0], magpie[0]])
      expect(names((await waysFrom(magpie[0], 'bird')).place?.species)?.toSorted()).toEqual([
        acer[0],
        lotus[0],
      ])
      expect((await waysFrom(trident[0])).place).toBeNull()
    })

    test('name a place in Chinese if the location has a Chinese line', async () => {
      const chineseNames = [
        (await waysFrom(magpie[0], 'bird')).place?.chineseName,
        (await waysFrom(acer[0])).place?.chineseName,
      ]
      expect(chineseNames).toEqual(['湖园', ''])
    })

    test('link to other species in season, each with its picture', async () => {
      const { inSeason } = await waysFrom(acer[0])
      expect(names(inSeason)).toEqual([lotus[0]])
      expect(inSeason[0]?.picture).not.toBeNull()
      expect(names((await waysFrom(trident[0])).inSeason)?.toSorted()).toEqual([acer[0], lotus[0]])
    })

    test('link to the walk that passes the species, with its map', async () => {
      const stop = smallWalk.stops.find(({ species }) => species.length > 0)
      const [name = ''] = stop?.species ?? []
      await site.addSpecies('plant', [name, 'On the walk', '路旁'])
      const { walks, map } = await waysFrom(name)
      expect(walks[0]).toMatchObject({ key: smallWalk.key, stop: { key: stop?.key } })
      expect(walks[0]?.stops).toHaveLength(smallWalk.stops.length)
      expect(map).toEqual(smallMap)
      expect((await waysFrom(trident[0])).walks).toEqual([])
    })

    test('list the species that a text names, with the position of each name', async () => {
      const { mentions } = await waysFrom(acer[0])
      expect(mentions).toEqual([
        { field: 'additionalInfo', at: 12, length: 17, kind: 'plant', latinName: trident[0] },
        { field: 'additionalInfo', at: 32, length: 2, kind: 'bird', latinName: magpie[0] },
      ])
    })

    test('link the first use of a term to its explanation, in each language', async () => {
      expect((await waysFrom(acer[0])).terms).toEqual([
        { field: 'additionalInfo', at: 38, length: 6, term: 'petal' },
        { field: 'additionalInfo', at: 46, length: 2, term: 'petal' },
      ])
    })

    test('leave out a deleted species at once', async () => {
      const teacher = await join(site, 'admin')
      const { resultPost } = await site.apiAs(visitor).syncPlantInfo({ postName: trident[0] })
      const deleted = await teacher.call('editPageDeletePlant', { id: resultPost[0]?._id })
      expect(deleted.statusCode).toBe(200)
      const { genus, mentions } = await waysFrom(acer[0])
      expect(names(genus)).toEqual(['Acer rubrum'])
      expect(names(mentions)).toEqual([magpie[0]])
    })

    test('answer 404 for an unknown species', async () => {
      expect((await site.get('/api/waysOnward?name=Nothing+here')).statusCode).toBe(404)
    })
  })
})
