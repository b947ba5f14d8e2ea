/** Tests the problems that prevent sending pictures, and the problems that the dates of pictures solve. */
import { describe, expect, test } from 'vitest'
import type { ItemState } from '../../queue/items/item.ts'
import { noValues } from '../../queue/items/values.ts'
import {
  dateProblem,
  isSharedValueRequired,
  pictureProblems,
  remainingProblems,
} from './picture-problems.ts'

const filledValues = {
  species: 'Ginkgo biloba',
  season: 'autumn',
  date: '2025-11-01',
  photographer: 'Lin',
  setting: 'Lake Garden',
  consentOn: '2025-11-02',
}

const picture = (state: ItemState, more: { exifDate?: string; overrides?: object } = {}) => ({
  ...{ fileName: 'one.jpg', state, isWanted: false, overrides: {}, exifDate: undefined },
  ...more,
})
const ready = (more = {}) => picture({ is: 'ready' }, more)
const failed = (code: string, retry: boolean) =>
  picture({ is: 'refused', code, message: '', retry })

describe('the problems of the form', () => {
  test('include the files and all shared values if no picture is chosen', () => {
    expect(Object.keys(pictureProblems('plant', [], noValues))).toEqual([
      ...['species', 'season', 'date', 'photographer', 'setting', 'consentOn', 'files'],
    ])
    expect(pictureProblems('bird', [], filledValues)).toEqual({
      files: 'please upload at least one picture',
    })
  })

  test('include a shared value if one picture has no own value', () => {
    const common = { ...filledValues, date: '', season: '' }
    expect(pictureProblems('plant', [ready({ exifDate: '2025-06-01' })], common)).toEqual({})
    const both = [ready({ exifDate: '2025-06-01' }), ready()]
    expect(Object.keys(pictureProblems('plant', both, common))).toEqual(['season', 'date'])
    const own = ready({ overrides: { date: '2025-06-01' } })
    expect(pictureProblems('plant', [own], common)).toEqual({})
    // The date does not determine a bird's life stage.
    expect(Object.keys(pictureProblems('bird', [own], common))).toEqual(['season'])
  })

  test('leave out the date, and a season that the date determines, while a picture is prepared', () => {
    const preparing = picture({ is: 'preparing' })
    const common = { ...filledValues, date: '', season: '', setting: '' }
    expect(Object.keys(pictureProblems('plant', [preparing], common))).toEqual(['setting'])
    expect(Object.keys(pictureProblems('bird', [preparing], common))).toEqual(['season', 'setting'])
    expect(isSharedValueRequired('date', 'plant', [preparing], common)).toBe(true)
  })

  test('become empty texts after the dates of the pictures supply the values', () => {
    const common = { ...filledValues, date: '', season: '', setting: '' }
    const shownProblems = { season: 'required', date: 'required', setting: 'required' }
    expect(
      remainingProblems(shownProblems, 'plant', [picture({ is: 'preparing' })], common),
    ).toEqual(shownProblems)
    expect(
      remainingProblems(shownProblems, 'plant', [ready({ exifDate: '2025-06-01' })], common),
    ).toEqual({
      ...{ season: '', date: '', setting: 'required' },
    })
    expect(remainingProblems(shownProblems, 'plant', [ready()], common)).toEqual(shownProblems)
  })

  const [sent, known] = [
    picture({ is: 'sent', status: 'pending' }),
    picture({ is: 'known', where: undefined }),
  ]

  test('include the files if no picture can be sent', () => {
    const unsendable = [
      ...[sent, known],
      failed('unsupported_format', false),
      failed('unreadable_picture', true),
      failed('chosen_twice', false),
    ]
    const noPicture = { files: 'please upload at least one picture' }
    expect(pictureProblems('plant', unsendable, filledValues)).toEqual(noPicture)
    expect(pictureProblems('plant', [sent], filledValues)).toEqual(noPicture)
    expect(pictureProblems('plant', [failed('not_in_the_list', true)], filledValues)).toEqual({})
  })

  test('report that all pictures are already here if each is known or sent, and at least one is known', () => {
    const allKnown = { files: 'nothing was sent: all of these pictures are already here' }
    expect(pictureProblems('plant', [known], filledValues)).toEqual(allKnown)
    expect(pictureProblems('bird', [sent, known], filledValues)).toEqual(allKnown)
    expect(pictureProblems('plant', [known, ready()], filledValues)).toEqual({})
  })
})

test('requires a plant or a bird, depending on the kind', () => {
  const common = { ...filledValues, species: '' }
  expect(pictureProblems('plant', [ready()], common).species).toMatch(/plant from the list$/)
  expect(pictureProblems('bird', [ready()], common).species).toMatch(/bird from the list$/)
})

describe('the species', () => {
  test('is required as a shared value only if a picture has no own species', () => {
    const ginkgo = ready({ overrides: { species: 'Ginkgo biloba' } })
    const common = { ...filledValues, species: '' }
    expect(pictureProblems('plant', [ginkgo], common)).toEqual({})
    expect(isSharedValueRequired('species', 'plant', [ginkgo], filledValues)).toBe(false)
    expect(pictureProblems('plant', [ginkgo, ready()], common)).toHaveProperty('species')
  })

  test('is not the shared species while the picture’s own field has another text', () => {
    const typing = ready({ overrides: { typedSpecies: 'Gink' } })
    expect(pictureProblems('plant', [typing], filledValues).species).toMatch(/list: one\.jpg$/)
  })
})

test('requires a day of the calendar, at the latest tomorrow in UTC', () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  expect(dateProblem('2024-02-29')).toBeUndefined()
  expect(dateProblem(day(1)), 'it is tomorrow somewhere').toBeUndefined()
  expect(dateProblem(day(2))).toBeDefined()
  expect(dateProblem('0202-05-06')).toBeDefined()
  expect(pictureProblems('plant', [ready()], { ...filledValues, date: day(2) })).toHaveProperty(
    'date',
  )
})
