/**
 * One question with its choices. Until the reader answers, no address, text alternative or caption reveals the right
 * choice.
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

const questionWords: Record<Ask, () => string> = {
  picture: m.quiz_question_picture,
  name: m.quiz_question_name,
  family: m.quiz_question_family,
  stage: m.quiz_question_stage,
}

interface QuestionViewProps {
  question: Question
  /** The number of the question in its round, in words. */
  number: string
  /** @param chosen the choice that the reader took */
  onAnswered: (isRight: boolean, chosen: Choice) => void
  onNext: () => void
}

export function QuestionView({ question, number, onAnswered, onNext }: QuestionViewProps) {
  const { ask, species, picture, choices, right } = question
  const [chosen, setChosen] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  const next = useRef<HTMLDivElement>(null)
  const isAnswered = chosen !== undefined

  useEffect(() => {
    if (isAnswered) next.current?.querySelector('button')?.focus()
    else heading.current?.focus()
  }, [isAnswered])

  function choose(place: number) {
    const choice = choices[place]
    if (isAnswered || !choice) return
    setChosen(place)
    onAnswered(place === right, choice)
  }

  /** The keys work while the focus is within the question, so that they disturb no other shortcut. */
  function pressed({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) {
    if (!ctrlKey && !altKey && !metaKey && /^[1-9]$/.test(key)) choose(Number(key) - 1)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons within it do the same
    <div className={styles.question} data-ask={ask} onKeyDown={pressed}>
      <p className={styles.number}>{number}</p>
      <h2 ref={heading} tabIndex={-1}>
        {questionWords[ask]()}
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
          {choices.map((choice, place) => (
            <li key={keyOfChoice(choice)}>
              <button
                type="button"
                aria-keyshortcuts={String(place + 1)}
                disabled={isAnswered}
                data-state={isAnswered ? stateOf(place, chosen, right) : undefined}
                onClick={() => choose(place)}
              >
                <span className={styles.digit} aria-hidden="true">
                  {place + 1}
                </span>
                <ChoiceWords choice={choice} isAnswered={isAnswered} />
                {isAnswered && <Mark place={place} chosen={chosen} right={right} />}
              </button>
            </li>
          ))}
        </ol>
        <p role="status" className={styles.result}>
          {isAnswered && (
            <>
              {chosen === right ? m.quiz_right() : m.quiz_wrong()} <Answer question={question} />
            </>
          )}
        </p>
        {isAnswered && (
          <div ref={next} className={styles.next}>
            <Button look="main" onClick={onNext}>
              {m.quiz_next()}
            </Button>
            <Link to={profileAddress(species.kind, species.latinName)}>{m.quiz_profile()}</Link>
            <Comparison question={question} chosen={chosen} />
          </div>
        )}
      </div>
    </div>
  )
}

function stateOf(place: number, chosen: number, right: number) {
  if (place === right) return 'right'
  return place === chosen ? 'wrong' : 'other'
}

function Mark({ place, chosen, right }: { place: number; chosen: number; right: number }) {
  if (place === right) return <small className={styles.mark}>✓ {m.quiz_mark_right()}</small>
  if (place === chosen) return <small className={styles.mark}>✗ {m.quiz_mark_chosen()}</small>
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

/** The right answer in words. */
function Answer({ question: { species, choices, right } }: { question: Question }) {
  const choice = choices[right]
  if (choice?.is === 'stage') return sectionWord(choice.stage)
  if (choice?.is === 'family') return <TaxonNames {...choice.family} />
  return <SpeciesNames names={species} as="entry" />
}

/** Links to the comparison of both species after a wrong answer. */
function Comparison({ question, chosen }: { question: Question; chosen: number }) {
  const { species, choices, right } = question
  const choice = choices[chosen]
  if (chosen === right || !choice || !('species' in choice)) return null
  const [one, other] = [species.latinName, choice.species.latinName]
  return <Link to={comparisonAddress([one, other])}>{m.quiz_compare()}</Link>
}
