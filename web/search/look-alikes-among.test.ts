import { expect, test } from 'vitest'
import { lookAlikesAmong } from './look-alikes-among.ts'

const pair = (first: string, second: string) => ({
  ...{ first, second },
  difference: { en: `${first} is larger`, zh: `${first}较大` },
})
const found = (...names: string[]) => names.map((latinName) => ({ latinName }))
const pairs = [pair('Prunus mume', 'Chimonanthus praecox'), pair('Rosa chinensis', 'Rosa rugosa')]

test('names look-alikes that are both among the first results, in the reader’s language', () => {
  const results = found('Rosa rugosa', 'Prunus mume', 'Rosa chinensis')
  expect(lookAlikesAmong(results, pairs, 'zh')).toEqual([
    { one: 'Rosa chinensis', other: 'Rosa rugosa', difference: 'Rosa chinensis较大' },
  ])
})

test('names no pair for one species alone, or for a result far down the list', () => {
  expect(lookAlikesAmong(found('Rosa rugosa', 'Prunus mume'), pairs, 'en')).toEqual([])
  const others = found('A a', 'B b', 'C c', 'D d', 'E e')
  const distant = [...found('Rosa rugosa'), ...others, ...found('Rosa chinensis')]
  expect(lookAlikesAmong(distant, pairs, 'en')).toEqual([])
  expect(lookAlikesAmong([...distant.slice(1)], pairs, 'en')).toEqual([])
})

test('names at most two pairs', () => {
  const three = [pair('A a', 'B b'), pair('A a', 'C c'), pair('B b', 'C c')]
  expect(lookAlikesAmong(found('A a', 'B b', 'C c'), three, 'en')).toHaveLength(2)
})
