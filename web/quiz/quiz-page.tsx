/** The quiz: the choice of species, the kind of question, and the questions. */
import { Link, useSearchParams } from 'react-router'
import { type SpeciesSelection, selectionIn } from '../../contract/addresses/species-selection.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { sectionWord } from '../photographs/section-word.ts'
import { useHydrated } from '../ui/behaviour/use-hydrated.ts'
import { TabLinks } from '../ui/tab-links.tsx'
import { type Ask, addressOfQuestions, askIn, asks } from './ask.ts'
import type { QuizChoices } from './load-quiz.ts'
import { Progress } from './progress.tsx'
import styles from './quiz-page.module.css'
import { QuizRun } from './quiz-run.tsx'
import { SpeciesChoice } from './species-choice.tsx'

const askWords: Record<Ask, () => string> = {
  picture: m.quiz_ask_picture,
  name: m.quiz_ask_name,
  family: m.quiz_ask_family,
  stage: m.quiz_ask_stage,
}

export function QuizPage(choices: QuizChoices) {
  const [parameters] = useSearchParams()
  const selection = selectionIn(parameters)
  const ask = askIn(parameters)
  const isHydrated = useHydrated()
  return (
    <>
      <header className={styles.top}>
        <h1>{selection ? m.quiz_of({ name: nameOf(selection, choices) }) : m.quiz_title()}</h1>
        {!selection && <p>{m.quiz_text()}</p>}
        <noscript>
          <p>
            <strong>{m.quiz_without_script()}</strong>
          </p>
        </noscript>
      </header>
      {selection ? (
        <>
          <TabLinks
            label={m.quiz_asks()}
            marks="true"
            preventScrollReset
            tabs={asks.map((each) => ({
              to: addressOfQuestions(selection, each),
              text: askWords[each](),
              current: each === ask,
            }))}
          />
          {isHydrated && (
            <QuizRun key={addressOfQuestions(selection, ask)} selection={selection} ask={ask} />
          )}
          <p className={styles.other}>
            <Link to="/quiz">{m.quiz_other()}</Link>
          </p>
        </>
      ) : (
        <SpeciesChoice {...choices} />
      )}
      {isHydrated && !selection && <Progress />}
    </>
  )
}

function nameOf(selection: SpeciesSelection, { walks, families }: QuizChoices): string {
  if ('list' in selection) return m.my_list_title()
  if ('walk' in selection) {
    const walk = walks.find(({ key }) => key === selection.walk)
    return walk?.name[getLocale()] ?? selection.walk
  }
  if ('season' in selection) return sectionWord(selection.season)
  if ('place' in selection) return selection.place
  if ('species' in selection) return m.quiz_some()
  if ('all' in selection) {
    return selection.all === 'plant' ? m.quiz_all_plant() : m.quiz_all_bird()
  }
  const family = families.find(({ name }) => name === selection.family)
  return (getLocale() === 'zh' ? family?.chineseName : family?.commonName) || selection.family
}
