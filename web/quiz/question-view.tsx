/**
 * Shows one question with its choices. Until the reader answers, no address, text alternative or caption reveals the
 * right choice.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { comparisonAddress } from '../../contract/addresses/comparison-address.ts'
import { profileAddress } from '../../contract/names.ts'
import { m } from '../paraglide/messages.js'
import { sectionWord } from '../photographs/section-word.ts'
import { SpeciesNames } from '../species/species-names.tsx'
import { TaxonNames } from '../species/taxon-latin.tsx'
import { Button } from '../ui/button.tsx'
import type { Ask } from './ask.ts'
import styles from './question-view.module.css'
import { QuizPhotograph } from './quiz-photograph.tsx'
import type { Choice, Question } from './round.ts'

const questionMessages: Record<Ask, () => string> = {
  picture: m.quiz_question_picture,
  name: m.quiz_question_name,
  family: m.quiz_question_family,
  stage: m.quiz_question_stage,
}

interface QuestionViewProps {
  question: Question
  /** The message with the number of the question in its round. */
  number: string
  /** @param choice the choice that the reader selected */
  onAnswered: (isRight: boolean, choice: Choice) => void
  onNext: () => void
}

export function QuestionView({ question, number, onAnswered, onNext }: QuestionViewProps) {
  const { ask, species, picture, choices, right } = question
  const [chosenIndex, setChosen] = useState<number>()
  const whole = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const next = useRef<HTMLDivElement>(null)
  const isAnswered = chosenIndex !== undefined

  useEffect(() => {
    if (isAnswered) next.current?.querySelector('button')?.focus()
    else {
      heading.current?.focus({ preventScroll: true })
      if (whole.current) scrollToWhole(whole.current)
    }
  }, [isAnswered])

  function choose(index: number) {
    const choice = choices[index]
    if (isAnswered || !choice) return
    setChosen(index)
    onAnswered(index === right, choice)
  }

  /** Handles the digit keys only while the focus is within the question, so that other shortcuts still work. */
  function chooseByKey({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) {
    if (!ctrlKey && !altKey && !metaKey && /^[1-9]$/.test(key)) choose(Number(key) - 1)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons within the element make the same choices
    <div ref={whole} className={styles.question} data-ask={ask} onKeyDown={chooseByKey}>
      <p className={styles.number}>{number}</p>
      <h2 ref={heading} tabIndex={-1}>
        {questionMessages[ask]()}
        {ask !== 'picture' && (
          <span className={styles.names}>
            <SpeciesNames names={species} as="entry" />
          </span>
        )}
      </h2>
      {picture && (
        <div className={styles.shown}>
          <QuizPhotograph
            picture={picture}
            kind={species.kind}
            isStageAsked={ask === 'stage'}
            sizes="(min-width: 60rem) 30rem, (min-width: 40rem) 55vw, 92vw"
          />
        </div>
      )}
      <div>
        <p className={styles.keys}>{m.quiz_keys()}</p>
        <ol className={styles.choices} data-pictures={ask === 'name' || undefined}>
          {choices.map((choice, index) => (
            <li key={keyOfChoice(choice)}>
              <button
                type="button"
                aria-keyshortcuts={String(index + 1)}
                disabled={isAnswered}
                data-state={isAnswered ? stateOf(index, chosenIndex, right) : undefined}
                onClick={() => choose(index)}
              >
                <span className={styles.digit} aria-hidden="true">
                  {index + 1}
                </span>
                <ChoiceWords choice={choice} isAnswered={isAnswered} />
                {isAnswered && <Mark index={index} chosenIndex={chosenIndex} right={right} />}
              </button>
            </li>
          ))}
        </ol>
        <p role="status" className={styles.result}>
          {isAnswered && (
            <>
              {chosenIndex === right ? m.quiz_right() : m.quiz_wrong()}{' '}
              <RightAnswer question={question} />
            </>
          )}
        </p>
        {isAnswered && (
          <div ref={next} className={styles.next}>
            <Button look="main" onClick={onNext}>
              {m.quiz_next()}
            </Button>
            <Link to={profileAddress(species.kind, species.latinName)}>{m.quiz_profile()}</Link>
            <Comparison question={question} chosenIndex={chosenIndex} />
          </div>
        )}
      </div>
    </div>
  )
}

/** Scrolls to the start of a question that is not completely on the screen. Its choices may be below the screen. */
function scrollToWhole(question: HTMLElement): void {
  const { top, bottom } = question.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) question.scrollIntoView({ block: 'start' })
}

function stateOf(index: number, chosenIndex: number, right: number) {
  if (index === right) return 'right'
  return index === chosenIndex ? 'wrong' : 'other'
}

function Mark({
  index,
  chosenIndex,
  right,
}: {
  index: number
  chosenIndex: number
  right: number
}) {
  if (index === right) return <small className={styles.mark}>✓ {m.quiz_mark_right()}</small>
  if (index === chosenIndex) return <small className={styles.mark}>✗ {m.quiz_mark_chosen()}</small>
  return null
}

function ChoiceWords({ choice, isAnswered }: { choice: Choice; isAnswered: boolean }) {
  if (choice.is === 'species') return <SpeciesNames names={choice.species} as="entry" />
  if (choice.is === 'family')
    return (
      <span>
        <TaxonNames {...choice.family} />
      </span>
    )
  if (choice.is === 'stage') return <span>{sectionWord(choice.stage)}</span>
  return (
    <span className={styles.photograph}>
      <QuizPhotograph
        picture={choice.picture}
        kind={choice.species.kind}
        sizes="(min-width: 48rem) 20rem, 45vw"
        ratio={1}
      />
      {isAnswered && <SpeciesNames names={choice.species} as="entry" />}
    </span>
  )
}

function keyOfChoice(choice: Choice): string {
  if (choice.is === 'family') return choice.family.name
  return choice.is === 'stage' ? choice.stage : choice.species.code
}

function RightAnswer({ question: { species, choices, right } }: { question: Question }) {
  const choice = choices[right]
  if (choice?.is === 'stage') return sectionWord(choice.stage)
  if (choice?.is === 'family') return <TaxonNames {...choice.family} />
  return <SpeciesNames names={species} as="entry" />
}

/** Links to the comparison of both species after a wrong answer. */
function Comparison({ question, chosenIndex }: { question: Question; chosenIndex: number }) {
  const { species, choices, right } = question
  const choice = choices[chosenIndex]
  if (chosenIndex === right || !choice || !('species' in choice)) return null
  const names = [species.latinName, choice.species.latinName] as const
  return <Link to={comparisonAddress(names)}>{m.quiz_compare()}</Link>
}
