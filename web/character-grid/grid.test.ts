/** Tests how the grid chooses species and characters, and counts described species. */
import { expect, test } from 'vitest'
import type { KeyTable } from '../../contract/key/key-table.ts'
import { gridOf } from './grid.ts'

const question = (key: string, choices: string[]) => ({
  ...{ key, ease: 1, answers: 1, name: { en: key, zh: key }, question: { en: key, zh: key } },
  choices: choices.map((each) => ({ key: each, name: { en: each, zh: each } })),
})
const species = (latinName: string, values: number[]) => ({
  ...{ latinName, commonName: '', chineseName: '', code: '', picture: null, values, months: 0 },
})
const table: KeyTable = {
  kind: 'plant',
  walk: null,
  characters: [question('habit', ['tree', 'shrub']), question('bark', ['smooth', 'rough'])],
  species: [species('Acer unum', [3, 0]), species('Rosa una', []), species('Salix una', [0, 2])],
}
const grid = (query: string) => gridOf(table, new URLSearchParams(query))
const listedNames = (query: string) => grid(query).rows.map(({ latinName }) => latinName)

test('counts the species that have each character', () => {
  const { coverage, speciesCount, describedCount } = grid('')
  expect(coverage.map(({ key, describedCount }) => [key, describedCount])).toEqual([
    ['habit', 1],
    ['bark', 1],
  ])
  expect([speciesCount, describedCount]).toEqual([3, 2])
})

test('lists all species for one character, or only the species without the character', () => {
  expect(grid('ask=habit').rows[0]?.storedChoices).toEqual({ habit: ['tree', 'shrub'] })
  expect(listedNames('ask=habit')).toHaveLength(3)
  expect(listedNames('ask=bark&open=1')).toEqual(['Acer unum', 'Rosa una'])
  expect(listedNames('ask=unknown&page=9')).toHaveLength(3)
})

test('shows all characters of the species that the address names', () => {
  const { rows, questions, singleName } = grid('name=salix_una&open=1')
  expect([questions.length, singleName]).toEqual([2, 'Salix una'])
  expect(rows.map(({ storedChoices }) => storedChoices)).toEqual([{ habit: [], bark: ['rough'] }])
})
