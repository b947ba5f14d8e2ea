/** The answers and the skipped questions, each with a link that removes it. */
import { Link } from 'react-router'
import { type KeyState, keyAddress } from '../../contract/addresses/key-address.ts'
import { m } from '../paraglide/messages.js'
import styles from './given-answers.module.css'
import type { KeyStep } from './key-step.ts'

export function GivenAnswers({ step, state }: { step: KeyStep; state: KeyState }) {
  const { kind, answers, skipped } = step
  if (answers.length === 0 && skipped.length === 0) return null
  return (
    <section aria-labelledby="answers" className={styles.given}>
      <h2 id="answers" className={styles.heading}>
        {m.key_answers()}
      </h2>
      <ul className={styles.answers}>
        {answers.map(({ key, name, choices, mayAdd }) => (
          <li key={key}>
            <span>
              {name} <b>{choices.map((choice) => choice.name).join(' · ')}</b>
            </span>
            {mayAdd && choices.length > 0 && (
              <Link
                to={keyAddress(kind, { ...state, asked: key })}
                aria-label={m.key_more_answers({ name })}
                preventScrollReset
              >
                <span aria-hidden="true">+</span>
              </Link>
            )}
            <Link
              to={keyAddress(kind, { ...state, answers: without(state.answers, key) })}
              aria-label={m.key_take_back({ name })}
              preventScrollReset
            >
              <span aria-hidden="true">×</span>
            </Link>
          </li>
        ))}
        {skipped.map(({ key, name }) => (
          <li key={key}>
            <span>
              {name} <span>{m.key_skipped()}</span>
            </span>
            <Link
              to={keyAddress(kind, {
                ...state,
                skipped: state.skipped.filter((each) => each !== key),
                asked: key,
              })}
              aria-label={m.key_ask_again({ name })}
              preventScrollReset
            >
              <span aria-hidden="true">↺</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link className={styles.again} to={keyAddress(kind, { walk: state.walk })} preventScrollReset>
        {m.key_start_again()}
      </Link>
    </section>
  )
}

function without(answers: KeyState['answers'], key: string): KeyState['answers'] {
  return new Map([...answers].filter(([each]) => each !== key))
}
