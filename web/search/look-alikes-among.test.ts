/** Tests which look-alikes a search reports among its results. */
import { expect, test } from 'vitest'
import { lookAlikesAmong } from './look-alikes-among.ts'

const pair = (first: string, second: string) => ({
  ...{ first, second },
  difference: { en: `${first} is larger`, zh: `${first}较大` },
})
const resultsOf = (...names: string[]) => names.map((latinName) => ({ latinName }))
const pairs = [pair('Prunus mume', 'Chimonanthus praecox'), pair('Rosa chinensis', 'Rosa rugosa')]

test('returns look-alikes that are both among the first results, in the reader’s language', () => {
  const results = resultsOf('Rosa rugosa', 'Prunus mume', 'Rosa chinensis')
  expect(lookAlikesAmong(results, pairs, 'zh')).toEqual([
    { first: 'Rosa chinensis', second: 'Rosa rugosa', difference: 'Rosa chinensis较大' },
  ])
})

test('returns no pair for one species alone, or for a result far down the list', () => {
  expect(lookAlikesAmong(resultsOf('Rosa rugosa', 'Prunus mume'), pairs, 'en')).toEqual([])
  const others = resultsOf('A a', 'B b', 'C c', 'D d', 'E e')
  const distant = [...resultsOf('Rosa rugosa'), ...others, ...resultsOf('Rosa chinensis')]
  expect(lookAlikesAmong(distant, pairs, 'en')).toEqual([])
  expect(lookAlikesAmong([...distant.slice(1)], pairs, 'en')).toEqual([])
})

test('returns at most two pairs', () => {
  const threePairs = [pair('A a', 'B b'), pair('A a', 'C c'), pair('B b', 'C c')]
  expect(lookAlikesAmong(resultsOf('A a', 'B b', 'C c'), threePairs, 'en')).toHaveLength(2)
})
