/** Tests which terms are found in the texts of a species. */
import { describe, expect, test } from 'vitest'
import { termsContentSchema } from '../../contract/school/terms.ts'
import { termsIn } from './terms-in-texts.ts'

const text = { en: 'A', zh: '甲' }
const term = (group: string, en: string, zh: string, also = {}) => ({
  key: en.replaceAll(' ', '-'),
  group,
  name: { en, zh },
  text,
  also,
})
const content = termsContentSchema.parse({
  terms: [
    term('leaf', 'leaf', '叶'),
    term('leaf', 'compound leaf', '复叶'),
    term('leaf', 'pinnate', '羽状复叶', { zh: ['羽状'] }),
    term('flower', 'ovary', '子房'),
    term('flower', 'style', '花柱'),
    term('fruit', 'cone', '球果'),
    term('fruit', 'berry', '浆果'),
    term('body', 'crest', '羽冠'),
  ],
})
const otherSpecies = /Abies cone|Cone fir|球果杉|Rosa berry|Berry rose|小浆果蔷薇/giu
const placesOfNames = (text: string) =>
  [...text.matchAll(otherSpecies)].map(({ 0: name, index: start }) => ({
    start,
    end: start + name.length,
  }))

function termsFound(text: string, overrides: Partial<Parameters<typeof termsIn>[2]> = {}) {
  const texts = [{ field: 'additionalInfo', text }] as const
  return termsIn(texts, content, {
    kind: 'plant',
    own: ['Acer', ''],
    placesOfNames,
    ...overrides,
  }).map(({ at, length, term }) => [text.slice(at, at + length), term])
}

describe('terms in a text', () => {
  test.each([
    ['are whole words', 'A leaflet, a leaf-like conelet.', []],
    [
      'are found in singular and plural',
      'Berries round the cones; ovaries.',
      [
        ['Berries', 'berry'],
        ['cones', 'cone'],
        ['ovaries', 'ovary'],
      ],
    ],
    [
      'are found once in each language',
      'A cone and a cone. 球果，球果。',
      [
        ['cone', 'cone'],
        ['球果', 'cone'],
      ],
    ],
    ['are the longest matches', 'A compound leaf.', [['compound leaf', 'compound-leaf']]],
    ['are the longest matches in Chinese', '奇数羽状复叶', [['羽状复叶', 'pinnate']]],
    ['are not single Chinese characters', '秋天叶红', []],
    ['are not the names of places', 'Near Cone Hill and Style.', []],
    ['are only terms of the species’ kind', 'A crest. 羽冠', []],
    ['are not in the names of other species', 'The cone fir, Abies cone, 球果杉, Rosa berry', []],
  ])('%s', (_title, sentence, expected) => {
    expect(termsFound(sentence)).toEqual(expected)
  })

  test('are not found inside the names of the species itself', () => {
    const own = ['Rosa', 'Winter berry tree', '黑浆果树']
    expect(termsFound('A winter berry tree, 黑浆果树.', { own, placesOfNames: undefined })).toEqual(
      [],
    )
  })

  test('are found only once in all texts of a species', () => {
    const texts = (['appearance', 'additionalInfo'] as const).map((field) => ({
      field,
      text: 'Its crest',
    }))
    const foundTerms = termsIn(texts, content, { kind: 'bird', own: [] })
    expect(foundTerms).toEqual([{ field: 'appearance', at: 4, length: 5, term: 'crest' }])
  })
})
