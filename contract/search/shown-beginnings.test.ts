/** Tests that a shown name with the typed beginning stays among the suggestions when further words match too. */
import Fuse from 'fuse.js'
import { expect, test } from 'vitest'
import { fuzzySearch } from '../limits.ts'
import { createNameSearch } from './name-search.ts'

const noWords = {
  ...{ otherNames: {}, formerNames: {}, synonyms: {}, families: {} },
  ...{ characters: {}, readings: {}, simplified: {} },
}

function searchAmong(list: [latinName: string, commonName: string, chineseName: string][]) {
  const names = list.map(([latinName, commonName, chineseName]) => ({
    ...{ latinName, commonName, chineseName },
  }))
  const fuse = new Fuse(names, fuzzySearch)
  const search = createNameSearch(
    names,
    (text, limit) => fuse.search(text, { limit }).map(({ refIndex }) => refIndex),
    false,
  )
  return {
    addWords: search.addWords,
    suggest: (text: string) => search.find(text, 3).map(({ place }) => names[place]?.latinName),
    all: (text: string) => search.find(text).map(({ place }) => names[place]?.latinName),
  }
}

test('ranks a word or the initials of a further name below the beginning of a shown name', () => {
  const { addWords, suggest } = searchAmong([
    ['Camphora officinarum', 'Camphor tree', '樟'],
    ['Hordeum jubatum', 'Horse-tail grass', '芒颖大麦草'],
    ['Hibiscus tiliaceus', 'Sea hibiscus', '黄槿'],
    ['Euphorbia thymifolia', 'Thyme-leaved spurge', '小飞扬'],
  ])
  const otherNames = { 'Camphora officinarum': ['Ho wood'], 'Hibiscus tiliaceus': ['桐花'] }
  addWords({ ...noWords, otherNames, characters: { 桐: 'tóng', 花: 'huā' } })
  expect(suggest('ho')[0]).toBe('Hordeum jubatum')
  expect(suggest('th')[0]).toBe('Euphorbia thymifolia')
  // A whole further name stays an exact match.
  expect(suggest('ho wood')[0]).toBe('Camphora officinarum')
  expect(suggest('tonghua')[0]).toBe('Hibiscus tiliaceus')
})

test('keeps the first result of Fuse among the suggestions, even if many words match better', () => {
  const { addWords, suggest, all } = searchAmong([
    ['Smilax', '', ''],
    ...['山梅', '蛇莓', '杉木'].map((name): [string, string, string] => [
      `Taxus ${name}`,
      '',
      name,
    ]),
  ])
  const characters = { 山: 'shān', 梅: 'méi', 蛇: 'shé', 莓: 'méi', 杉: 'shā', 木: 'mù' }
  addWords({ ...noWords, characters })
  expect(suggest('sm').indexOf('Smilax')).toBe(2)
  expect(all('sm')).toHaveLength(4)
})
