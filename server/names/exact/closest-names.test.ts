/** Tests that the exact search finds the same names as Fuse, in the same order. */
import Fuse from 'fuse.js'
import { describe, expect, test } from 'vitest'
import { fuzzySearch } from '../../../contract/limits.ts'
import type { Names } from '../../../contract/names.ts'
import { dose } from '../../../tests/harness/doses/dose.ts'
import { mixedQueries, seededRandom } from '../../../tests/harness/texts/search-queries.ts'
import { createClosestNames } from './closest-names.ts'

function searchesOver(names: readonly Names[]) {
  const fuse = new Fuse(names, fuzzySearch)
  const closest = createClosestNames(names)
  return {
    findExact: (text: string, limit = 3) => closest.find(text, limit),
    findAll: closest.findAll,
    findByFuse: (text: string, limit = 3) =>
      fuse.search(text, { limit }).map(({ refIndex }) => refIndex),
  }
}

/** Makes names of few syllables and characters, so that many names are similar. */
function makeNames(count: number): Names[] {
  const draw = seededRandom(11)
  const pick = <Item>(items: readonly Item[]) => items[draw(items.length)] as Item
  const syllables = ['mag', 'no', 'li', 'a', 'quer', 'cus', 'ro', 'sa', 'pru', 'nus', 'ce', 'dru']
  const word = () => Array.from({ length: 1 + draw(4) }, () => pick(syllables)).join('')
  const endings = ['', '', ` var. ${word()}`, ` ssp. ${word()} f. ${word()}`, " 'Alba Plena'"]
  return Array.from({ length: count }, () => ({
    latinName: `${word()} ${word()}${pick(endings)}`.replace(/^./, (letter) =>
      letter.toUpperCase(),
    ),
    commonName: pick(['', word(), `${word()} tree`, 'Common rose', `${word()}-${word()}'s lily`]),
    chineseName: Array.from({ length: 1 + draw(4) }, () => pick([...'山茶花木兰玉树红白大'])).join(
      '',
    ),
  }))
}

describe('finds the first results of Fuse, in the same order', () => {
  const names = makeNames(dose(500, 1500))
  const { findExact, findAll, findByFuse } = searchesOver(names)

  const queries = dose(40, 400)
  test(`for ${queries} mixed queries`, () => {
    const found = mixedQueries(names, queries).map((text) => [text, findExact(text)])
    expect(found).toEqual(found.map(([text]) => [text, findByFuse(text as string)]))
    expect(found.filter(([, places]) => places?.length === 3).length).toBeGreaterThan(
      queries * 0.87,
    )
  }, 60_000)

  test('with all further results for some mixed queries', () => {
    for (const text of mixedQueries(names, dose(10, 100)))
      expect(findAll(text)).toEqual(findByFuse(text, -1))
  })

  test.each([
    'm',
    '木',
    'z',
    '.',
    'ma',
    'xq',
    '山x',
    'zzzzqqqq',
    'MAGNOLIA  nolia',
    "'alba plena'",
    'é',
    'İ',
    '🌸',
    'magnolia magnolia magnolia magnolia',
    'quercusrosa pruno ssp. cedrumag f. licusnolia',
    `${'magnolia '.repeat(7)}`,
    'q'.repeat(64),
  ])('for %j', (text) => {
    for (const limit of [1, 3, 10]) expect(findExact(text, limit)).toEqual(findByFuse(text, limit))
    expect(findAll(text)).toEqual(findByFuse(text, -1))
  })

  test('for whole names that several species share', () => {
    const twins = [...names.slice(0, 50), ...names.slice(0, 50), ...names.slice(0, 50)]
    const searches = searchesOver(twins)
    for (const { latinName, chineseName } of names.slice(0, 50)) {
      for (const text of [latinName, latinName.toLowerCase(), chineseName]) {
        expect(searches.findExact(text)).toEqual(searches.findByFuse(text))
      }
    }
  })
})

test('finds the results of Fuse in a list of thousands of names', () => {
  const names = makeNames(dose(2000, 6000))
  const { findExact, findAll, findByFuse } = searchesOver(names)
  for (const text of mixedQueries(names, dose(5, 10))) {
    expect(findExact(text)).toEqual(findByFuse(text))
    expect(findAll(text)).toEqual(findByFuse(text, -1))
  }
})

test('finds nothing without a text or without names', () => {
  expect(searchesOver(makeNames(10)).findExact(' ')).toEqual([])
  expect(searchesOver(makeNames(10)).findAll(' ')).toEqual([])
  expect(searchesOver([]).findExact('rose')).toEqual([])
  expect(searchesOver([]).findAll('rose')).toEqual([])
})
