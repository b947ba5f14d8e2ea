/**
 * Lets a reader choose the characters of a species. Each question of the key has a group of fields: checkboxes, or two
 * fields for a length.
 */
import { useLayoutEffect, useRef } from 'react'
import { parseCharacters } from '../../contract/key/coded-characters.ts'
import type { KeyQuestion } from '../../contract/key/key-table.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import styles from './character-chooser.module.css'
import { CharacterValues } from './character-values.tsx'
import { unknownChoices, withChoice, withEntered, withValues } from './chosen.ts'
import { boxesIn, moveByArrows } from './move-by-arrows.ts'

interface CharacterChooserProps {
  questions: readonly KeyQuestion[]
  /** The prefix of the names of the fields. */
  name: string
  /** Well-formed text, one character per line. */
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
  const coded = parseCharacters(value)
  const unknownText = unknownChoices(questions, value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useLayoutEffect(() => {
    // The browser keeps a choice or a length that a reader entered before hydration, but the state of React lacks it.
    const enteredText = withEntered(questions, value, boxesIn(group.current))
    if (enteredText !== value) onChange(enteredText)
  }, [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between its checkboxes
    <div ref={group} className={styles.chooser} onKeyDown={(event) => moveByArrows(event, 'group')}>
      <p className={styles.hint}>{m.characters_hint()}</p>
      {questions.map((question, index) => (
        <CharacterValues
          key={question.key}
          question={question}
          legend={question.name[getLocale()]}
          name={`${name}.${question.key}`}
          chosen={coded?.get(question.key) ?? []}
          error={index === 0 ? error : undefined}
          onChoose={(choice, isChosen) =>
            onChange(withChoice(questions, value, question.key, choice, isChosen))
          }
          onMeasure={(values) => onChange(withValues(questions, value, question.key, values))}
        />
      ))}
      {unknownText && <p className={styles.hint}>{m.characters_kept({ text: unknownText })}</p>}
    </div>
  )
}
