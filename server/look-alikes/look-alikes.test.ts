/** Tests the pairs of look-alikes on profiles and in the quiz. */
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { lookAlikesContentSchema } from '../../contract/school/look-alikes.ts'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { join, type Person } from '../../tests/harness/sites/members.ts'
import { jsonOf } from '../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import {
  addSmallCollection,
  camphor,
  grebe,
  hibiscus,
  magnolia,
} from '../../tests/harness/sites/small-collection.ts'
import { readPart } from '../content/parts.ts'

const difference = { en: 'Look at the petals.', zh: '看花瓣。' }
const pair = (first: string, second: string) => ({ first, second, difference })

describe('the schema of look-alikes', () => {
  test.each([
    [[pair(magnolia[0], 'magnolia  denudata')], 'must be another species'],
    [[pair(magnolia[0], hibiscus[0]), pair(hibiscus[0], magnolia[0])], 'repeats another pair'],
  ])('rejects %j', (pairs, message) => {
    const { error } = lookAlikesContentSchema.safeParse({ pairs })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })
})

test('lists only species of the sample in the shipped pairs', () => {
  const { pairs } = readPart('lookAlikes', 'content/look-alikes.yaml').value
  const rowsOf = (kind: string): { latinName: string }[] =>
    parse(readFileSync(`sample/${kind}.csv`), { columns: true })
  const names = ['plants', 'birds'].flatMap(rowsOf).map(({ latinName }) => latinName)
  const paired = pairs.flatMap(({ first, second }) => [first, second])
  expect(paired.filter((name) => !names.includes(name))).toEqual([])
  expect(pairs.length).toBeGreaterThanOrEqual(3)
})

onEachDatabaseNightly((open) => {
  let site: Site
  let teacher: Person
  beforeAll(async () => {
    site = await openSite(await open())
    await addSmallCollection(site)
    teacher = await join(site, 'admin')
  })

  async function publishPairs(pairs: object[]) {
    const { revision } = jsonOf(await teacher.get('/api/sitePart?part=lookAlikes'))
    return jsonOf(
      await teacher.call('saveSitePart', {
        part: 'lookAlikes',
        value: { pairs },
        basedOn: revision,
      }),
    )
  }
  const lookAlikesOf = async (name: string, kind = 'plant') => {
    const answer = await site.get(`/api/waysOnward?kind=${kind}&name=${encodeURIComponent(name)}`)
    return answer
      .json()
      .lookAlikes.map((each: { latinName: string; difference: object }) => [
        each.latinName,
        each.difference,
      ])
  }

  test('shows a pair on both profiles and in the deck of the quiz, until an undo', async () => {
    expect(await lookAlikesOf(magnolia[0])).toEqual([])
    const { changeId } = await publishPairs([
      pair(magnolia[0], hibiscus[0]),
      // The site leaves out a pair of a plant and a bird, and a pair with an unknown name.
      pair(magnolia[0], grebe[0]),
      pair(magnolia[0], 'Unknown plant'),
    ])
    expect(await lookAlikesOf(magnolia[0])).toEqual([[hibiscus[0], difference]])
    expect(await lookAlikesOf(hibiscus[0])).toEqual([[magnolia[0], difference]])
    expect(await lookAlikesOf(camphor[0])).toEqual([])
    const { species, pairs } = (await site.get('/api/quizDeck?all=plant')).json()
    const names = pairs.map((indexes: number[]) => indexes.map((index) => species[index].latinName))
    expect(names).toEqual([[magnolia[0], hibiscus[0]]])

    jsonOf(await teacher.call('undoChange', { id: changeId }))
    expect(await lookAlikesOf(magnolia[0])).toEqual([])
  })
})
