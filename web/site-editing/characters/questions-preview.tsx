/** Shows edited questions as the key shows them, but without links, because the preview does not find species. */
import type { KeyQuestion } from '../../../contract/key/key-table.ts'
import { kindNames } from '../../../contract/kinds.ts'
import { ChoicePicture } from '../../key/choice-picture.tsx'
import { shownChoice, shownDrawing } from '../../key/key-step.ts'
import { keyWords } from '../../key/key-words.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { TermDrawing } from '../../terms/term-drawing.tsx'

export function QuestionsPreview({ questions }: { questions: readonly KeyQuestion[] }) {
  const language = getLocale()
  return kindNames.map((kind) => (
    <section key={kind} aria-labelledby={`preview-${kind}`}>
      <h3 id={`preview-${kind}`}>{keyWords[kind].title()}</h3>
      {questions
        .filter((each) => each.kind === kind)
        .map(({ key, question, hint, choices, length }) => {
          const drawing = shownDrawing(length?.drawing)
          return (
            <div key={key} className="shown-question">
              <h4>{question[language]}</h4>
              {hint && <p>{hint[language]}</p>}
              {length && (
                <p>
                  {drawing && <TermDrawing drawing={drawing} />}
                  {length.unit === 'cm' ? m.key_length_cm() : m.key_length_mm()}
                </p>
              )}
              <ul>
                {choices.map((choice) => (
                  <li key={choice.key}>
                    <ChoicePicture choice={shownChoice(choice, language)} />
                    {choice.name[language]}
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
    </section>
  ))
}
