/** Tests the search by further words. Results of Fuse keep their order, unless a further word matches better. */
import Fuse from 'fuse.js'
import { describe, expect, test } from 'vitest'
import { fuzzySearch } from '../limits.ts'
import type { Names } from '../names.ts'
import { createNameSearch } from './name-search.ts'
import type { SearchWords } from './search-words.ts'

const names: Names[] = [
  ['Ginkgo biloba', 'Maidenhair tree', '银杏'],
  ['Magnolia denudata', 'Yulan magnolia', '玉兰'],
  ['Camphora officinarum', 'Camphor tree', '樟'],
  ['Bischofia polycarpa', 'Chinese bishopwood', '重阳木'],
  ['Catharanthus roseus', 'Madagascar periwinkle', '长春花'],
  ['Ligustrum lucidum', 'Glossy privet', '女贞'],
  ['Capsella bursa-pastoris', "Shepherd's purse", '荠'],
  ['Camellia japonica', 'Camellia', '山茶'],
  ['Pyrus pyrifolia', 'Sand pear', '梨'],
  ['Prunus salicina', 'Plum', '李'],
  ['Ficus virens', 'White fig', '黄葛树'],
  ['Michelia × alba', 'White champaca', '白兰'],
  ['Eriobotrya', "Xi'an loquat", '西安枇杷'],
].map(([latinName = '', commonName = '', chineseName = '']) => ({
  latinName,
  commonName,
  chineseName,
}))

const words: SearchWords = {
  otherNames: {
    'Ginkgo biloba': ['Salisburia', '白果树', '公孙树'],
    'Camphora officinarum': ['香樟', 'Ho wood'],
    'Ficus virens': ['大叶榕'],
    'Michelia × alba': ['白玉兰', '緬桂長花'],
    'Gone since': ['白果'],
  },
  formerNames: { 'Camphora officinarum': ['Cinnamomum camphora'] },
  synonyms: {},
  families: {},
  characters: Object.fromEntries(
    '银yín 杏xìng 玉yù 兰lán 樟zhāng 重zhòng,chóng 阳yáng 木mù 长cháng,zhǎng 春chūn 花huā 女nǚ 贞zhēn 荠jì 山shān 茶chá 梨lí 李lǐ 黄huáng 葛gě,gé 树shù 白bái 果guǒ 公gōng 孙sūn 香xiāng 大dà,dài 叶yè,xié 榕róng 西xī 安ān 枇pí 杷pá'
      .split(' ')
      .map((entry) => [entry.charAt(0), entry.slice(1).replaceAll(',', ' ')]),
  ),
  readings: { 重阳木: 'chóng yáng mù' },
  simplified: { 銀: '银', 蘭: '兰', 樹: '树', 長: '长', 黃: '黄', 緬: '缅' },
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

  const first = (text: string) => {
    const [found] = search.find(text, 3)
    return found && [names[found.place]?.chineseName, found.matched?.by, found.matched?.name]
  }

  describe('for pinyin', () => {
    test.each([
      ['in full', 'yinxing'],
      ['in syllables', 'yin xing'],
      ['in capitals', 'YinXing'],
      ['in full width', 'ｙｉｎｘｉｎｇ'],
      ['with tone marks', 'yín xìng'],
      ['with combining tone marks', 'yi\u0301nxi\u0300ng'],
      ['with tone numbers', 'yin2xing4'],
      ['with an apostrophe', "yin'xing"],
      ['incomplete', 'yinxi'],
      ['truncated within a syllable', 'yinx'],
      ['as initials', 'yx'],
      ['as capital initials', 'YX'],
    ])('finds a species by pinyin %s: %s', (_title, typed) => {
      expect(first(typed)).toEqual(['银杏', 'pinyin', 'yín xìng'])
    })

    test.each(['nvzhen', 'nüzhen', 'nu:zhen', 'nǚ zhēn', 'nuzhen', 'nz'])(
      'finds a name with ü by %s',
      (typed) => {
        expect(first(typed)).toEqual(['女贞', 'pinyin', 'nǚ zhēn'])
      },
    )

    test.each(["xi'an", 'xian', 'xi an', 'xianpipa'])('ignores gaps in pinyin: %s', (typed) => {
      expect(search.find(typed, 3).map(({ place }) => names[place]?.chineseName)).toContain(
        '西安枇杷',
      )
    })

    test.each([
      ['chongyangmu', '重阳木'],
      ['zhongyangmu', '重阳木'],
      ['changchunhua', '长春花'],
      ['zhangchunhua', '长春花'],
      ['cym', '重阳木'],
      ['zym', '重阳木'],
      ['zhym', '重阳木'],
      ['chch', '长春花'],
      ['huanggeshu', '黄葛树'],
    ])('finds a character by each of its readings: %s finds %s', (typed, expected) => {
      expect(first(typed)?.[0]).toBe(expected)
    })

    test('ranks the reading with the typed tone first, and finds the other reading too', () => {
      expect(first('lí')?.[0]).toBe('梨')
      expect(first('lǐ')?.[0]).toBe('李')
      expect(first('li3')?.[0]).toBe('李')
      const found = search.find('lǐ').map(({ place }) => names[place]?.chineseName)
      expect(found).toEqual(expect.arrayContaining(['李', '梨']))
    })

    test('finds a name by a later syllable', () => {
      const found = search.find('shu').map(({ place }) => names[place]?.chineseName)
      expect(found).toContain('黄葛树')
    })

    test('returns the name whose pinyin was typed', () => {
      expect(first('baiguoshu')).toEqual(['银杏', 'otherName', '白果树'])
      expect(first('bgs')).toEqual(['银杏', 'otherName', '白果树'])
      expect(first('dayerong')).toEqual(['黄葛树', 'otherName', '大叶榕'])
    })
  })

  describe('for variant characters and other names', () => {
    test.each([
      ['銀杏', '银杏'],
      ['玉蘭', '玉兰'],
      ['黃葛树', '黄葛树'],
      ['長春', '长春花'],
    ])('answers %s with the species %s', (typed, expected) => {
      expect(first(typed)).toEqual([expected, undefined, undefined])
    })

    test.each([
      ['白果', '银杏', 'otherName', '白果树'],
      ['白果樹', '银杏', 'otherName', '白果树'],
      ['公孙树', '银杏', 'otherName', '公孙树'],
      ['salisburia', '银杏', 'otherName', 'Salisburia'],
      ['ho wood', '樟', 'otherName', 'Ho wood'],
      ['cinnamomum camphora', '樟', 'formerName', 'Cinnamomum camphora'],
      ['Cinnamomum', '樟', 'formerName', 'Cinnamomum camphora'],
      ['白玉兰', '白兰', 'otherName', '白玉兰'],
      ['缅桂长花', '白兰', 'otherName', '緬桂長花'],
      ['桂长', '白兰', 'otherName', '緬桂長花'],
      ['缅', '白兰', 'otherName', '緬桂長花'],
    ])('answers the name %s with the species %s', (typed, ...expected) => {
      expect(first(typed)).toEqual(expected)
    })

    test('does not find a deleted species', () => {
      const places = search.find('白果').map(({ place }) => place)
      expect(places.every((place) => names[place])).toBe(true)
    })
  })

  describe('returns the results of Fuse', () => {
    test('in their order for every displayed name, without other results', () => {
      const places = (name: string) => search.find(name, 3).map(({ place }) => place)
      for (const threeNames of names) {
        for (const name of Object.values(threeNames)) {
          expect([name, places(name)]).toEqual([name, findResembling(name, 3)])
        }
      }
    })

    test('in their order for a word that is also the pinyin of another name', () => {
      const [found] = search.find('yulan', 3)
      expect(found).toEqual({ place: findResembling('yulan', 3)[0] })
      expect(names[found?.place ?? -1]?.commonName).toBe('Yulan magnolia')
    })

    test('marked as guesses if no name contains the text', () => {
      const guesses = ['camellia', 'plum', 'ficus', 'prunus'].flatMap((text) =>
        search.find(text).map(({ place, similar = false, matched }) => {
          const isShown = Object.values(names[place] ?? {}).some((n) =>
            n.toLowerCase().includes(text),
          )
          expect([text, place, similar]).toEqual([text, place, !isShown && !matched])
          return similar
        }),
      )
      expect(new Set(guesses)).toEqual(new Set([true, false]))
      for (const text of ['yinxing', '白果', 'cinnamomum', '銀杏']) {
        expect(search.find(text)[0]).not.toHaveProperty('similar')
      }
    })

    test('in their order if the words find no species', () => {
      const misspelt = 'madagascan perivinkle'
      expect(search.find(misspelt, 3)).toEqual(
        findResembling(misspelt, 3).map((place) => ({ place, similar: true })),
      )
    })

    test('in their order before any word has loaded', () => {
      const withoutWords = createNameSearch(names, findResembling)
      expect(withoutWords.find('yinxing', 3)).toEqual(
        findResembling('yinxing', 3).map((place) => ({ place })),
      )
    })
  })

  test.each(['', '   ', '\u3000'])('finds no species for %j', (typed) => {
    expect(search.find(typed)).toEqual([])
  })

  test('does not match a single letter as pinyin', () => {
    expect(search.find('q')).toEqual(
      findResembling('q', Number.POSITIVE_INFINITY).map((place) => ({ place })),
    )
  })

  test.each([
    'nnnnnnnnnn'.repeat(10),
    'changchang'.repeat(10),
    "'''",
    '1234',
    '\\[^]',
    '银]',
    '-^',
  ])('returns a list for the unusual text %s', (typed) => {
    expect(search.find(typed)).toBeInstanceOf(Array)
  })
})
