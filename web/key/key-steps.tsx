/** Shows one question with its choices, the answers so far, and the species that fit. */
import { useEffect, useRef } from 'react'
import { m } from '../paraglide/messages.js'
import { useAfterPaint } from '../ui/behaviour/after-paint.ts'
import { FittingSpecies, FittingStrip } from './fitting-species.tsx'
import { GivenAnswers } from './given-answers.tsx'
import styles from './key-page.module.css'
import type { KeyStep } from './key-step.ts'
import { Question } from './question.tsx'
import { useIsBehind, useShownContent } from './saved-key.ts'
import { stateOf } from './state-of.ts'
import { useSteps } from './use-steps.ts'

export function KeySteps({ step: loadedStep }: { step: KeyStep }) {
  const { step, search, followAddress, followPressed } = useSteps(loadedStep)
  const paintedStep = useAfterPaint(step)
  const heading = useFocusOnStep(search)
  const isBehind = useIsBehind(step)
  useShownContent(!isBehind && paintedStep === step)
  const { kind, question } = step
  const state = stateOf(step)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: readers press the links in the element, also by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div className={styles.sheet} onClick={followPressed}>
      <div className={styles.asking}>
        {question ? (
          // Each question has its own elements, so that no element keeps the focus or stays open.
          <Question
            key={question.key}
            kind={kind}
            question={question}
            hasOthers={step.otherQuestions.length > 0}
            otherQuestions={
              paintedStep.question?.key === question.key ? paintedStep.otherQuestions : []
            }
            state={state}
            heading={heading}
            onLength={followAddress}
          />
        ) : (
          <h2 ref={heading} tabIndex={-1} className={styles.done}>
            {doneWords(step)}
          </h2>
        )}
        <GivenAnswers step={step} state={state} />
        {step.isAnyDescribed && <FittingStrip step={step} paintedSpecies={paintedStep.species} />}
      </div>
      {step.isAnyDescribed && <FittingSpecies step={step} paintedStep={paintedStep} />}
    </div>
  )
}

function doneWords({ count, isAnyDescribed }: KeyStep): string {
  if (!isAnyDescribed) return m.key_nothing_described()
  if (count === 0) return m.key_fits_none_hint()
  return count === 1 ? m.key_done_one() : m.key_done()
}

/**
 * Moves the focus to the next question, because the pressed link disappears with its question.
 * @returns the ref for the heading of the question
 */
function useFocusOnStep(search: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownSearch = useRef(search)
  useEffect(() => {
    if (shownSearch.current === search) return
    shownSearch.current = search
    if (document.activeElement !== document.body) return
    // Moving the focus needs a layout of the page, which the browser computes in this frame anyway.
    const frame = requestAnimationFrame(() => heading.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [search])
  return heading
}
