/** Chooses the characters of a species: one group of checkboxes with drawings for each question of the key. */
import { useLayoutEffect, useRef } from 'react'
import { parseCharacters } from '../../contract/key/coded-characters.ts'
import type { KeyQuestion } from '../../contract/key/key-table.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import styles from './character-chooser.module.css'
import { CharacterValues } from './character-values.tsx'
import { keptText, withChoice, withValues } from './chosen.ts'
import { boxesIn, moveByArrows } from './move-by-arrows.ts'

interface CharacterChooserProps {
  questions: readonly KeyQuestion[]
  /** The prefix of the names of the checkboxes. */
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
  const kept = keptText(questions, value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useLayoutEffect(() => {
    // The browser keeps a choice from before hydration, but React does not know it.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between its checkboxes
    <div ref={group} className={styles.chooser} onKeyDown={(event) => moveByArrows(event, 'group')}>
      <p className={styles.hint}>{m.characters_hint()}</p>
      {questions.map((question, place) => (
        <CharacterValues
          key={question.key}
          question={question}
          legend={question.name[getLocale()]}
          name={`${name}.${question.key}`}
          chosen={coded?.get(question.key) ?? []}
          error={place === 0 ? error : undefined}
          onChoose={(choice, isChosen) =>
            onChange(withChoice(questions, value, question.key, choice, isChosen))
          }
          onMeasure={(values) => onChange(withValues(questions, value, question.key, values))}
        />
      ))}
      {kept && <p className={styles.hint}>{m.characters_kept({ text: kept })}</p>}
    </div>
  )
}
