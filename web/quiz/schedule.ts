/**
 * Decides when a question is due again, with the Free Spaced Repetition Scheduler (ts-fsrs). Intervals are whole days
 * of the reader's calendar. A question that was answered on a Monday afternoon may be due on Tuesday morning.
 */
import { type CardInput, createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import { localDay } from '../language/day-in-words.ts'
import type { Ask } from './ask.ts'

/** The stored state of one question about one species. */
export interface QuizCard {
  /** The code of the permanent address, which stays the same after a renaming. */
  code: string
  ask: Ask
  /** The due time and the time of the last answer, in ISO 8601 in UTC. */
  due: string
  reviewedAt: string
  /** Days until the answer is forgotten with a probability of 10 %. */
  stability: number
  /** The difficulty of the question, from 1 to 10. */
  difficulty: number
  answers: number
  /** The number of wrong answers after the first answer. */
  lapses: number
}

export const keyOf = ({ code, ask }: Pick<QuizCard, 'code' | 'ask'>) => `${code} ${ask}`

// The scheduler has no intervals of minutes. After a wrong answer, a question is due again after at least one day.
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false })

/** The numbers of two states in FSRS: new, and in review. The other states need intervals of minutes. */
const [fresh, reviewed] = [0, 2]

/** @returns the state of the question after the first answer of a round */
export function afterAnswer(
  existingCard: QuizCard | undefined,
  question: Pick<QuizCard, 'code' | 'ask'>,
  isRight: boolean,
  now: Date,
): QuizCard {
  const cardBefore = existingCard ? asFsrs(existingCard, now) : createEmptyCard(now)
  const { card } = scheduler.next(cardBefore, now, isRight ? Rating.Good : Rating.Again)
  const { code, ask } = question
  return {
    ...{ code, ask },
    due: card.due.toISOString(),
    reviewedAt: now.toISOString(),
    stability: card.stability,
    difficulty: card.difficulty,
    answers: card.reps,
    lapses: card.lapses,
  }
}

function asFsrs(card: QuizCard, now: Date): CardInput {
  // If the clock was set back, the last review must not be in the future.
  const reviewedAt = Math.min(Date.parse(card.reviewedAt), now.getTime())
  return {
    ...{ due: card.due, last_review: new Date(reviewedAt) },
    ...{ stability: card.stability, difficulty: card.difficulty },
    ...{ reps: card.answers, lapses: card.lapses },
    ...{ elapsed_days: 0, scheduled_days: 0, learning_steps: 0 },
    state: card.answers > 0 ? reviewed : fresh,
  }
}

/** @returns whether the question is due today, in the reader's calendar */
export function isDue(card: Pick<QuizCard, 'due'>, now: Date): boolean {
  return localDay(card.due) <= localDay(now.toISOString())
}
