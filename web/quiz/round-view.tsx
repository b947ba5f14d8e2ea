/**
 * Shows the questions of one round. After a wrong answer, another question about the species follows at the end of the
 * round, until the answer is right.
 */
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { QuizDeck } from '../../contract/learning/quiz-deck.ts'
import { profileAddress } from '../../contract/names.ts'
import { saveConfusion } from '../device/confusions.ts'
import { m } from '../paraglide/messages.js'
import { SpeciesNames } from '../species/species-names.tsx'
import { Button } from '../ui/button.tsx'
import { QuestionView } from './question-view.tsx'
import styles from './quiz-page.module.css'
import { type Cards, type Choice, type Question, questionAbout } from './round.ts'
import { afterAnswer, isDue, keyOf, type QuizCard } from './schedule.ts'

interface RoundViewProps {
  deck: QuizDeck
  questions: Question[]
  cards: Cards
  onCard: (card: QuizCard) => void
  onAgain: () => void
  /** The text of the button at the end. */
  againLabel: string
}

export function RoundView({ deck, questions, cards, onCard, onAgain, againLabel }: RoundViewProps) {
  const [queue, setQueue] = useState(questions)
  const [index, setIndex] = useState(0)
  const missedSpecies = useRef(new Set<Question['species']>())
  const question = queue[index]

  function recordAnswer({ ask, species }: Question, isRight: boolean, chosen: Choice) {
    const { code } = species
    const card = cards.get(keyOf({ code, ask }))
    const now = new Date()
    const isFirst = index < questions.length
    // Answers before the due day and repeated answers in a round do not test the memory, so no card records them.
    if (isFirst && (!card || isDue(card, now))) {
      onCard(afterAnswer(card, { code, ask }, isRight, now))
    }
    if (isRight) return
    missedSpecies.current.add(species)
    if ('species' in chosen) void saveConfusion(species.latinName, chosen.species.latinName)
    setQueue([...queue, questionAbout(deck, ask, species, Math.random)])
  }

  if (question) {
    const { length: count } = questions
    return (
      <QuestionView
        key={index}
        question={question}
        number={index < count ? m.quiz_number({ number: index + 1, count }) : m.quiz_once_more()}
        onAnswered={(isRight, chosen) => recordAnswer(question, isRight, chosen)}
        onNext={() => setIndex(index + 1)}
      />
    )
  }
  return (
    <section className={styles.done} aria-labelledby="done">
      <h2 id="done" ref={focusHeading} tabIndex={-1}>
        {m.quiz_done()}
      </h2>
      <p>{missedSpecies.current.size > 0 ? m.quiz_done_missed() : m.quiz_done_known()}</p>
      <ul>
        {[...missedSpecies.current].map((species) => (
          <li key={species.code}>
            <Link to={profileAddress(species.kind, species.latinName)}>
              <SpeciesNames names={species} as="entry" />
            </Link>
          </li>
        ))}
      </ul>
      <Button look="main" onClick={onAgain}>
        {againLabel}
      </Button>
    </section>
  )
}

/** Focuses the heading, because the button that the reader pressed is no longer on the page. */
const focusHeading = (heading: HTMLElement | null) => heading?.focus()
