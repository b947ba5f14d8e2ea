/**
 * Shows the answers, each with a link that removes the answer. Also shows the skipped questions, each with a link that
 * opens the question.
 */
import { type KeyState, keyAddress } from '../../contract/addresses/key-address.ts'
import { m } from '../paraglide/messages.js'
import { Facts } from '../ui/facts.tsx'
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
              {name}{' '}
              <b>
                <Facts facts={choices.map((choice) => choice.name)} />
              </b>
            </span>
            {mayAdd && choices.length > 0 && (
              <a
                href={keyAddress(kind, { ...state, asked: key })}
                aria-label={m.key_more_answers({ name })}
              >
                {m.key_add()}
              </a>
            )}
            <a
              href={keyAddress(kind, { ...state, answers: withoutAnswer(state.answers, key) })}
              aria-label={m.key_remove_named({ name })}
            >
              {m.key_remove()}
            </a>
          </li>
        ))}
        {skipped.map(({ key, name }) => (
          <li key={key}>
            <span>
              {name} <span>{m.key_skipped()}</span>
            </span>
            <a
              href={keyAddress(kind, {
                ...state,
                skipped: state.skipped.filter((each) => each !== key),
                asked: key,
              })}
              aria-label={m.key_ask_again({ name })}
            >
              {m.key_ask()}
            </a>
          </li>
        ))}
      </ul>
      <a className={styles.again} href={keyAddress(kind, { walk: state.walk })}>
        {m.key_start_again()}
      </a>
    </section>
  )
}

function withoutAnswer(answers: KeyState['answers'], key: string): KeyState['answers'] {
  return new Map([...answers].filter(([each]) => each !== key))
}
