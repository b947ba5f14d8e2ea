/** Tests the rows of characters in the comparison of species. */
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

test('marks a character as different if the species share no choice, and as the same if all choices are equal', () => {
  expect(rows(['flower: red\nleaf: simple', 'flower: white, pink\nleaf: simple'])).toEqual([
    ['The flower', ['red'], ['white', 'pink'], true],
    ['The leaf', ['simple'], ['simple'], false],
  ])
})

test('does not mark a character if the species share only some choices or a species lacks the character', () => {
  expect(rows(['flower: pink, red\nbark: rough', 'flower: pink'])).toEqual([
    ['The flower', ['red', 'pink'], ['pink'], undefined],
    ['The bark', ['rough'], [], undefined],
  ])
})

test('marks a character as different if two of three species have no common choice', () => {
  const [flower] = rows(['flower: red', 'flower: red, pink', 'flower: pink'])
  expect(flower?.at(-1)).toBe(true)
})

test('leaves out characters and choices that the school removed, and writes Chinese names', () => {
  expect(rows(['gone: red\nflower: blue, red, white', 'leaf: old'], 'zh')).toEqual([
    ['flower名', ['red中', 'white中'], [], undefined],
  ])
})

test('compares lengths in the unit of the question', () => {
  const measured = { ...character('length', []), length: { unit: 'cm' as const } }
  const row = (...lengths: string[]) =>
    characterRows(
      [measured],
      lengths.map((each) => each && `length: ${each}`),
      'en',
    ).map(({ choices, differs }) => [...choices, differs])
  expect(row('40-85', '86-120')).toEqual([[['4–8.5 cm'], ['8.6–12 cm'], true]])
  expect(row('40-85', '85-120')).toEqual([[['4–8.5 cm'], ['8.5–12 cm'], undefined]])
  expect(row('40', '40')).toEqual([[['4 cm'], ['4 cm'], false]])
  expect(row('40', '')).toEqual([[['4 cm'], [], undefined]])
  expect(row('', 'tall')).toEqual([])
})
