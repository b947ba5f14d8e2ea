/** The key: one question with its choices, the answers so far, and the species that fit. */
import { useEffect, useRef } from 'react'
import { Link, useLocation, useRevalidator } from 'react-router'
import { type KeyState, keyAddress } from '../../contract/addresses/key-address.ts'
import { walkAddress } from '../../contract/addresses/walk-address.ts'
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
  const { kind, question, walk } = step
  const state = stateOf(step)
  useTable(step)
  const heading = useFocusOnStep()
  return (
    <>
      <header className={styles.top}>
        <h1 className={styles.title}>{titles[kind]()}</h1>
        <p>{m.key_intro()}</p>
        {walk && (
          <p className={styles.walk}>
            {m.key_of_walk({ name: walk.name })}{' '}
            <Link to={walkAddress(walk.key)}>{m.key_to_walk()}</Link>{' '}
            <Link to={keyAddress(kind)}>{m.key_all_species()}</Link>
          </p>
        )}
        <TabLinks
          label={m.key_kinds()}
          look="plain"
          tabs={kindNames.map((each) => ({
            to: keyAddress(each, { walk: walk?.key }),
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
          {step.isAnyDescribed && <FittingStrip step={step} />}
        </div>
        {step.isAnyDescribed && <FittingSpecies step={step} state={state} />}
      </div>
    </>
  )
}

/** The answers in the address, without those that the table lacks. */
function stateOf({ answers, skipped, month, walk }: KeyStep): KeyState {
  return {
    answers: new Map(answers.map(({ key, choices }) => [key, choices.map((each) => each.key)])),
    skipped: skipped.map(({ key }) => key),
    month,
    walk: walk?.key,
  }
}

/**
 * Fetches the table. A saved page of the key has no answers yet; as soon as the table is here, the page shows those of
 * its address.
 */
function useTable({ kind, walk, answers }: KeyStep) {
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const isBehind = answers.length === 0 && new URLSearchParams(search).has('is')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `revalidate` is another function at each step
  useEffect(() => {
    let isLeft = false
    fetchTable(kind, walk?.key).then(() => {
      if (isBehind && !isLeft) revalidate()
    })
    return () => {
      isLeft = true
    }
  }, [kind, walk?.key, isBehind])
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
