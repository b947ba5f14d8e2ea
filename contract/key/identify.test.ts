import { expect, test } from 'vitest'
import {
  bitsOf,
  countChoices,
  knownAnswers,
  lengthsOf,
  monthFirst,
  notDescribed,
  questionsInOrder,
  remaining,
  valuesOf,
} from './identify.ts'

const character = (key: string, ease: number, choices: string[], answers = 1) => ({
  ...{ key, ease, answers },
  choices: choices.map((choice) => ({ key: choice })),
})
const habit = character('habit', 1, ['tree', 'shrub'])
const petals = character('petals', 2, ['four', 'five', 'six'])
const colours = character('colours', 1, ['red', 'white', 'black'], 2)
const all = [habit, petals, colours]

const species = (name: string, coded: Record<string, string[]>, months = 0) => ({
  ...{ name, months },
  values: valuesOf(all, new Map(Object.entries(coded))),
})
const oak = species('oak', { habit: ['tree'], petals: ['four'] })
const rose = species('rose', { habit: ['shrub'], petals: ['five'], colours: ['red', 'white'] })
const plum = species('plum', { habit: ['tree', 'shrub'], petals: ['five'], colours: ['white'] })
const fern = species('fern', { unknown: ['tree'], petals: ['seven'] })
const four = [oak, rose, plum, fern]
const measured = [habit, { ...character('leaf', 1, []), length: { unit: 'cm' as const } }]
const leaves = Object.entries({
  short: '10-84',
  middle: '40-120',
  long: '85-300',
  unknown: '',
}).map(([name, leaf]) => ({
  name,
  values: valuesOf(measured, new Map(leaf ? [['leaf', [leaf]]] : [])),
}))
const names = (some: { name: string }[]) => some.map(({ name }) => name)
const fitting = (answers: Record<string, string[]>) =>
  names(remaining(all, four, new Map(Object.entries(answers))))
const none = () => false

test('codes choices as bits, and no value at all for a species without known characters', () => {
  expect(bitsOf(petals, ['six', 'four', 'seven'])).toBe(5)
  expect(plum.values).toEqual([3, 2, 2])
  expect(fern.values).toEqual([])
})

test.each([
  [{}, ['oak', 'rose', 'plum', 'fern']],
  [{ habit: ['tree'] }, ['oak', 'plum', 'fern']],
  [{ habit: ['shrub'], petals: ['five'] }, ['rose', 'plum', 'fern']],
  [{ colours: ['white'] }, ['oak', 'rose', 'plum', 'fern']],
  [{ colours: ['red', 'white'] }, ['oak', 'rose', 'fern']],
  [{ petals: ['six'] }, ['fern']],
])('keeps the species that fit %j, and those that are not described', (answers, left) => {
  expect(fitting(answers)).toEqual(left)
})

test('ignores unknown answers, and more answers than a question takes', () => {
  const given = new Map([
    ['habit', ['shrub', 'tree', 'x']],
    ['colours', ['black', 'white', 'red']],
    ['constructor', ['name']],
    ['petals', ['seven']],
  ])
  expect([...knownAnswers(all, given)]).toEqual([
    ['habit', ['tree']],
    ['colours', ['red', 'white']],
  ])
})

test('counts each choice of a species that varies', () => {
  expect(countChoices(habit, 0, four)).toEqual({ counts: [2, 2], described: 3 })
})

test('asks the question first that splits best, is described and is easy', () => {
  // habit: (2 log2 2 + 2 log2 2) / 4 + 7 / 4 + 0.2 = 2.95; petals: 0.5 + 7 / 4 + 0.4 = 2.65;
  // colours: 0.5 + 7 * 2 / 4 + 0.2 = 4.2.
  expect(questionsInOrder(all, four, none)).toEqual([petals, habit, colours])
  expect(questionsInOrder(all, four, (key) => key === 'petals')).toEqual([habit, colours])
})

test('keeps the species whose length includes the measured one, and those without a length', () => {
  const answers = new Map([['leaf', ['85']]])
  expect(names(remaining(measured, leaves, answers))).toEqual(['middle', 'long', 'unknown'])
  expect([...knownAnswers(measured, new Map([['leaf', ['tree', '85']]]))]).toEqual([
    ['leaf', ['85']],
  ])
  expect(knownAnswers(measured, new Map([['leaf', ['tree']]])).size).toBe(0)
  expect(lengthsOf(1, leaves)).toEqual({ from: 10, to: 300 })
})

test('counts each millimetre of a length as an answer, and scales its score', () => {
  // From 1 to 4 mm: one species on each of 1 and 4, two on 2 and 3; so (2 log2 2 + 2 log2 2) / 4 / 2 = 0.5.
  const leaf = { ...character('leaf', 1, []), length: { unit: 'mm' as const } }
  const two = [['1-3'], ['2-4']].map((each) => ({
    values: valuesOf([habit, leaf], new Map([['leaf', each]])),
  }))
  expect(questionsInOrder([habit, leaf], two, none)).toEqual([leaf])
  // Both have the same length, so measuring does not separate them.
  const [one] = two
  expect(
    questionsInOrder(
      [habit, leaf],
      [one, one].flatMap((each) => each ?? []),
      none,
    ),
  ).toEqual([])
  // A character to look at comes before one to measure, even if it splits less well.
  const looked = two.map(({ values }, place) => ({ values: [place === 0 ? 1 : 3, values[1] ?? 0] }))
  expect(questionsInOrder([habit, leaf], looked, none)).toEqual([habit, leaf])
})

test('asks no question that separates no species', () => {
  expect(questionsInOrder(all, [plum, fern], none)).toEqual([])
  expect(questionsInOrder(all, [oak], none)).toEqual([])
  expect(questionsInOrder(all, [], none)).toEqual([])
})

test('names the answers for which a species is not described', () => {
  const answers = new Map([
    ['habit', ['tree']],
    ['colours', ['red']],
  ])
  expect(notDescribed(all, oak, answers)).toEqual([colours])
  expect(notDescribed(all, fern, answers)).toEqual([habit, colours])
})

test('shows the species of a month first and hides none', () => {
  const [march, june] = [species('march', {}, 1 << 2), species('june', {}, 1 << 5)]
  expect(names(monthFirst([march, june], 6))).toEqual(['june', 'march'])
  expect(names(monthFirst([march, june], undefined))).toEqual(['march', 'june'])
})
