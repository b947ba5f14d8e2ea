/** Tests which creations the exhibition shows for an address. */
import { describe, expect, test } from 'vitest'
import type { Display } from '../../contract/schemas/pairs.ts'
import { chooseCreations } from './choose-creations.ts'

const creations = Array.from({ length: 10 }, (_, index) => ({ _id: `${index + 1}` })) as Display[]
const ids = (list: Display[]) => list.map(({ _id }) => Number(_id))
const choose = (address = '') => chooseCreations(creations, new URLSearchParams(address))

describe('the exhibition', () => {
  test('shows the three latest creations in the showcase, and four other creations per page, newest first', () => {
    const { showcase, pairs, sort, page, pages } = choose()
    expect([ids(showcase), ids(pairs)]).toEqual([
      [8, 9, 10],
      [7, 6, 5, 4],
    ])
    expect([sort, page, pages]).toEqual(['newest', 1, 2])
  })

  test('shows the remaining creations on the last page', () => {
    expect(ids(choose('page=2').pairs)).toEqual([3, 2, 1])
  })

  test('lists the oldest creations first, with the same showcase', () => {
    const { showcase, pairs } = choose('sort=oldest&page=1')
    expect([ids(showcase), ids(pairs)]).toEqual([
      [8, 9, 10],
      [1, 2, 3, 4],
    ])
  })

  test.each(['page=0', 'page=-1', 'page=x', 'sort=best', 'page=1.9'])(
    'shows the first page, newest first, for the address %s',
    (address) => {
      expect(choose(address)).toMatchObject({ page: 1, sort: 'newest' })
    },
  )

  test('shows the last page for a page number that is too high, and one empty page without creations', () => {
    expect(choose('page=99').page).toBe(2)
    expect(chooseCreations([], new URLSearchParams())).toEqual({
      showcase: [],
      pairs: [],
      sort: 'newest',
      page: 1,
      pages: 1,
    })
  })
})
