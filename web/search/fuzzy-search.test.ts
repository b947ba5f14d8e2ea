/** Tests which species the search in the browser finds, and that an invalid list gives no result. */
import { expect, test } from 'vitest'
import { createFuzzySearch } from './fuzzy-search.ts'

const names = [
  ['Magnolia denudata', 'Yulan Magnolia', '玉兰'],
  ['Magnolia grandiflora', 'Southern Magnolia', '荷花玉兰'],
  ['Magnolia × alba', 'White Champaca', '白兰'],
  ['Magnolia liliiflora', 'Lily Magnolia', '紫玉兰'],
  ['Camphora officinarum', 'Camphor Tree', '樟'],
  ['Hibiscus rosa-sinensis', 'Chinese Hibiscus', '朱槿'],
  ['Tachybaptus ruficollis', 'Little Grebe', '小䴙䴘'],
].map(([latinName = '', commonName = '', chineseName = '']) => ({
  latinName,
  commonName,
  chineseName,
}))
const { find: search } = createFuzzySearch(names)
const latin = (text: string) => search(text).map((result) => result.names.latinName)

test.each([
  ['Magnolia denudata', 'Magnolia denudata'],
  ['yulan', 'Magnolia denudata'],
  ['yulna magnolia', 'Magnolia denudata'],
  ['玉兰', 'Magnolia denudata'],
  ['樟', 'Camphora officinarum'],
  ['rosa-sinensis', 'Hibiscus rosa-sinensis'],
  ['䴙䴘', 'Tachybaptus ruficollis'],
  ['× alba', 'Magnolia × alba'],
])('for the text %s, finds the species %s first', (text, expected) => {
  expect(latin(text)[0]).toBe(expected)
})

test('suggests at most three species', () => {
  expect(latin('magnolia')).toHaveLength(3)
})

test.each(['', '   ', 'qqqqqqqqqqqqqqqqqq'])('finds no species for %j', (text) => {
  expect(search(text)).toEqual([])
})

test('returns an empty result for an invalid list', () => {
  expect(createFuzzySearch(undefined as never).find('magnolia')).toEqual([])
})
