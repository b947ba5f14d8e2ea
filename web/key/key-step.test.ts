/** Tests the steps of the key: the order of questions and species, the answers, and lengths. */
import { expect, test } from 'vitest'
import type { KeyTable } from '../../contract/key/key-table.ts'
import { keyStep } from './key-step.ts'

const choice = (key: string) => ({ key, name: { en: key, zh: `${key}中` } })
const character = (key: string, choices: string[], answers = 1) => ({
  ...{ key, ease: 1, answers },
  name: { en: key, zh: `${key}名` },
  question: { en: `${key}?`, zh: `${key}问` },
  choices: choices.map(choice),
})
const species = (latinName: string, values: number[], months = 0) => ({
  ...{ latinName, commonName: '', chineseName: '', code: '', picture: null, values, months },
})
const table: KeyTable = {
  kind: 'bird',
  walk: null,
  characters: [
    character('size', ['small', 'large']),
    character('colours', ['red', 'white', 'black'], 2),
    character('song', ['coo', 'trill']),
  ],
  species: [
    species('Alba', [1, 2, 1], 1),
    species('Bella', [1, 3, 0]),
    species('Clara', [2, 4, 2]),
    species('Dubia', []),
  ],
}
const step = (query: string, language: 'en' | 'zh' = 'en') =>
  keyStep(table, new URLSearchParams(query), language)
const names = (query: string) => step(query).species.map(({ latinName }) => latinName)

test('asks the question that separates the species best, in the language of the reader', () => {
  const { question, otherQuestions, count, total } = step('', 'zh')
  expect(question).toMatchObject({ key: 'size', question: 'size问', isMany: false })
  expect(question?.choices.map(({ name, count }) => [name, count])).toEqual([
    ['small中', 3],
    ['large中', 2],
  ])
  expect(otherQuestions.map(({ name }) => name)).toEqual(['colours名', 'song名'])
  expect([count, total]).toEqual([4, 4])
})

test('lists described species first, and names their missing characters', () => {
  expect(names('is=size.small&is=song.coo')).toEqual(['Alba', 'Bella', 'Dubia'])
  const { species: remaining } = step('is=size.small&is=song.coo')
  expect(remaining.map(({ unknown }) => unknown)).toEqual([[], ['song'], undefined])
})

test('keeps a question that allows several answers, and marks the given answers', () => {
  const { question, answers } = step('is=colours.red&ask=colours')
  expect(question?.choices.map(({ key, isChosen }) => [key, isChosen])).toEqual([
    ['red', true],
    ['white', false],
    ['black', false],
  ])
  expect(answers).toMatchObject([{ key: 'colours', mayAdd: true, choices: [{ key: 'red' }] }])
  expect(step('is=colours.red.white').answers[0]?.mayAdd).toBe(false)
})

test('does not ask skipped questions again, except on demand', () => {
  expect(step('skip=size').question?.key).toBe('colours')
  expect(step('skip=size').skipped).toEqual([{ key: 'size', name: 'size' }])
  expect(step('skip=size&ask=size').question?.key).toBe('size')
})

test('asks no question when one species remains', () => {
  expect(step('is=size.large&is=colours.red').question).toBeUndefined()
  expect(names('is=size.large&is=colours.red')).toEqual(['Dubia'])
})

test('lists first the species that were photographed in the month', () => {
  const { species: sorted, month } = step('month=1&is=size.small')
  expect(month).toBe(1)
  expect(sorted.map(({ latinName, inMonth }) => [latinName, inMonth])).toEqual([
    ['Alba', true],
    ['Bella', false],
    ['Dubia', false],
  ])
})

test.each(['is=size.huge', 'is=toString.call', 'is=.', 'is=size', 'month=13', 'page=-7', 'page=9'])(
  'ignores the parameter %s',
  (query) => {
    expect(names(query)).toEqual(['Alba', 'Bella', 'Clara', 'Dubia'])
  },
)

test('asks for a length in the unit of the question, and shows the answer in that unit', () => {
  const measured = { ...character('leaf', []), length: { unit: 'cm' as const } }
  const leaves: KeyTable = {
    ...table,
    characters: [measured],
    species: [species('Alba', [(40 << 15) | 84]), species('Bella', [(85 << 15) | 300])],
  }
  const question = keyStep(leaves, new URLSearchParams(''), 'zh').question
  expect(question).toMatchObject({ key: 'leaf', choices: [], length: { range: '4–30厘米' } })
  for (const query of ['is=leaf.85', 'ask=leaf&cm=8.5', 'ask=leaf&mm=85']) {
    const { answers, species: remaining } = keyStep(leaves, new URLSearchParams(query), 'en')
    expect(answers).toMatchObject([{ mayAdd: false, choices: [{ key: '85', name: '8.5 cm' }] }])
    expect(remaining.map(({ latinName }) => latinName)).toEqual(['Bella'])
  }
  expect(keyStep(leaves, new URLSearchParams('is=leaf.long'), 'en').answers).toEqual([])
})
