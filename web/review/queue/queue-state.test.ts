/** Tests which card a review queue shows, how the queue counts pending cards, and when more cards are fetched. */
import { expect, test } from 'vitest'
import {
  append,
  bringForward,
  fetchAfter,
  openQueue,
  pendingCountOf,
  pendingIn,
  type Queue,
  removeDecided,
  reopen,
  returnCards,
  show,
  shownIn,
  step,
} from './queue-state.ts'

type Card = { id: string }
const cards = (first: number, count: number): Card[] =>
  Array.from({ length: count }, (_, index) => ({ id: `c${first + index}` }))
const ids = (queue: Queue<Card>) => pendingIn(queue).map(({ id }) => id)

test('shows and fetches no card for an empty queue', () => {
  const queue = openQueue<Card>([], 0)
  expect(shownIn(queue)).toEqual({ card: undefined, position: 0 })
  expect(pendingCountOf(queue)).toBe(0)
  expect(fetchAfter(queue)).toBeUndefined()
})

test('shows the cards in order up to the last card', () => {
  let queue = openQueue(cards(1, 3), 3)
  expect(shownIn(queue)).toEqual({ card: { id: 'c1' }, position: 1 })
  expect(step(queue, -1)).toEqual(queue)
  queue = step(step(queue, 1), 1)
  expect(shownIn(queue)).toEqual({ card: { id: 'c3' }, position: 3 })
  expect(step(queue, 1)).toEqual(queue)
})

test('replaces a decided card by the next card, or at the end by the previous card', () => {
  let queue = step(openQueue(cards(1, 3), 3), 1)
  queue = removeDecided(queue, ['c2'])
  expect(queue.shownId).toBe('c3')
  queue = removeDecided(queue, ['c3'])
  expect(queue.shownId).toBe('c1')
  expect(pendingCountOf(queue)).toBe(1)
  queue = removeDecided(queue, ['c1'])
  expect(queue.shownId).toBeUndefined()
  expect(pendingCountOf(queue)).toBe(0)
})

test('returns a card to its position without changing the shown card', () => {
  let queue = removeDecided(openQueue(cards(1, 4), 4), ['c1'])
  queue = removeDecided(queue, ['c2'])
  queue = returnCards(queue, ['c1'])
  expect(ids(queue)).toEqual(['c1', 'c3', 'c4'])
  expect(queue.shownId).toBe('c3')
  expect(shownIn(show(queue, 'c1')).position).toBe(1)
  // A card that returns to an empty queue is shown.
  const empty = removeDecided(openQueue(cards(1, 1), 1), ['c1'])
  expect(returnCards(empty, ['c1']).shownId).toBe('c1')
})

test('removes many cards at once', () => {
  const queue = removeDecided(openQueue(cards(1, 5), 5), ['c1', 'c2', 'c4'])
  expect(ids(queue)).toEqual(['c3', 'c5'])
  expect(queue.shownId).toBe('c3')
  expect(ids(returnCards(queue, ['c1', 'c4']))).toEqual(['c1', 'c3', 'c4', 'c5'])
})

test('fetches more of 500 cards, after the last known card, when few cards are left', () => {
  let queue = openQueue(cards(1, 20), 500)
  expect([pendingCountOf(queue), fetchAfter(queue)]).toEqual([500, undefined])
  for (let index = 1; index <= 13; index++) queue = removeDecided(queue, [`c${index}`])
  expect([pendingCountOf(queue), fetchAfter(queue)]).toEqual([487, undefined])
  queue = removeDecided(queue, ['c14'])
  expect(fetchAfter(queue)).toBe('c20')
  queue = removeDecided(queue, ['c20'])
  expect(fetchAfter(queue)).toBe('c20')
  queue = append(queue, cards(21, 20), 485)
  expect([pendingCountOf(queue), fetchAfter(queue), queue.shownId]).toEqual([485, undefined, 'c15'])
  expect(ids(queue)).not.toContain('c20')
  expect(ids(returnCards(queue, ['c20'])).slice(4, 7)).toEqual(['c19', 'c20', 'c21'])
})

test('fetches more cards while the reviewer steps forward without deciding', () => {
  let queue = openQueue(cards(1, 20), 25)
  for (let index = 1; index < 15; index++) queue = step(queue, 1)
  expect([queue.shownId, fetchAfter(queue)]).toEqual(['c15', 'c20'])
})

test('fetches new submissions at the end of the queue until an answer is empty', () => {
  let queue = openQueue(cards(1, 2), 3)
  queue = append(queue, cards(3, 1), 3)
  expect([pendingCountOf(queue), queue.isComplete]).toEqual([3, false])
  // The second answer counts another submission that a member submitted in the meantime.
  queue = append(queue, cards(4, 1), 5)
  expect([pendingCountOf(queue), fetchAfter(queue)]).toEqual([5, 'c4'])
  queue = append(queue, [], 5)
  expect([pendingCountOf(queue), fetchAfter(queue)]).toEqual([4, undefined])
})

test('derives the count from the known cards while decisions are being sent', () => {
  let queue = removeDecided(openQueue(cards(1, 20), 500), ['c1', 'c2'])
  queue = append(queue, cards(21, 20), undefined)
  expect(pendingCountOf(queue)).toBe(498)
})

test('shows the next fetched card after all other cards are decided', () => {
  let queue = removeDecided(openQueue(cards(1, 2), 4), ['c1', 'c2'])
  expect([queue.shownId, fetchAfter(queue), pendingCountOf(queue)]).toEqual([undefined, 'c2', 2])
  queue = append(queue, cards(2, 3), 2)
  expect([queue.shownId, pendingCountOf(queue)]).toEqual(['c3', 2])
})

test('brings pending cards forward, fetched or not, and keeps each card only once', () => {
  let queue = removeDecided(openQueue(cards(1, 20), 30), ['c3'])
  queue = bringForward(queue, [{ id: 'c3' }, { id: 'c7' }, { id: 'c25' }])
  expect(ids(queue).slice(0, 4)).toEqual(['c7', 'c25', 'c1', 'c2'])
  expect([queue.shownId, pendingCountOf(queue)]).toEqual(['c7', 29])
  queue = append(queue, cards(21, 10), 29)
  expect([pendingCountOf(queue), ids(queue).filter((id) => id === 'c25')]).toEqual([29, ['c25']])
})

test('opens a filtered queue without the cards whose decision is being sent', () => {
  const queue = removeDecided(openQueue(cards(1, 3), 3), ['c2'])
  const reopened = reopen(queue, cards(2, 3), 30)
  expect([ids(reopened), reopened.shownId, pendingCountOf(reopened)]).toEqual([
    ['c3', 'c4'],
    'c3',
    29,
  ])
  expect(ids(returnCards(reopened, ['c2']))).toEqual(['c2', 'c3', 'c4'])
})
