/**
 * Tests that the search finds the species of the sample and of the collection in ../shared by their names, among the
 * first three results. Also tests the further words of a list.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import Fuse from 'fuse.js'
import { Converter } from 'opencc-js/cn2t'
import { beforeAll, describe, expect, test } from 'vitest'
import { fuzzySearch, suggestionCount as limit, longTextMaximum } from '../../contract/limits.ts'
import type { Names } from '../../contract/names.ts'
import { createNameSearch } from '../../contract/search/name-search.ts'
import { Pinyin } from '../../contract/search/pinyin.ts'
import { spellSyllable } from '../../contract/search/typed-text.ts'
import { describeWithShared, sharedFile } from '../../tests/harness/doses/shared-material.ts'
import { expectLinear } from '../../tests/harness/texts/linear-time.ts'
import { searchWordsOf } from './search-words.ts'

type Row = Names & { otherNames: string }

const traditional = Converter({ from: 'cn', to: 't' })

async function open(folder: string, file: string) {
  const rows: Row[] = parse(await readFile(path.join(folder, file)), { columns: true, bom: true })
  const names = rows.map(({ latinName, commonName, chineseName }) => ({
    latinName,
    commonName,
    chineseName,
  }))
  const further = rows.map(({ latinName, otherNames }) => ({
    latinName,
    otherNames,
    formerNames: [],
    synonyms: [],
    family: '',
  }))
  const words = searchWordsOf(names, further)
  const fuse = new Fuse(names, fuzzySearch)
  const placesByText = new Map<string, number[]>()
  const findByFuse = (text: string) => {
    const places =
      placesByText.get(text) ?? fuse.search(text, { limit }).map(({ refIndex }) => refIndex)
    placesByText.set(text, places)
    return places
  }
  const search = createNameSearch(names, findByFuse)
  search.addWords(words)
  const findFirst = (text: string) => search.find(text, limit).map(({ place }) => place)
  return { names, words, findByFuse, search, findFirst, pinyin: new Pinyin(words) }
}

const lettersOf = (pinyin: string) => pinyin.split(' ').map((each) => spellSyllable(each).letters)

/** @param step the distance between two tested names, because Fuse is slow on a long list */
function testFindsAll(folder: string, step = 1): void {
  describe.each(['plants.csv', 'birds.csv'])('with the names of %s', (file) => {
    let list: Awaited<ReturnType<typeof open>>
    beforeAll(async () => {
      list = await open(folder, file)
    })

    test('finds each species by its pinyin, its traditional characters, and initials that few species share', () => {
      const { names, findFirst, pinyin } = list
      const initialsOf = (name: string) =>
        lettersOf(pinyin.of(name))
          .map((letters) => letters.charAt(0))
          .join('')
      const byInitials = Map.groupBy(names, ({ chineseName }) => initialsOf(chineseName))
      let attempts = 0
      names.forEach(({ chineseName }, place) => {
        if (place % step > 0) return
        const withTones = pinyin.of(chineseName)
        const initials = initialsOf(chineseName)
        const texts = [withTones, lettersOf(withTones).join(''), traditional(chineseName)]
        const isShared = (byInitials.get(initials)?.length ?? 0) > limit
        if (initials.length > 1 && !isShared) texts.push(initials)
        for (const text of texts) {
          attempts++
          expect([chineseName, text, findFirst(text).includes(place)]).toEqual([
            chineseName,
            text,
            true,
          ])
        }
      })
      expect(attempts).toBeGreaterThan((3 * names.length) / step)
    })

    test('finds each species by each other name that is not a displayed name', () => {
      const { names, words, findFirst } = list
      const displayed = new Set(names.flatMap((three) => Object.values(three)))
      let attempts = 0
      names.forEach(({ latinName, chineseName }, place) => {
        if (place % step > 0) return
        for (const otherName of words.otherNames[latinName] ?? []) {
          if (displayed.has(otherName)) continue
          attempts++
          expect([chineseName, otherName, findFirst(otherName).includes(place)]).toEqual([
            chineseName,
            otherName,
            true,
          ])
        }
      })
      expect(attempts).toBeGreaterThan(10)
    })

    test('finds species by displayed names, in the order of Fuse alone', () => {
      const { names, search, findByFuse } = list
      const attempts = names.filter((_, place) => place % step === 0)
      for (const name of attempts.flatMap((three) => Object.values(three)).filter(Boolean)) {
        const results = search.find(name, limit)
        const fuseResults = findByFuse(name)
        expect(results.slice(0, fuseResults.length).map(({ place }) => place)).toEqual(fuseResults)
        // If Fuse finds fewer than three species, the species with this other name follow.
        for (const furtherResult of results.slice(fuseResults.length)) {
          expect([name, furtherResult.matched]).toEqual([name, { by: 'otherName', name }])
        }
      }
    })
  })
}

describe('the search of the sample', () => {
  testFindsAll(path.resolve('sample'))
})

describeWithShared('the search of every fifth species of the real collection', () => {
  testFindsAll(sharedFile('collection'), 5)
})

describe('searchWordsOf', () => {
  const names = (...chinese: string[]) =>
    chinese.map((chineseName, place) => ({
      latinName: `Planta ${place}`,
      commonName: `Plant ${place}`,
      chineseName,
    }))
  const wordsWith = (otherNames: string, formerNames: string[] = []) =>
    searchWordsOf(names('银杏'), [
      { latinName: 'Planta 0', otherNames, formerNames, synonyms: [], family: '' },
    ])

  test('splits other names at the usual separators', () => {
    expect(
      wordsWith('a tree, 白果，公孙树、鸭脚；Duck foot;b/c／d\ne').otherNames['Planta 0'],
    ).toEqual(['a tree', '白果', '公孙树', '鸭脚', 'Duck foot', 'b', 'c', 'd', 'e'])
  })

  test('leaves out displayed, repeated and empty names', () => {
    expect(wordsWith('银杏, PLANT 0, , 白果,, 白果').otherNames).toEqual({ 'Planta 0': ['白果'] })
    expect(wordsWith(' , ').otherNames).toEqual({})
  })

  test('capitalises a former name like a Latin name', () => {
    const former = ['cinnamomum camphora', '× chitalpa tashkentensis', "rosa 'alba'", 'planta 0']
    expect(wordsWith('', former).formerNames['Planta 0']).toEqual([
      'Cinnamomum camphora',
      '× Chitalpa tashkentensis',
      "Rosa 'Alba'",
    ])
  })

  test.each([
    ['朱槿', 'zhū jǐn'],
    ['重阳木', 'chóng yáng mù'],
    ['长春花', 'cháng chūn huā'],
    ['长尾缝叶莺', 'cháng wěi fèng yè yīng'],
    ['朝天椒', 'cháo tiān jiāo'],
    ['石楠', 'shí nán'],
    ['一枝黄花', 'yī zhī huáng huā'],
    ['小䴙䴘', 'xiǎo pì tī'],
    ['水𬟁草', 'shuǐ yì cǎo'],
    ['东亚石䳭', 'dōng yà shí jí'],
    ['銀杏', 'yín xìng'],
    ['三角梅(叶子花)', 'sān jiǎo méi ( yè zi huā )'],
  ])('reads %s as %s', (name, expected) => {
    expect(new Pinyin(searchWordsOf(names(name), [])).of(name)).toBe(expected)
  })

  test('lists only names with special readings', () => {
    const { readings, characters } = searchWordsOf(names('银杏', '重阳木', '重楼'), [])
    expect(Object.keys(readings)).toContain('重阳木')
    expect(Object.keys(readings)).not.toContain('银杏')
    expect(characters.重?.split(' ')).toEqual(expect.arrayContaining(['zhòng', 'chóng']))
  })

  test('lists the characters of Hong Kong and Taiwan too', () => {
    const { simplified } = searchWordsOf(names('银杏', '里白', '苔草'), [])
    expect(simplified).toMatchObject({ 銀: '银', 裡: '里', 裏: '里' })
    expect(simplified).not.toHaveProperty('樹')
  })
})

test('takes time in proportion to the length of the other names', { timeout: 120_000 }, () => {
  const names = [{ latinName: 'Acer', commonName: 'Maple', chineseName: '枫' }]
  expectLinear(longTextMaximum, (otherNames) =>
    searchWordsOf(names, [
      { latinName: 'Acer', otherNames, formerNames: [], synonyms: [], family: '' },
    ]),
  )
})
