/** Tests how a field guide is arranged as a book. */
import { expect, test } from 'vitest'
import type { GuideEntry } from './field-guide.ts'
import { bookOf, indexOf, inLanguage, shortened } from './guide-book.ts'

const entry = (latinName: string, more: Partial<GuideEntry> = {}): GuideEntry => ({
  ...{ code: '00000001', kind: 'plant', latinName, commonName: '', chineseName: '' },
  ...{ family: null, texts: [], characters: [], months: [], photograph: null },
  ...more,
})

test('puts two species on each page after the cover', () => {
  const book = bookOf(
    ['A', 'B', 'C'].map((name) => entry(name)),
    'en',
  )
  expect(book.map(({ page }) => page)).toEqual([2, 2, 3])
})

test('has the characters in the language of the reader', () => {
  const characters = [
    {
      name: { en: 'Leaves', zh: '叶' },
      choices: [
        { en: 'simple, entire', zh: '单叶' },
        { en: 'pinnate', zh: '羽状' },
      ],
    },
  ]
  const charactersIn = (language: 'en' | 'zh') =>
    bookOf([entry('A', { characters })], language)[0]?.characters
  expect(charactersIn('en')).toEqual([{ name: 'Leaves', choices: 'simple, entire · pinnate' }])
  expect(charactersIn('zh')).toEqual([{ name: '叶', choices: '单叶 · 羽状' }])
})

test.each([
  ['A short text.', 'A short text.'],
  ['One sentence. Another one that is longer.', 'One sentence.'],
  ['第一句话写完。第二句话比较长，放不下了。', '第一句话写完。'],
  ['Words without any end that go on and on', 'Words without any…'],
])('shortens %j to %j', (text, expected) => expect(shortened(text, 20)).toBe(expected))

test('keeps the sentences in the language of the reader', () => {
  const text = 'Two gardens grow it (金桂). It smells.\n叶对生，革质。秋天开花。'
  expect(inLanguage(text, 'en').trim()).toBe('Two gardens grow it (金桂). It smells.')
  expect(inLanguage(text, 'zh')).toBe('叶对生，革质。秋天开花。')
  expect(inLanguage('Only English.', 'zh')).toBe('Only English.')
})

test('orders Chinese names by pinyin and leaves out empty names', () => {
  const book = bookOf(
    [
      ['A', '玉兰'],
      ['B', '樟'],
      ['C', '白兰'],
      ['D', ''],
    ].map(([latin = '', chineseName = '']) => entry(latin, { chineseName })),
    'zh',
  )
  const names = indexOf(book, ({ chineseName }) => chineseName, 'zh').map(({ name }) => name)
  expect(names).toEqual(['白兰', '玉兰', '樟'])
})
