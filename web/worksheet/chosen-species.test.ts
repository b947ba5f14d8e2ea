/** Tests which species and photographs a worksheet shows. */
import { expect, test } from 'vitest'
import type { QuizDeck } from '../../contract/learning/quiz-deck.ts'
import { chosenSpecies } from './chosen-species.ts'

const names = ['Acer', 'Bidens', 'Camellia', 'Daphne', 'Erica', 'Ficus', 'Ginkgo', 'Hedera']

const deck: QuizDeck = {
  species: names.map((genus, index) => ({
    ...{ code: `code000${index}`, kind: 'plant', genus, family: '', isAsked: genus !== 'Hedera' },
    ...{ latinName: `${genus} alba`, commonName: genus, chineseName: '名' },
  })),
  // The last species that the deck asks about has no photograph.
  pictures: [0, 0, 0, 1, 2, 3, 4, 5, 7].map((of, index) => ({
    ...{ id: `picture${index}`, width: 640, height: 480, section: 'spring', of },
  })),
  pairs: [],
  families: [],
}

const codes = (set: number, maximum?: number) =>
  chosenSpecies(deck, set, maximum).map(({ species }) => species.code)

test('chooses every photographed species that the deck asks about, each once', () => {
  expect(codes(1).toSorted()).toEqual([0, 1, 2, 3, 4, 5].map((index) => `code000${index}`))
  expect(codes(1, 4)).toEqual(codes(1).slice(0, 4))
})

test('chooses a photograph of each chosen species', () => {
  for (const { species, picture } of chosenSpecies(deck, 1)) {
    expect(deck.species[picture.of]).toBe(species)
  }
})

test('chooses the same species for one number in every run, and other species for another number', () => {
  expect(codes(1, 3)).toEqual(codes(1, 3))
  const choices = new Set([1, 2, 3, 4, 5].map((set) => codes(set, 3).join()))
  expect(choices.size).toBeGreaterThan(3)
})
