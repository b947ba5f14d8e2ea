/** Tests the addresses of selections of species. */
import { expect, test } from 'vitest'
import { learningAddress, type SpeciesSelection, selectionIn } from './species-selection.ts'

test.each<SpeciesSelection>([
  { list: 'mine' },
  { walk: 'lake' },
  { family: 'Rosaceae' },
  { season: 'winter' },
  { month: '12' },
  { place: 'north gate & pond' },
  { species: '0123abcd,0123abce' },
  { all: 'bird' },
])('reads the selection %o from its address', (selection) => {
  const { searchParams } = new URL(learningAddress('/quiz', selection), 'http://localhost')
  expect(selectionIn(searchParams)).toEqual(selection)
})

test.each(['', 'season=monsoon', 'month=13', 'all=fish', 'walk=', 'place=%20', 'list=yours'])(
  'reads no selection from the query "%s"',
  (query) => expect(selectionIn(new URLSearchParams(query))).toBeUndefined(),
)
