/**
 * Shows the choices of one character as checkboxes, with the drawing or the colour of each choice, if any. A species
 * that varies has several choices.
 */
import { type ReactNode, useId } from 'react'
import type { KeyCharacter } from '../../contract/key/key-table.ts'
import { ChoicePicture } from '../key/choice-picture.tsx'
import { shownChoice } from '../key/key-step.ts'
import { getLocale } from '../paraglide/runtime.js'
import styles from './choice-boxes.module.css'

interface ChoiceBoxesProps {
  question: Pick<KeyCharacter, 'key' | 'choices'>
  legend: ReactNode
  name: string
  chosen: readonly string[]
  error?: string | undefined
  onChoose: (choice: string, isChosen: boolean) => void
}

export function ChoiceBoxes({ question, legend, name, chosen, error, onChoose }: ChoiceBoxesProps) {
  const errorId = useId()
  const errorProps = error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}
  return (
    <fieldset className={styles.character}>
      <legend>{legend}</legend>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.choices}>
        {question.choices.map((choice) => (
          <label key={choice.key} className={styles.choice}>
            <input
              type="checkbox"
              name={name}
              data-character={question.key}
              value={choice.key}
              checked={chosen.includes(choice.key)}
              {...errorProps}
              onChange={({ target }) => onChoose(choice.key, target.checked)}
            />
            <ChoicePicture choice={shownChoice(choice, getLocale())} />
            <span>{choice.name[getLocale()]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
