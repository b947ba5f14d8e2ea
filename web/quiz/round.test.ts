/** Tests which species a round of the quiz asks about, and which wrong answers its questions have. */
import { describe, expect, test } from 'vitest'
import { birdStages } from '../../contract/kinds.ts'
import type { QuizDeck, QuizSpecies } from '../../contract/learning/quiz-deck.ts'
import { quizRoundLength } from '../../contract/limits.ts'
import { mergeListedDecks } from './deck.ts'
import { type Cards, type Question, roundOf, standingOf } from './round.ts'
import { afterAnswer, keyOf } from './schedule.ts'

const species = (number: number, fields: Partial<QuizSpecies> = {}): QuizSpecies => ({
  ...{ code: `code000${number}`, kind: 'plant', isAsked: true },
  ...{ latinName: `Genus species${number}`, commonName: `Common ${number}`, chineseName: '名' },
  ...{ genus: 'Genus', family: 'Familyaceae' },
  ...fields,
})

const family = (name: string) =>
  ({ rank: 'family', name, commonName: '', chineseName: '' }) as const

const sections = { bird: birdStages, plant: ['spring'] } as const

function deckOf(allSpecies: QuizSpecies[]): QuizDeck {
  const names = new Set(allSpecies.map((each) => each.family).filter(Boolean))
  return {
    species: allSpecies,
    pictures: allSpecies.flatMap(({ kind }, of) =>
      sections[kind].map((section) => {
        return { id: `${section}${of}`, width: 640, height: 480, section, of }
      }),
    ),
    pairs: [],
    families: [...names].map(family),
  }
}

/** @returns a function whose pseudo-random numbers are the same in every run */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const now = new Date('2026-03-10T08:00:00Z')
const noCards: Cards = new Map()
const round = (deck: QuizDeck, ask: Question['ask'] = 'picture', cards = noCards, time = now) =>
  roundOf(deck, ask, cards, time, randomFrom(7))

const namesIn = ({ choices }: Question) =>
  choices.map((choice) => ('species' in choice ? choice.species.latinName : ''))

test('chooses wrong answers from the genus, then the family, then the kind', () => {
  const allSpecies = [
    species(0),
    species(1, { isAsked: false }),
    species(2, { genus: 'Near', isAsked: false }),
    ...[3, 4, 5, 6].map((number) =>
      species(number, { genus: 'Far', family: 'Otheraceae', isAsked: false }),
    ),
    species(7, { kind: 'bird', isAsked: false }),
  ]
  const [question] = round(deckOf(allSpecies))
  expect(question?.species).toBe(allSpecies[0])
  const names = question ? namesIn(question) : []
  expect(names).toHaveLength(4)
  expect(names).toEqual(
    expect.arrayContaining([0, 1, 2].map((each) => allSpecies[each]?.latinName)),
  )
  expect(names).not.toContain(allSpecies[7]?.latinName)
})

test('chooses noted look-alikes before relatives as wrong answers', () => {
  const alike = species(1, { genus: 'Far', family: 'Otheraceae', isAsked: false })
  const relatives = [2, 3, 4, 5, 6].map((number) => species(number, { isAsked: false }))
  const deck: QuizDeck = { ...deckOf([species(0), alike, ...relatives]), pairs: [[0, 1]] }
  for (const seed of [1, 2, 3]) {
    const [question] = roundOf(deck, 'picture', noCards, now, randomFrom(seed))
    expect(question ? namesIn(question) : []).toContain(alike.latinName)
  }
})

describe.each(['picture', 'name', 'family', 'stage'] as const)('a question about the %s', (ask) => {
  const allSpecies = [0, 1, 2, 3, 4].map((number) =>
    species(number, { kind: 'bird', family: `Family${number}idae` }),
  )

  test('has four choices, of which one is right', () => {
    const questions = round(deckOf(allSpecies), ask)
    expect(new Set(questions.map((question) => question.species))).toEqual(new Set(allSpecies))
    for (const { choices, right, species: asked, picture } of questions) {
      expect(choices).toHaveLength(4)
      expect(new Set(choices.map((choice) => JSON.stringify(choice))).size).toBe(4)
      const rights = choices.map((choice) => {
        if (choice.is === 'species') return choice.species === asked
        if (choice.is === 'picture') return choice.picture.of === allSpecies.indexOf(asked)
        if (choice.is === 'family') return choice.family.name === asked.family
        return choice.stage === picture?.section
      })
      expect(rights.indexOf(true)).toBe(right)
      expect(rights.lastIndexOf(true)).toBe(right)
    }
  })
})

test('asks about ten different species in a round', () => {
  const allSpecies = Array.from({ length: 15 }, (_, number) => species(number))
  const asked = round(deckOf(allSpecies)).map((question) => question.species)
  expect(asked).toHaveLength(quizRoundLength)
  expect(new Set(asked).size).toBe(quizRoundLength)
  // New species are chosen at random, so a round with another seed asks about another selection.
  const other = roundOf(deckOf(allSpecies), 'picture', noCards, now, randomFrom(8))
  expect(new Set(other.map((question) => question.species))).not.toEqual(new Set(asked))
})

test('leaves out questions without a wrong answer', () => {
  expect(round(deckOf([species(0)]))).toEqual([])
  expect(round(deckOf([species(0), species(1)]), 'family')).toEqual([])
  expect(round(deckOf([species(0), species(1)]), 'stage')).toEqual([])
})

test('asks about life stages only if several stages of the species are photographed', () => {
  const both = deckOf([species(0, { kind: 'bird' })])
  const [juvenile, , male] = both.pictures
  const questionsWith = (pictures: (typeof juvenile)[]) =>
    round({ ...both, pictures: pictures.flatMap((each) => each ?? []) }, 'stage')
  expect(questionsWith([male, juvenile])[0]?.choices).toEqual([
    { is: 'stage', stage: juvenile?.section },
    { is: 'stage', stage: male?.section },
  ])
  expect(questionsWith([male])).toEqual([])
})

test('asks about species due later only if no species is due or new', () => {
  const allSpecies = [species(0), species(1), species(2)]
  const deck = deckOf(allSpecies)
  const answered = (number: number, isRight: boolean) => {
    const question = { code: allSpecies[number]?.code ?? '', ask: 'picture' } as const
    const card = afterAnswer(undefined, question, isRight, now)
    return [keyOf(card), card] as const
  }
  const cards = new Map([answered(0, false), answered(1, true)])
  const tomorrow = new Date('2026-03-11T07:00:00Z')
  expect(standingOf(deck, 'picture', cards, tomorrow)).toEqual({
    due: [allSpecies[0]],
    fresh: [allSpecies[2]],
    later: [allSpecies[1]],
  })
  const asked = round(deck, 'picture', cards, tomorrow).map((question) => question.species)
  expect(new Set(asked)).toEqual(new Set([allSpecies[0], allSpecies[2]]))
  const knownCards = new Map([answered(0, true), answered(1, true), answered(2, true)])
  expect(round(deck, 'picture', knownCards)).toHaveLength(3)
  // Another kind of question has separate cards.
  expect(standingOf(deck, 'name', cards, now).fresh).toEqual(allSpecies)
})

test('asks about the listed species of both kinds, and keeps all other species for wrong answers', () => {
  const plants = deckOf([species(0), species(1)])
  const birds = deckOf([species(2, { kind: 'bird' }), species(3, { kind: 'bird' })])
  const deck = mergeListedDecks([plants, birds], new Set(['code0001', 'code0002']))
  const asked = deck.species.filter(({ isAsked }) => isAsked).map(({ code }) => code)
  expect(asked).toEqual(['code0001', 'code0002'])
  const pictured = new Set(deck.pictures.map(({ of }) => deck.species[of]?.code))
  expect([...pictured]).toEqual(deck.species.map(({ code }) => code))
})
