/** Tests which photographs a gallery shows for an address, and how its months are grouped. */
import { describe, expect, test } from 'vitest'
import type { Photograph } from '../../contract/schemas/pictures.ts'
import { chooseFromGallery, groupByWinter } from './choose.ts'

function photographs(season: 'summer' | 'autumn', time: string, count: number): Photograph[] {
  return Array.from({ length: count }, (_, index) => ({
    _id: `${season} ${time} ${index}`,
    season,
    path: '/a',
    width: 1,
    height: 1,
    placeholder: '',
    plant: 'Ginkgo biloba',
    time,
  }))
}

const sections = [
  { section: 'spring' as const, photographs: [] },
  {
    section: 'summer' as const,
    photographs: [
      ...photographs('summer', 'Tue Jul 01 2025', 26),
      ...photographs('summer', 'Sat Jun 01 2024', 1),
    ],
  },
  { section: 'autumn' as const, photographs: photographs('autumn', 'Sat Nov 01 2025', 3) },
  { section: 'winter' as const, photographs: [] },
]
const choose = (address: string) => chooseFromGallery(sections, new URLSearchParams(address))

describe('the address of a gallery', () => {
  test('selects by default the first season with photographs and its first month', () => {
    const choice = choose('')
    expect([choice.section, choice.month, choice.page]).toEqual(['summer', 'Jun-2024', 1])
    expect(choice.photographs).toHaveLength(1)
  })
  test('selects season, month and page, with twelve photographs per page', () => {
    const choice = choose('season=summer&month=Jul-2025&page=3')
    expect([choice.section, choice.month, choice.page, choice.pages]).toEqual([
      'summer',
      'Jul-2025',
      3,
      3,
    ])
    expect(choice.photographs.map((photograph) => photograph._id)).toEqual([
      'summer Tue Jul 01 2025 24',
      'summer Tue Jul 01 2025 25',
    ])
    expect(choose('season=summer&month=Jul-2025').photographs).toHaveLength(12)
  })
  test('shows a season without photographs as empty', () => {
    const choice = choose('season=winter')
    expect([choice.section, choice.months, choice.photographs]).toEqual(['winter', [], []])
  })
  test.each([
    'season=monsoon',
    'season=summer&month=Jan-1900',
    'season=summer&page=99',
    'season=summer&page=-1',
    'season=summer&page=NaN',
    'page=1e9',
  ])('shows photographs for an invalid value (%s)', (address) => {
    expect(choose(address).photographs.length).toBeGreaterThan(0)
  })
})

describe('the months of a gallery', () => {
  const months = ['Jan-2024', 'Nov-2024', 'Dec-2024', 'Jan-2025', 'Feb-2025', 'Dec-2025', 'undated']
  const groups = (section: 'winter' | 'autumn') =>
    groupByWinter(
      section,
      months.map((month) => ({ month, count: 1 })),
    ).map((group) => group.map(({ month }) => month))

  test('are one group for a winter, which begins in one year and ends in the next year', () => {
    expect(groups('winter')).toEqual([
      ['Jan-2024'],
      ['Nov-2024', 'Dec-2024', 'Jan-2025', 'Feb-2025'],
      ['Dec-2025'],
      ['undated'],
    ])
  })
  test('are one group in another season', () => {
    expect(groups('autumn')).toEqual([months])
  })
})
