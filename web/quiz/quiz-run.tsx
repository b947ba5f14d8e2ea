/**
 * Prepares and starts rounds of the quiz. The module fetches the deck, reads and stores the cards of the device, and
 * counts the species that are due now, new or due later.
 */
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { SpeciesSelection } from '../../contract/addresses/species-selection.ts'
import type { QuizDeck } from '../../contract/learning/quiz-deck.ts'
import { quizRoundLength } from '../../contract/limits.ts'
import { dayInWords, localDay } from '../language/day-in-words.ts'
import { useMyList } from '../my-list/list-store.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Facts } from '../ui/facts.tsx'
import { LoadingDots } from '../ui/loading-dots.tsx'
import type { Ask } from './ask.ts'
import { readCards, storeCards } from './card-store.ts'
import { fetchDeck } from './deck.ts'
import styles from './quiz-page.module.css'
import { type Cards, type Question, roundOf, standingOf } from './round.ts'
import { RoundView } from './round-view.tsx'
import { keyOf, type QuizCard } from './schedule.ts'

interface QuizRunProps {
  selection: SpeciesSelection
  ask: Ask
}

export default function QuizRun({ selection, ask }: QuizRunProps) {
  const { deck, hasFailed, retry } = useDeck(selection)
  const { cards, isStored, saveCard } = useCards()
  const [round, setRound] = useState<{ questions: Question[]; number: number }>()

  if (hasFailed) {
    return (
      <div role="alert">
        <p>{m.quiz_failed()}</p>
        <Button onClick={retry}>{m.quiz_retry()}</Button>
      </div>
    )
  }
  if (!deck || !cards) return <LoadingDots />
  const { due, fresh, later } = standingOf(deck, ask, cards, new Date())
  if (due.length + fresh.length + later.length === 0) {
    return (
      <p className={styles.start}>
        {'list' in selection ? (
          <>
            {m.quiz_none_listed()} <Link to="/my-list">{m.my_list_title()}</Link>
          </>
        ) : ask === 'stage' ? (
          m.quiz_none_stage()
        ) : (
          m.quiz_none()
        )}
      </p>
    )
  }

  const standing = [
    m.quiz_standing_new({ count: fresh.length }),
    m.quiz_standing_due({ count: due.length }),
    m.quiz_standing_known({ count: later.length }),
  ]

  function start() {
    if (!deck || !cards) return
    const questions = roundOf(deck, ask, cards, new Date(), Math.random)
    setRound({ questions, number: (round?.number ?? 0) + 1 })
  }

  const isEarly = due.length + fresh.length === 0
  const [first] = later
  const next = first && cards.get(keyOf({ code: first.code, ask }))
  return (
    <>
      {!isStored && <p role="alert">{m.quiz_not_stored()}</p>}
      {round ? (
        <RoundView
          // A new round keeps no state of the previous round.
          key={round.number}
          deck={deck}
          questions={round.questions}
          cards={cards}
          onCard={saveCard}
          onAgain={start}
          againLabel={isEarly ? m.quiz_early() : m.quiz_again()}
        />
      ) : (
        <div className={styles.start}>
          <div>
            <p>
              <Facts facts={standing} />
            </p>
            {!isEarly && <p>{m.quiz_round({ count: quizRoundLength })}</p>}
          </div>
          {isEarly && next && <p>{m.quiz_next_day({ day: dayInWords(localDay(next.due)) })}</p>}
          <Button look="main" onClick={start}>
            {isEarly ? m.quiz_early() : m.quiz_start()}
          </Button>
        </div>
      )}
    </>
  )
}

function useDeck(selection: SpeciesSelection) {
  const { entries } = useMyList()
  const [deck, setDeck] = useState<QuizDeck>()
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const isReady = !('list' in selection) || entries !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: each selection has a separate component, and changes of the list in another window must not change a round
  useEffect(() => {
    if (!isReady) return
    let isUnmounted = false
    const listedCodes = new Set(entries?.map(({ code }) => code))
    fetchDeck(selection, listedCodes).then(
      (fetchedDeck) => !isUnmounted && setDeck(fetchedDeck),
      () => !isUnmounted && setHasFailed(true),
    )
    return () => {
      isUnmounted = true
    }
  }, [isReady, attempt])

  function retry() {
    setHasFailed(false)
    setAttempt(attempt + 1)
  }
  return { deck, hasFailed, retry }
}

function useCards() {
  const [cards, setCards] = useState<Cards>()
  const [isStored, setIsStored] = useState(true)

  useEffect(() => {
    readCards().then((storedCards) => {
      setIsStored(storedCards !== undefined)
      setCards(new Map(storedCards?.map((card) => [keyOf(card), card])))
    })
  }, [])

  function saveCard(card: QuizCard) {
    setCards((currentCards) => new Map([...(currentCards ?? []), [keyOf(card), card]]))
    storeCards([card]).then(setIsStored)
  }
  return { cards, isStored, saveCard }
}
