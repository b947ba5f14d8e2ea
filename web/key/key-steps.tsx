/** One question with its choices, the answers so far, and the species that fit. */
import { useEffect, useRef } from 'react'
import { m } from '../paraglide/messages.js'
import { useAfterPaint } from '../ui/behaviour/after-paint.ts'
import { FittingSpecies, FittingStrip } from './fitting-species.tsx'
import { GivenAnswers } from './given-answers.tsx'
import styles from './key-page.module.css'
import type { KeyStep } from './key-step.ts'
import { Question } from './question.tsx'
import { stateOf } from './state-of.ts'
import { useSteps } from './use-steps.ts'

export function KeySteps({ step: loaded }: { step: KeyStep }) {
  const { step, search, follow, followPressed } = useSteps(loaded)
  const painted = useAfterPaint(step)
  const heading = useFocusOnStep(search)
  const { kind, question } = step
  const state = stateOf(step)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links within it are pressed, also by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div className={styles.sheet} onClick={followPressed}>
      <div className={styles.asking}>
        {question ? (
          // Each question has elements of its own, so that none of them keeps the focus or stays open.
          <Question
            key={question.key}
            kind={kind}
            question={question}
            hasOthers={step.others.length > 0}
            others={painted.question?.key === question.key ? painted.others : []}
            state={state}
            heading={heading}
            onLength={follow}
          />
        ) : (
          <h2 ref={heading} tabIndex={-1} className={styles.done}>
            {doneWords(step)}
          </h2>
        )}
        <GivenAnswers step={step} state={state} />
        {step.isAnyDescribed && <FittingStrip step={step} painted={painted.species} />}
      </div>
      {step.isAnyDescribed && <FittingSpecies step={step} painted={painted} />}
    </div>
  )
}

function doneWords({ count, isAnyDescribed }: KeyStep): string {
  if (!isAnyDescribed) return m.key_nothing_described()
  if (count === 0) return m.key_fits_none_hint()
  return count === 1 ? m.key_done_one() : m.key_done()
}

/** The pressed link disappears with its question, so the focus moves to the next question. */
function useFocusOnStep(search: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    if (document.activeElement !== document.body) return
    // Moving the focus needs a layout of the page, which the browser computes in this frame anyway.
    const frame = requestAnimationFrame(() => heading.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [search])
  return heading
}
