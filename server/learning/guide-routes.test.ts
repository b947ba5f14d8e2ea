/** Tests the field guide of a selection of species. */
import { beforeAll, expect, test } from 'vitest'
import type { FieldGuide } from '../../contract/learning/field-guide.ts'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { join } from '../../tests/harness/sites/members.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import {
  addSmallCollection,
  grebe,
  magnolia,
  mallard,
} from '../../tests/harness/sites/small-collection.ts'

onEachDatabaseNightly((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open())
    await addSmallCollection(site)
  })

  async function guideOf(query: string): Promise<FieldGuide> {
    const answer = await site.get(`/api/fieldGuide?${query}`)
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
  const names = ({ entries }: FieldGuide) => entries.map(({ latinName }) => latinName)

  test('lists all species of a selection, including species without photographs', async () => {
    expect(names(await guideOf('all=bird')).toSorted()).toEqual([mallard[0], grebe[0]].toSorted())
    expect(names(await guideOf('month=5'))).toEqual([grebe[0]])
    expect(await guideOf('all=bird&page=2')).toMatchObject({ entries: [], total: 2 })
    expect(names(await guideOf('species=00000000'))).toEqual([])
    expect((await site.get('/api/fieldGuide?walk=nowhere')).statusCode).toBe(404)
  })

  test('gives the photograph, months and family of a species, but no empty text', async () => {
    const { entries } = await guideOf('family=magnoliaceae')
    const [entry] = entries
    expect(entry).toMatchObject({
      latinName: magnolia[0],
      family: { rank: 'family', name: 'Magnoliaceae' },
    })
    expect(entry?.photograph?.path).toMatch(/^\//)
    expect(entry?.months.length).toBeGreaterThan(0)
    expect(entry?.texts.every(({ text }) => text !== '')).toBe(true)
  })

  test('withholds the place of a sensitive species', async () => {
    const places = async () =>
      (await guideOf('all=plant')).entries.flatMap(({ latinName, texts, photograph }) => [
        ...texts.filter(({ field }) => field === 'location').map(({ text }) => [latinName, text]),
        ...(photograph?.location ? [[latinName, photograph.location]] : []),
      ])
    const before = await places()
    expect(before.some(([name]) => name === magnolia[0])).toBe(true)
    const teacher = await join(site, 'admin')
    const occurrenceFacts = { kind: 'plant', sensitive: true, means: 'native', degree: 'native' }
    await teacher.call('setOccurrenceFacts', { name: magnolia[0], ...occurrenceFacts })
    expect((await places()).filter(([name]) => name === magnolia[0])).toEqual([])
  })
})
