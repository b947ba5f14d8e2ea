/** Tests that the table of the key for a walk has only the species of the walk. */
import { expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { jsonOf } from '../../tests/harness/sites/rich-species.ts'
import { openSite } from '../../tests/harness/sites/site.ts'
import {
  addSmallCollection,
  grebe,
  magnolia,
  mallard,
} from '../../tests/harness/sites/small-collection.ts'

onEachDatabaseNightly((open) => {
  test('lists the species of a walk by kind, with the name of the walk, and rejects an unknown walk', async () => {
    const site = await openSite(await open())
    await addSmallCollection(site)
    const remotePlant = ['Planta remota', 'Far away', '远'] as const
    await site.addSpecies('plant', remotePlant)
    const table = async (query: string) => jsonOf(await site.get(`/api/keyTable?${query}`))
    const names = ({ species }: { species: { latinName: string }[] }) =>
      species.map(({ latinName }) => latinName)

    const wholeTable = await table('kind=plant')
    expect(names(wholeTable)).toContain(remotePlant[0])
    expect(wholeTable.walk).toBeNull()
    const plants = await table('kind=plant&walk=pond')
    expect(names(plants)).toContain(magnolia[0])
    expect(names(plants)).not.toContain(remotePlant[0])
    expect(plants.walk).toMatchObject({ key: 'pond', name: { en: expect.any(String) } })
    expect(names(await table('kind=bird&walk=pond'))).toEqual([mallard[0], grebe[0]])
    expect((await site.get('/api/keyTable?kind=bird&walk=nowhere')).statusCode).toBe(404)
  })
})
