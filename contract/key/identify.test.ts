/** Tests which species fit the answers of a reader, and which question comes next. */
import { expect, test } from 'vitest'
import {
  bitsOf,
  countChoices,
  knownAnswers,
  lengthsOf,
  notDescribed,
  questionsInOrder,
  remaining,
  setsOf,
  valuesOf,
} from './identify.ts'
import { forEachIn, type SpeciesSet, wholeSet } from './species-set.ts'

const character = (key: string, ease: number, choices: string[], answers = 1) => ({
  ...{ key, ease, answers },
  choices: choices.map((choice) => ({ key: choice })),
})
const habit = character('habit', 1, ['tree', 'shrub'])
const petals = character('petals', 2, ['four', 'five', 'six'])
const colours = character('colours', 1, ['red', 'white', 'black'], 2)
const allCharacters = [habit, petals, colours]

const species = (name: string, coded: Record<string, string[]>) => ({
  name,
  values: valuesOf(allCharacters, new Map(Object.entries(coded))),
})
const oak = species('oak', { habit: ['tree'], petals: ['four'] })
const rose = species('rose', { habit: ['shrub'], petals: ['five'], colours: ['red', 'white'] })
const plum = species('plum', { habit: ['tree', 'shrub'], petals: ['five'], colours: ['white'] })
const fern = species('fern', { unknown: ['tree'], petals: ['seven'] })
const allSpecies = [oak, rose, plum, fern]
const charactersWithLength = [
  habit,
  { ...character('leaf', 1, []), length: { unit: 'cm' as const } },
]
const leaves = Object.entries({
  short: '10-84',
  middle: '40-120',
  long: '85-300',
  unknown: '',
}).map(([name, leaf]) => ({
  name,
  values: valuesOf(charactersWithLength, new Map(leaf ? [['leaf', [leaf]]] : [])),
}))
const sets = setsOf(allCharacters, allSpecies)
function namesIn(list: readonly { name: string }[], set: SpeciesSet): string[] {
  const names: string[] = []
  forEachIn(set, (index) => names.push(list[index]?.name ?? ''))
  return names
}
const namesFitting = (answers: Record<string, string[]>) =>
  namesIn(allSpecies, remaining(sets, new Map(Object.entries(answers))))
const orderQuestions = (
  characters: (typeof allCharacters)[number][],
  list: { values: number[] }[],
  isExcluded: (key: string) => boolean,
) => questionsInOrder(setsOf(characters, list), wholeSet(list.length), isExcluded)
const excludesNone = () => false

test('codes choices as bits, and gives no values to a species without a known choice', () => {
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
])('keeps species that fit %j or are not described for its characters', (answers, expected) => {
  expect(namesFitting(answers)).toEqual(expected)
})

test('ignores unknown answers, and more answers than a question allows', () => {
  const answers = new Map([
    ['habit', ['shrub', 'tree', 'x']],
    ['colours', ['black', 'white', 'red']],
    ['constructor', ['name']],
    ['petals', ['seven']],
  ])
  expect([...knownAnswers(allCharacters, answers)]).toEqual([
    ['habit', ['tree']],
    ['colours', ['red', 'white']],
  ])
})

test('counts a species with several choices under each choice', () => {
  const [habits] = sets.columns
  expect(habits && countChoices(habits, sets.all)).toEqual({ counts: [2, 2], described: 3 })
})

test('orders questions by the sum of their separation, coverage and ease', () => {
  // habit: (2 log2 2 + 2 log2 2) / 4 + 7 / 4 + 0.2 = 2.95; petals: 0.5 + 7 / 4 + 0.4 = 2.65;
  // colours: 0.5 + 7 * 2 / 4 + 0.2 = 4.2.
  expect(orderQuestions(allCharacters, allSpecies, excludesNone)).toEqual([petals, habit, colours])
  expect(orderQuestions(allCharacters, allSpecies, (key) => key === 'petals')).toEqual([
    habit,
    colours,
  ])
})

test('keeps the species whose length includes the measured length, and species without a length', () => {
  const answers = new Map([['leaf', ['85']]])
  const ofLeaves = setsOf(charactersWithLength, leaves)
  expect(namesIn(leaves, remaining(ofLeaves, answers))).toEqual(['middle', 'long', 'unknown'])
  expect([...knownAnswers(charactersWithLength, new Map([['leaf', ['tree', '85']]]))]).toEqual([
    ['leaf', ['85']],
  ])
  expect(knownAnswers(charactersWithLength, new Map([['leaf', ['tree']]])).size).toBe(0)
  const [, lengths] = ofLeaves.columns
  expect(lengths && lengthsOf(lengths, ofLeaves.all)).toEqual({ from: 10, to: 300 })
})

test('counts each millimetre of a length as an answer, and scales its score', () => {
  // Only one species includes 1 mm, only one species includes 4 mm, and both species include 2 and 3 mm. The mean over
  // these four lengths is (2 log2 2 + 2 log2 2) / 4 = 1. Divided by two species, the result is 0.5.
  const leaf = { ...character('leaf', 1, []), length: { unit: 'mm' as const } }
  const pair = [['1-3'], ['2-4']].map((each) => ({
    values: valuesOf([habit, leaf], new Map([['leaf', each]])),
  }))
  expect(orderQuestions([habit, leaf], pair, excludesNone)).toEqual([leaf])
  // Both species have the same length, so a measurement does not separate them.
  const [single] = pair
  expect(
    orderQuestions(
      [habit, leaf],
      [single, single].flatMap((each) => each ?? []),
      excludesNone,
    ),
  ).toEqual([])
  // A character to look at comes before a length to measure, even if the character separates less well.
  const withChoices = pair.map(({ values }, index) => ({
    values: [index === 0 ? 1 : 3, values[1] ?? 0],
  }))
  expect(orderQuestions([habit, leaf], withChoices, excludesNone)).toEqual([habit, leaf])
})

test('leaves out questions that separate no species', () => {
  expect(orderQuestions(allCharacters, [plum, fern], excludesNone)).toEqual([])
  expect(orderQuestions(allCharacters, [oak], excludesNone)).toEqual([])
  expect(orderQuestions(allCharacters, [], excludesNone)).toEqual([])
})

test('lists the answered characters for which a species is not described', () => {
  const answers = new Map([
    ['habit', ['tree']],
    ['colours', ['red']],
  ])
  expect(notDescribed(allCharacters, oak, answers)).toEqual([colours])
  expect(notDescribed(allCharacters, fern, answers)).toEqual([habit, colours])
})

test('counts species beyond the first 32 bits of a set', () => {
  const manySpecies = Array.from({ length: 70 }, (_, index) => ({
    name: `${index}`,
    values: [1 << (index % 2), 0, 0],
  }))
  const manySets = setsOf(allCharacters, manySpecies)
  const trees = remaining(manySets, new Map([['habit', ['tree']]]))
  expect(namesIn(manySpecies, trees)).toEqual(
    manySpecies.filter((_, index) => index % 2 === 0).map(({ name }) => name),
  )
  const [habits] = manySets.columns
  expect(habits && countChoices(habits, trees)).toEqual({ counts: [35, 0], described: 35 })
  expect(namesIn(manySpecies, manySets.all)).toHaveLength(70)
})
