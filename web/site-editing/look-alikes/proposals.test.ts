/** Tests which pairs of look-alikes the editor proposes, and the order of the proposals. */
import { expect, test } from 'vitest'
import type { KeyTable } from '../../../contract/key/key-table.ts'
import { proposalsFor, proposalsMaximum } from './proposals.ts'

const species = (latinName: string, values: number[] = []) => ({
  ...{ latinName, commonName: '', chineseName: '', code: '', picture: null, values, months: 0 },
})
const table = (...allSpecies: ReturnType<typeof species>[]): KeyTable => ({
  ...{ kind: 'plant', walk: null, characters: [], species: allSpecies },
})
const pairs = (...input: Parameters<typeof proposalsFor>) =>
  proposalsFor(...input).map(({ first, second, reasons }) => [first, second, reasons.join()])

test('proposes pairs of one genus, except listed pairs', () => {
  const plants = table(species('Prunus mume'), species('Prunus persica'), species('Acer rubrum'))
  expect(pairs([plants], [], [])).toEqual([['Prunus mume', 'Prunus persica', 'genus']])
  expect(pairs([plants], [{ first: 'Prunus persica', second: 'prunus  mume' }], [])).toEqual([])
})

test('proposes species that no answer in the key distinguishes', () => {
  const plants = table(
    species('Acer unum', [1, 2, 1, 1, 3, 0]),
    species('Rosa una', [1, 2, 1, 1, 1, 4]),
    species('Salix una', [1, 2, 1, 1, 4, 4]),
    // This species has too few coded characters.
    species('Tilia una', [1, 2, 1, 1, 0, 0]),
  )
  expect(pairs([plants], [], [])).toEqual([['Acer unum', 'Rosa una', 'key']])
})

test('lists first the pairs that were confused in the quiz, and returns every reason', () => {
  const alike = [1, 1, 1, 1, 1]
  const plants = table(
    ...[species('Acer unum', alike), species('Rosa una', alike)],
    ...[species('Prunus mume'), species('Prunus persica')],
  )
  const confused = { first: 'Prunus mume', second: 'Prunus persica', times: 1 }
  const confusionWithDeleted = { first: 'Abies deleta', second: 'Prunus mume', times: 9 }
  expect(pairs([plants], [], [confusionWithDeleted, confused])).toEqual([
    ['Prunus mume', 'Prunus persica', 'quiz,genus'],
    ['Acer unum', 'Rosa una', 'key'],
  ])
})

test('limits the number of proposals, and never pairs a plant with a bird', () => {
  const roses = table(...Array.from({ length: 30 }, (_, index) => species(`Rosa n${index}`)))
  expect(proposalsFor([roses], [], [])).toHaveLength(proposalsMaximum)
  const bird: KeyTable = { ...table(species('Rosa avis')), kind: 'bird' }
  expect(pairs([table(species('Rosa una')), bird], [], [])).toEqual([])
})
