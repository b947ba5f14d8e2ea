/** Tests the precedence of own values, shared values and the day in the EXIF. */
import { describe, expect, test } from 'vitest'
import { effectiveValues, missingValues, noValues, type Values } from './values.ts'

const common: Values = {
  species: 'Ginkgo biloba',
  season: 'winter',
  date: '2025-01-20',
  photographer: 'Lin',
  setting: 'Lake Garden',
}
const undated = { ...common, season: '', date: '' }

describe('the values of a picture', () => {
  test('are the shared values', () => {
    expect(effectiveValues('plant', {}, undefined, common)).toEqual(common)
  })

  test('are its own values, and the shared value for each empty own value', () => {
    const own = { species: 'Acer truncatum', photographer: 'Wang', setting: 'Roof' }
    expect(effectiveValues('plant', own, undefined, common)).toEqual({ ...common, ...own })
    expect(effectiveValues('plant', { photographer: '' }, undefined, common)).toEqual(common)
  })

  test.each<[string, Parameters<typeof effectiveValues>, [string, string]]>([
    [
      'the EXIF’s day and the season of that day',
      ['plant', {}, '2024-11-16', undated],
      ['2024-11-16', 'autumn'],
    ],
    [
      'the season of the EXIF’s day rather than the shared season',
      ['plant', {}, '2024-06-01', { ...undated, season: 'winter' }],
      ['2024-06-01', 'summer'],
    ],
    [
      'the shared day rather than the EXIF’s day',
      ['plant', {}, '2024-06-01', common],
      ['2025-01-20', 'winter'],
    ],
    [
      'the season of the shared day',
      ['plant', {}, '2024-06-01', { ...undated, date: '2025-03-01' }],
      ['2025-03-01', 'spring'],
    ],
    [
      'the shared season rather than the season of the shared day',
      ['plant', {}, undefined, { ...common, season: 'spring' }],
      ['2025-01-20', 'spring'],
    ],
    [
      'the own day and the season of that day',
      ['plant', { date: '2025-09-01' }, '2024-06-01', common],
      ['2025-09-01', 'autumn'],
    ],
    [
      'the own season and the EXIF’s day',
      ['plant', { season: 'spring' }, '2024-06-01', undated],
      ['2024-06-01', 'spring'],
    ],
    ['empty without a value', ['plant', {}, undefined, undated], ['', '']],
    [
      'without a season if the day is invalid',
      ['plant', { date: 'soon' }, undefined, undated],
      ['soon', ''],
    ],
    [
      'without a life stage, which a day does not determine',
      ['bird', {}, '2024-06-01', undated],
      ['2024-06-01', ''],
    ],
    [
      'the shared life stage of a bird',
      ['bird', {}, '2024-06-01', { ...undated, season: 'Juvenile' }],
      ['2024-06-01', 'Juvenile'],
    ],
    [
      'the own life stage of a bird',
      ['bird', { season: 'MaleAdult' }, undefined, { ...common, season: 'Juvenile' }],
      ['2025-01-20', 'MaleAdult'],
    ],
  ])('are %s', (_name, input, [date, season]) => {
    expect(effectiveValues(...input)).toMatchObject({ date, season })
  })
})

test('lists missing values in the order of the form', () => {
  expect(missingValues(noValues)).toEqual(['species', 'season', 'date', 'photographer', 'setting'])
  expect(missingValues({ ...common, photographer: '  ' })).toEqual(['photographer'])
  expect(missingValues(common)).toEqual([])
})
