/** Tests when a question of the quiz is due again, and the file that moves the progress to another device. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cardFileText, mergeCards, readCardFile } from './card-file.ts'
import { afterAnswer, isDue, type QuizCard } from './schedule.ts'

const question = { code: '7h3k9q2m', ask: 'picture' } as const
const hour = 3_600_000
const day = 24 * hour
const first = new Date('2026-03-10T08:00:00Z')

const later = (milliseconds: number, from = first) => new Date(from.getTime() + milliseconds)

function answers(...right: boolean[]): { card: QuizCard; gaps: number[] } {
  let card: QuizCard | undefined
  let now = first
  const gaps: number[] = []
  for (const isRight of right) {
    card = afterAnswer(card, question, isRight, now)
    const due = new Date(card.due)
    gaps.push(Math.round((due.getTime() - now.getTime()) / day))
    now = due
  }
  if (!card) throw new Error('No answer was given')
  return { card, gaps }
}

describe('the schedule of the quiz', () => {
  beforeEach(() => vi.stubEnv('TZ', 'Asia/Shanghai'))
  afterEach(() => vi.unstubAllEnvs())

  test('repeats a question on the day after a wrong answer', () => {
    const { card, gaps } = answers(false)
    expect(gaps).toEqual([1])
    expect(isDue(card, later(hour))).toBe(false)
    // The times are 23:59 on the first day and 00:01 on the next day, in the reader's time zone.
    expect(isDue(card, new Date('2026-03-10T15:59:00Z'))).toBe(false)
    expect(isDue(card, new Date('2026-03-10T16:01:00Z'))).toBe(true)
  })

  test('lengthens the interval after each right answer, and shortens it after a wrong answer', () => {
    const { gaps, card } = answers(true, true, true, true, false)
    const [first = 0, second = 0, third = 0, fourth = 0, last = 0] = gaps
    expect(first).toBeGreaterThanOrEqual(2)
    expect(second).toBeGreaterThan(first)
    expect(third).toBeGreaterThan(second)
    expect(fourth).toBeGreaterThan(third)
    expect(last).toBeLessThan(fourth)
    expect(card).toMatchObject({ ...question, answers: 5, lapses: 1 })
  })

  test('sets an interval of at least a day if a right answer follows a wrong answer after 16 hours', () => {
    const { card } = answers(false)
    const nextCard = afterAnswer(card, question, true, later(16 * hour))
    expect(Date.parse(nextCard.due)).toBeGreaterThanOrEqual(later(40 * hour).getTime())
  })

  test('accepts a clock that was set back', () => {
    const { card } = answers(true)
    const nextCard = afterAnswer(card, question, true, later(-3 * day))
    expect(Date.parse(nextCard.due)).toBeGreaterThan(later(-3 * day).getTime())
  })
})

describe('the file of progress', () => {
  const { card } = answers(true, false)

  test('contains the same cards when the file is read again', () => {
    expect(readCardFile(cardFileText([card]))).toEqual([card])
  })

  test.each(['', 'null', '[]', '{"format":"huaniao my list","cards":[]}'])(
    'is rejected if it is not a card file: %s',
    (text) => {
      expect(readCardFile(text)).toBeUndefined()
    },
  )

  test.each([
    { code: '../../x' },
    { ask: 'answer' },
    { due: 'tomorrow' },
    { due: '2026-13-45T99:99:99Z' },
    { stability: -1 },
    { stability: '1' },
    { difficulty: 11 },
    { answers: 0 },
    { lapses: null },
  ])('skips a card with %j and keeps the other cards', (invalidFields) => {
    const text = cardFileText([{ ...card, ...invalidFields } as QuizCard, { ...card, ask: 'name' }])
    expect(readCardFile(text)).toEqual([{ ...card, ask: 'name' }])
  })

  test('is read with times in milliseconds, so that a merge keeps the later answer', () => {
    const times = { due: '2026-03-16T08:00Z', reviewedAt: '2026-03-15T08:00Z' }
    const [readCard, ...others] = readCardFile(cardFileText([{ ...card, ...times }])) ?? []
    expect(readCard).toMatchObject({
      ...{ due: '2026-03-16T08:00:00.000Z', reviewedAt: '2026-03-15T08:00:00.000Z' },
    })
    const newer = { ...card, reviewedAt: '2026-03-15T08:00:30.000Z' }
    expect(mergeCards([newer], readCard ? [readCard, ...others] : [])).toEqual([newer])
  })

  test('keeps the card that was answered last', () => {
    const older = { ...card, reviewedAt: '2025-01-01T00:00:00.000Z' }
    expect(mergeCards([older], [card])).toEqual([card])
    expect(mergeCards([card], [older])).toEqual([card])
  })
})
