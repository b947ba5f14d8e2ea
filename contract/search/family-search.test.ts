/** Tests the search by family and by synonym, without and with an index. */
import Fuse from 'fuse.js'
import { describe, expect, test } from 'vitest'
import { fuzzySearch } from '../limits.ts'
import { createNameSearch } from './name-search.ts'
import type { SearchWords } from './search-words.ts'

const names = [
  ['Magnolia denudata', 'Yulan magnolia', '玉兰'],
  ['Michelia × alba', 'White champaca', '白兰'],
  ['Pyrus pyrifolia', 'Sand pear', '梨'],
  ['Prunus salicina', 'Plum', '李'],
  ['Rosa chinensis', 'China rose', '月季花'],
].map(([latinName = '', commonName = '', chineseName = '']) => ({
  latinName,
  commonName,
  chineseName,
}))

const words: SearchWords = {
  otherNames: {},
  formerNames: {},
  synonyms: { 'Michelia × alba': ['Sampacca longifolia'] },
  families: {
    Magnoliaceae: {
      names: ['Magnolia family', '木兰科'],
      species: ['Michelia × alba', 'Magnolia denudata', 'Gone since'],
    },
    Rosaceae: { names: ['Rose family', '蔷薇科'], species: ['Pyrus pyrifolia', 'Prunus salicina'] },
  },
  characters: {},
  readings: {},
  simplified: { 薔: '蔷' },
}

const fuse = new Fuse(names, fuzzySearch)
const findResembling = (text: string, limit: number) =>
  fuse.search(text, { limit }).map(({ refIndex }) => refIndex)

describe.each([
  ['without an index', false],
  ['with an index', true],
])('a search %s', (_title, isLong) => {
  const search = createNameSearch(names, findResembling, isLong)
  search.addWords(words)
  const ofFamily = (text: string, limit?: number) =>
    search
      .find(text, limit)
      .flatMap(({ place, matched }) =>
        matched?.by === 'family' ? [`${names[place]?.latinName}, ${matched.name}`] : [],
      )

  test.each(['Magnoliaceae', 'magnoliaceae', 'Magnoliac', 'Magnolia family', '木兰科'])(
    'finds the species of a family by %s, before similar names',
    (text) => {
      const expectedNames = ['Magnolia denudata, Magnoliaceae', 'Michelia × alba, Magnoliaceae']
      expect(ofFamily(text, 3).toSorted()).toEqual(expectedNames)
      expect(search.find(text, 3).findIndex(({ similar }) => similar)).not.toBeOneOf([0, 1])
    },
  )

  test('finds a family in traditional characters', () => {
    expect(ofFamily('薔薇科', 2)).toHaveLength(2)
  })

  test.each(['magnolia', 'magn', 'rose', 'rose f', '蔷薇', 'ac'])(
    'does not read %s as a family, although the text is part of a family’s name',
    (text) => {
      expect(ofFamily(text)).toEqual([])
    },
  )

  test('finds a species by its synonym, and returns this synonym', () => {
    const [first] = search.find('sampacca longifolia')
    expect(first && names[first.place]?.chineseName).toBe('白兰')
    expect(first?.matched).toEqual({ by: 'synonym', name: 'Sampacca longifolia' })
  })
})
