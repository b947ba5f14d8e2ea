/** The key: one question with its choices, the answers so far, and the species that fit. */
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { type KeyState, keyAddress } from '../../contract/addresses/key-address.ts'
import { type Kind, kindNames } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'
import { TabLinks } from '../ui/tab-links.tsx'
import { FittingSpecies, FittingStrip } from './fitting-species.tsx'
import { GivenAnswers } from './given-answers.tsx'
import styles from './key-page.module.css'
import type { KeyStep } from './key-step.ts'
import { fetchTable } from './load-key.ts'
import { Question } from './question.tsx'

const titles: Record<Kind, () => string> = { plant: m.key_plant_title, bird: m.key_bird_title }
const kindWords: Record<Kind, () => string> = { plant: m.key_plant, bird: m.key_bird }

export function KeyPage({ step }: { step: KeyStep }) {
  const { kind, question } = step
  useEffect(() => fetchTable(kind), [kind])
  const state = stateOf(step)
  const heading = useFocusOnStep()
  return (
    <>
      <header className={styles.top}>
        <h1 className={styles.title}>{titles[kind]()}</h1>
        <p>{m.key_intro()}</p>
        <TabLinks
          label={m.key_kinds()}
          look="plain"
          tabs={kindNames.map((each) => ({
            to: keyAddress(each),
            text: kindWords[each](),
            current: each === kind,
          }))}
        />
      </header>
      <div className={styles.sheet}>
        <div className={styles.asking}>
          {question ? (
            // Another question has other elements, so that none of them keeps the focus or stays open.
            <Question
              key={question.key}
              kind={kind}
              question={question}
              others={step.others}
              state={state}
              heading={heading}
            />
          ) : (
            <h2 ref={heading} tabIndex={-1} className={styles.done}>
              {doneWords(step)}
            </h2>
          )}
          <GivenAnswers step={step} state={state} />
          <FittingStrip step={step} />
        </div>
        <FittingSpecies step={step} state={state} />
      </div>
    </>
  )
}

/** The answers in the address, without those that the table lacks. */
function stateOf({ answers, skipped, month }: KeyStep): KeyState {
  return {
    answers: new Map(answers.map(({ key, choices }) => [key, choices.map((each) => each.key)])),
    skipped: skipped.map(({ key }) => key),
    month,
  }
}

function doneWords({ count, isAnyDescribed }: KeyStep): string {
  if (!isAnyDescribed) return m.key_nothing_described()
  if (count === 0) return m.key_fits_none_hint()
  return count === 1 ? m.key_done_one() : m.key_done()
}

/** The pressed link disappears with its question, so the focus moves to the next question. */
function useFocusOnStep() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { search } = useLocation()
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    if (document.activeElement === document.body) heading.current?.focus()
  }, [search])
  return heading
}
