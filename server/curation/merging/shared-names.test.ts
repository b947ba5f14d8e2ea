/** Tests the list of English and Chinese names that several species share. */
import { expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { join } from '../../../tests/harness/sites/members.ts'
import { jsonOf } from '../../../tests/harness/sites/rich-species.ts'
import { openSite } from '../../../tests/harness/sites/site.ts'

onEachDatabaseNightly((open) => {
  test('lists pairs of equal names of one kind, and no other names', async () => {
    const site = await openSite(await open())
    const teacher = await join(site, 'admin')
    const names = async () => jsonOf(await teacher.get('/api/sharedNames')).names
    expect(await names()).toEqual([])
    await site.addSpecies('plant', ['Camphora officinarum', 'Camphor tree', '樟'])
    await site.addSpecies('plant', ['Cinnamomum camphora', 'Camphor laurel', '樟'])
    await site.addSpecies('plant', ['Rosa alba', 'White Rose', '白蔷薇'])
    await site.addSpecies('plant', ['Rosa nova', 'white rose', '新蔷薇'])
    await site.addSpecies('plant', ['Rosa vetus', 'Old rose', '老蔷薇'])
    // A bird with the name of a plant is not listed.
    await site.addSpecies('bird', ['Avis alba', 'White rose', '樟'])
    const latinNames = (await names()).map(
      (each: { field: string; dbType: string; name: string; species: { latinName: string }[] }) => [
        each.field,
        each.dbType,
        each.name,
        each.species.map(({ latinName }) => latinName),
      ],
    )
    expect(latinNames).toEqual([
      ['chineseName', 'plant', '樟', ['Camphora officinarum', 'Cinnamomum camphora']],
      ['commonName', 'plant', 'White Rose', ['Rosa alba', 'Rosa nova']],
    ])
  })
})
