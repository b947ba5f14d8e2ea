/** Writes and reads the file that moves the progress of the quiz to another device, and merges two lists of cards. */
import { normalInstant } from '../../contract/learning/dates-in-files.ts'
import { asks } from './ask.ts'
import { keyOf, type QuizCard } from './schedule.ts'

const format = 'huaniao quiz'

/** The maximum size of a file in bytes, and the maximum number of its cards. No reader has so many cards. */
export const cardFileMaximum = 5_000_000
const cardsMaximum = 20_000

/** @returns the text of a file with the cards */
export function cardFileText(cards: readonly QuizCard[]): string {
  return `${JSON.stringify({ format, version: 1, cards }, null, 2)}\n`
}

/**
 * Reads a file that a person may have changed by hand. Unknown fields are dropped.
 * @returns the valid cards, up to the maximum; undefined if the text is not such a file
 */
export function readCardFile(text: string): QuizCard[] | undefined {
  const file = parseJson(text)
  if (!isObject(file) || file.format !== format || !Array.isArray(file.cards)) return undefined
  return file.cards.slice(0, cardsMaximum).flatMap((value) => cardOf(value) ?? [])
}

/** @returns the cards of both lists; for a question with two cards, only the card that was answered last */
export function mergeCards(
  ownCards: readonly QuizCard[],
  addedCards: readonly QuizCard[],
): QuizCard[] {
  const byKey = new Map(ownCards.map((card) => [keyOf(card), card]))
  for (const card of addedCards) {
    const existing = byKey.get(keyOf(card))
    if (!existing || existing.reviewedAt < card.reviewedAt) byKey.set(keyOf(card), card)
  }
  return [...byKey.values()]
}

const codePattern = /^[0-9a-hjkmnp-tv-z]{8}$/

function cardOf(value: unknown): QuizCard | undefined {
  if (!isObject(value)) return undefined
  const { code, stability, difficulty, answers, lapses } = value
  const due = normalInstant(value.due)
  const reviewedAt = normalInstant(value.reviewedAt)
  const ask = asks.find((each) => each === value.ask)
  if (!ask || typeof code !== 'string' || !codePattern.test(code)) return undefined
  if (!due || !reviewedAt) return undefined
  if (!isWithin(stability, 0.001, 36_500) || !isWithin(difficulty, 1, 10)) return undefined
  if (!isWithin(answers, 1, 100_000) || !isWithin(lapses, 0, 100_000)) return undefined
  return { code, ask, due, reviewedAt, stability, difficulty, answers, lapses }
}

const isWithin = (value: unknown, minimum: number, maximum: number): value is number =>
  typeof value === 'number' && value >= minimum && value <= maximum

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
