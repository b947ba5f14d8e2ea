/** Shows edited questions as the key asks them, without its links, because a preview finds no species. */
import type { KeyQuestion } from '../../../contract/key/key-table.ts'
import { type Kind, kindNames } from '../../../contract/kinds.ts'
import { shownChoice, shownDrawing } from '../../key/key-step.ts'
import { ShownQuestion } from '../../key/shown-question.tsx'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

const titles: Record<Kind, () => string> = { plant: m.key_plant_title, bird: m.key_bird_title }

export function QuestionsPreview({ questions }: { questions: readonly KeyQuestion[] }) {
  const language = getLocale()
  return kindNames.map((kind) => (
    <section key={kind} aria-labelledby={`preview-${kind}`}>
      <h3 id={`preview-${kind}`}>{titles[kind]()}</h3>
      {questions
        .filter((each) => each.kind === kind)
        .map(({ key, question, hint, choices, length }) => (
          <ShownQuestion
            key={key}
            question={question[language]}
            hint={hint?.[language]}
            choices={choices.map((choice) => shownChoice(choice, language))}
            length={length && { unit: length.unit, drawing: shownDrawing(length.drawing) }}
          />
        ))}
    </section>
  ))
}
