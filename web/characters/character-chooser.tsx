/** Chooses the characters of a species: one group of checkboxes with drawings for each question of the key. */
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { parseCharacters } from '../../contract/key/coded-characters.ts'
import type { KeyQuestion } from '../../contract/key/key-table.ts'
import { ChoicePicture } from '../key/choice-picture.tsx'
import { shownChoice } from '../key/key-step.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import styles from './character-chooser.module.css'
import { keptText, withChoice } from './chosen.ts'

interface CharacterChooserProps {
  questions: readonly KeyQuestion[]
  /** The beginning of the names of the checkboxes. */
  name: string
  /** Well-formed text, one character a line. */
  value: string
  error?: string | undefined
  onChange: (text: string) => void
}

export function CharacterChooser({
  questions,
  name,
  value,
  error,
  onChange,
}: CharacterChooserProps) {
  const group = useRef<HTMLDivElement>(null)
  const errorId = useId()
  const coded = parseCharacters(value)
  const kept = keptText(questions, value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useLayoutEffect(() => {
    // The browser keeps what the member pressed before hydration, but React knows nothing of it.
    let pressed = value
    for (const { dataset, value: choice, checked } of boxesIn(group.current)) {
      const { character = '' } = dataset
      const wasChosen = coded?.get(character)?.includes(choice) ?? false
      if (checked !== wasChosen) {
        pressed = withChoice(questions, pressed, character, choice, checked)
      }
    }
    if (pressed !== value) onChange(pressed)
  }, [])

  return (
    <div ref={group} className={styles.chooser}>
      <p className={styles.hint}>{m.characters_hint()}</p>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {questions.map((question, place) => (
        <fieldset key={question.key} className={styles.character} onKeyDown={moveByArrows}>
          <legend>{question.name[getLocale()]}</legend>
          <div className={styles.choices}>
            {question.choices.map((choice, among) => (
              <label key={choice.key} className={styles.choice}>
                <input
                  type="checkbox"
                  name={`${name}.${question.key}`}
                  data-character={question.key}
                  value={choice.key}
                  checked={coded?.get(question.key)?.includes(choice.key) ?? false}
                  {...(error &&
                    place + among === 0 && { 'aria-invalid': true, 'aria-describedby': errorId })}
                  onChange={({ target }) =>
                    onChange(withChoice(questions, value, question.key, choice.key, target.checked))
                  }
                />
                <ChoicePicture choice={shownChoice(choice, getLocale())} />
                <span>{choice.name[getLocale()]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {kept && <p className={styles.hint}>{m.characters_kept({ text: kept })}</p>}
    </div>
  )
}

const boxesIn = (part: Element | null) =>
  part ? [...part.querySelectorAll<HTMLInputElement>('[data-character]')] : []

/** Arrow keys move within a question, beside the Tab key, which goes through all of them. */
function moveByArrows(event: KeyboardEvent<HTMLFieldSetElement>) {
  const step = steps[event.key]
  const boxes = boxesIn(event.currentTarget)
  const place = boxes.indexOf(event.target as HTMLInputElement)
  if (!step || place < 0) return
  event.preventDefault()
  boxes[(place + step + boxes.length) % boxes.length]?.focus()
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
