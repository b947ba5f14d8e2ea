/** Renders the quiz: the choice of species, the kinds of questions, and the questions. */
import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { learningAddress, selectionIn } from '../../contract/addresses/species-selection.ts'
import { m } from '../paraglide/messages.js'
import type { SelectionChoices } from '../selection/load-choices.ts'
import { selectionName } from '../selection/selection-name.ts'
import { SpeciesChoice } from '../selection/species-choice.tsx'
import { useHydrated } from '../ui/behaviour/use-hydrated.ts'
import { LoadingDots } from '../ui/loading-dots.tsx'
import { TabLinks } from '../ui/tab-links.tsx'
import { type Ask, addressOfQuestions, askIn, asksOf } from './ask.ts'
import styles from './quiz-page.module.css'

// Both scripts are loaded on demand. A reader who chooses species needs only the script of the progress. A reader who
// answers needs only the script of the questions.
const QuizRun = lazy(() => import('./quiz-run.tsx'))
const Progress = lazy(() => import('./progress.tsx'))

const askMessages: Record<Ask, () => string> = {
  picture: m.quiz_ask_picture,
  name: m.quiz_ask_name,
  family: m.quiz_ask_family,
  stage: m.quiz_ask_stage,
}

export function QuizPage(choices: SelectionChoices) {
  const [parameters] = useSearchParams()
  const selection = selectionIn(parameters)
  const ask = selection ? askIn(parameters, selection) : 'picture'
  const isHydrated = useHydrated()
  return (
    <>
      <header className="page-head">
        <h1>
          {selection ? m.quiz_of({ name: selectionName(selection, choices) }) : m.quiz_title()}
        </h1>
        {!selection && <p>{m.quiz_text()}</p>}
        <noscript>
          <p>
            <strong>{m.quiz_without_script()}</strong>
          </p>
        </noscript>
      </header>
      {selection ? (
        <>
          {/* The links are above the questions, because the questions differ in height. */}
          <p className={styles.other}>
            <Link to="/quiz">{m.quiz_other()}</Link>
            {!('list' in selection) && (
              <Link to={learningAddress('/worksheet', selection)}>{m.worksheet_title()}</Link>
            )}
            <Link to={learningAddress('/guide', selection)}>{m.guide_title()}</Link>
          </p>
          <p>{m.quiz_asks()}</p>
          <TabLinks
            label={m.quiz_asks()}
            marks="true"
            preventScrollReset
            tabs={asksOf(selection).map((each) => ({
              to: addressOfQuestions(selection, each),
              text: askMessages[each](),
              current: each === ask,
            }))}
          />
          {isHydrated && (
            <Suspense fallback={<LoadingDots />}>
              <QuizRun key={addressOfQuestions(selection, ask)} selection={selection} ask={ask} />
            </Suspense>
          )}
        </>
      ) : (
        <SpeciesChoice page="/quiz" withList {...choices} />
      )}
      {!selection && (
        <p className={styles.other}>
          {m.quiz_for_teachers()} <Link to="/worksheet">{m.worksheet_title()}</Link>
          <Link to="/guide">{m.guide_title()}</Link>
        </p>
      )}
      {isHydrated && !selection && (
        <Suspense>
          <Progress />
        </Suspense>
      )}
    </>
  )
}
