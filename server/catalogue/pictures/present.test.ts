/** Tests the months in which a species was photographed, as a profile shows these months. */
import { expect, test } from 'vitest'
import { monthsTaken } from './present.ts'

const photograph = (taken_on: string, season: 'spring' | 'winter' | 'summer' = 'spring') => ({
  taken_on,
  season,
})

test('counts photographs by month over all years, January first', () => {
  const photographs = [photograph('2025-12-31'), photograph('2024-03-01'), photograph('2023-03-31')]
  expect(monthsTaken([...photographs, photograph('2024-01-01')])).toEqual([
    { month: 1, count: 1, year: 2024, season: 'spring' },
    { month: 3, count: 2, year: 2024, season: 'spring' },
    { month: 12, count: 1, year: 2025, season: 'spring' },
  ])
})

test('chooses the newest year of a month, and the section with the most photographs of that year', () => {
  const [march] = monthsTaken([
    photograph('2024-03-01', 'summer'),
    photograph('2024-03-02', 'summer'),
    photograph('2024-03-03', 'summer'),
    photograph('2025-03-04', 'winter'),
    photograph('2025-03-05', 'spring'),
    photograph('2025-03-06', 'spring'),
  ])
  expect(march).toEqual({ month: 3, count: 6, year: 2025, season: 'spring' })
})

test('does not count photographs without a date', () => {
  expect(monthsTaken([photograph('')])).toEqual([])
})
