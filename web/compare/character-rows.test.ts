import { expect, test } from 'vitest'
import { characterRows } from './character-rows.ts'

const choice = (key: string) => ({ key, name: { en: key, zh: `${key}中` } })
const character = (key: string, choices: string[]) => ({
  ...{ key, ease: 1, answers: 1 },
  name: { en: `The ${key}`, zh: `${key}名` },
  question: { en: `${key}?`, zh: `${key}问` },
  choices: choices.map(choice),
})
const characters = [
  character('flower', ['red', 'white', 'pink']),
  character('leaf', ['simple', 'compound']),
  character('bark', ['smooth', 'rough']),
]
const rows = (coded: string[], language: 'en' | 'zh' = 'en') =>
  characterRows(characters, coded, language).map(({ name, choices, differs }) => [
    ...[name, ...choices],
    differs,
  ])

test('marks characters without a common choice as different, and equal ones as the same', () => {
  expect(rows(['flower: red\nleaf: simple', 'flower: white, pink\nleaf: simple'])).toEqual([
    ['The flower', 'red', 'white · pink', true],
    ['The leaf', 'simple', 'simple', false],
  ])
})

test('marks nothing where species share a choice, or one is not described', () => {
  expect(rows(['flower: pink, red\nbark: rough', 'flower: pink'])).toEqual([
    ['The flower', 'red · pink', 'pink', undefined],
    ['The bark', 'rough', '', undefined],
  ])
})

test('says that three species differ if two of them have no common choice', () => {
  const [flower] = rows(['flower: red', 'flower: red, pink', 'flower: pink'])
  expect(flower?.at(-1)).toBe(true)
})

test('leaves out what the school no longer asks, and speaks Chinese', () => {
  expect(rows(['gone: red\nflower: blue, red, white', 'leaf: old'], 'zh')).toEqual([
    ['flower名', 'red中 · white中', '', undefined],
  ])
})
