/**
 * Shows a question with its choices. A choice is a link if a remaining species has the choice, or if the reader chose
 * it. A link works without a script too.
 */
import type { RefObject } from 'react'
import { type KeyState, keyAddress } from '../../contract/addresses/key-address.ts'
import type { Kind } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'
import { ChoicePicture } from './choice-picture.tsx'
import { ExplainedText } from './explained-text.tsx'
import type { KeyStep, ShownQuestion } from './key-step.ts'
import { LengthQuestion } from './length-question.tsx'
import styles from './question.module.css'

interface QuestionProps {
  kind: Kind
  question: ShownQuestion
  /** Whether the key has other useful questions. */
  hasOthers: boolean
  /** The other questions. The list is empty until the shown question is painted. */
  otherQuestions: KeyStep['otherQuestions']
  state: KeyState
  heading: RefObject<HTMLHeadingElement | null>
  /** Called with the next address after the reader has entered a length. */
  onLength: (address: string) => void
}

export function Question(props: QuestionProps) {
  const { kind, question, hasOthers, otherQuestions, state, heading, onLength } = props
  const { key, choices, isMany, length } = question
  const chosenKeys = state.answers.get(key) ?? []
  const termsOf = (field: 'question' | 'hint') =>
    question.terms.filter((each) => each.field === field)
  return (
    <section aria-labelledby="question">
      <h2 id="question" ref={heading} tabIndex={-1} className={styles.question}>
        <ExplainedText text={question.question} terms={termsOf('question')} />
      </h2>
      {question.hint && (
        <p className={styles.hint}>
          <ExplainedText text={question.hint} terms={termsOf('hint')} />
        </p>
      )}
      {length && (
        <LengthQuestion {...{ kind, length, state }} character={key} onAnswer={onLength} />
      )}
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.key}>
            {choice.count > 0 || choice.isChosen ? (
              <a
                className={styles.choice}
                href={keyAddress(kind, afterChoice(question, choice.key, state))}
                aria-current={choice.isChosen || undefined}
              >
                <ChoicePicture choice={choice} />
                <span>{choice.name}</span>
                <small aria-hidden="true">
                  {choice.isChosen ? '✓' : m.key_choice_fits({ count: choice.count })}
                </small>
              </a>
            ) : (
              <span className={styles.choice} data-empty>
                <ChoicePicture choice={choice} />
                <span>{choice.name}</span>
                <small>{m.key_none_here()}</small>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.ways}>
        <a
          className={styles.skip}
          href={keyAddress(
            kind,
            chosenKeys.length > 0 ? withoutAsked(state) : withSkipped(key, state),
          )}
        >
          {isMany && chosenKeys.length > 0 ? m.key_enough() : m.key_skip()}
        </a>
      </p>
      {hasOthers && (
        <details className={styles.others}>
          <summary>{m.key_other_questions()}</summary>
          <ul>
            {otherQuestions.map((entry) => (
              <li key={entry.key}>
                <a href={keyAddress(kind, { ...state, asked: entry.key })}>{entry.name}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const withoutAsked = (state: KeyState): KeyState => ({ ...state, asked: undefined })

function withSkipped(key: string, state: KeyState): KeyState {
  return { ...withoutAsked(state), skipped: [...new Set([...state.skipped, key])] }
}

/**
 * @returns the state after a press on a choice. A second press on a choice removes the choice. The question stays if
 * the question allows several answers, or if the press removed a choice.
 */
function afterChoice({ key, isMany, choices }: ShownQuestion, choice: string, state: KeyState) {
  const chosenKeys = state.answers.get(key) ?? []
  const isRemoved = chosenKeys.includes(choice)
  const newChoices = isRemoved
    ? chosenKeys.filter((each) => each !== choice)
    : choices
        .map((each) => each.key)
        .filter((each) => each === choice || (isMany && chosenKeys.includes(each)))
  return {
    ...state,
    answers: new Map([...state.answers, [key, newChoices]]),
    skipped: state.skipped.filter((each) => each !== key),
    asked: isMany || isRemoved ? key : undefined,
  }
}
