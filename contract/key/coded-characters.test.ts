/** Tests how characters of a species are read and written as a text. */
import { expect, test } from 'vitest'
import { characterLines, parseCharacters } from './coded-characters.ts'

test.each([
  ['habit: tree', 'habit: tree'],
  ['habit：tree，shrub、tree；bark:smooth', 'habit: tree, shrub\nbark: smooth'],
  ['habit: tree; ; petals: 5 | 6\n', 'habit: tree\npetals: 5, 6'],
  ['habit: tree\nhabit: shrub', 'habit: tree, shrub'],
  ['', ''],
])('reads the characters %j', (text, stored) => {
  const coded = parseCharacters(text)
  expect(coded && characterLines(coded)).toBe(stored)
})

test.each(['habit', 'habit:', ': tree', 'habit: a tree', 'habit: tree,', '<b>: tree', '乔木: 是'])(
  'rejects the characters %j',
  (text) => {
    expect(parseCharacters(text)).toBeUndefined()
  },
)

test('leaves out a character without a choice', () => {
  expect(
    characterLines([
      ['habit', []],
      ['bark', ['smooth']],
    ]),
  ).toBe('bark: smooth')
})
