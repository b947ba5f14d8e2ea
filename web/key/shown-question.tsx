/** A question of the key as it looks, without links and fields. */
import { m } from '../paraglide/messages.js'
import { TermDrawing } from '../terms/term-drawing.tsx'
import { ChoicePicture } from './choice-picture.tsx'
import type { ShownChoice, ShownLength } from './key-step.ts'
import styles from './question.module.css'

interface ShownQuestionProps {
  question: string
  hint: string | undefined
  choices: readonly ShownChoice[]
  length: Pick<ShownLength, 'unit' | 'drawing'> | undefined
}

export function ShownQuestion({ question, hint, choices, length }: ShownQuestionProps) {
  return (
    <>
      <h4 className={styles.question}>{question}</h4>
      {hint && <p className={styles.hint}>{hint}</p>}
      {length && (
        <p>
          {length.drawing && <TermDrawing drawing={length.drawing} />}
          <span>{length.unit === 'cm' ? m.key_length_cm() : m.key_length_mm()}</span>
        </p>
      )}
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.key}>
            <span className={styles.choice}>
              <ChoicePicture choice={choice} />
              <span>{choice.name}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
