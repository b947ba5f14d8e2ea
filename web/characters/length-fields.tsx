/** Edits a length of a species as two numbers, such as the lengths of its smallest and its largest leaf. */
import { type ReactNode, useId, useState } from 'react'
import {
  inUnit,
  type LengthUnit,
  lengthIn,
  lengthText,
  lengthTextIn,
} from '../../contract/key/lengths.ts'
import { m } from '../paraglide/messages.js'
import styles from './choice-boxes.module.css'

interface LengthFieldsProps {
  legend: ReactNode
  name: string
  character: string
  unit: LengthUnit
  /** The stored values. The fields edit the first value that is a length, such as `40-120`. */
  chosen: readonly string[]
  error?: string | undefined
  onMeasure: (values: string[]) => void
}

export function LengthFields(props: LengthFieldsProps) {
  const { legend, name, character, unit, chosen, error, onMeasure } = props
  const storedLength = lengthIn(chosen)
  const storedText = storedLength ? lengthText(storedLength) : ''
  // The fields show the typed numbers until another action, such as an undo, changes the stored length.
  const [typedNumbers, setTypedNumbers] = useState<{ from: string; to: string; text: string }>()
  const shownNumbers =
    typedNumbers?.text === storedText
      ? typedNumbers
      : {
          from: storedLength ? inUnit(storedLength.from, unit) : '',
          to:
            storedLength && storedLength.to !== storedLength.from
              ? inUnit(storedLength.to, unit)
              : '',
        }
  const shownText = lengthTextIn(shownNumbers, unit)
  const problemId = useId()
  const problem = error ?? (shownText === undefined ? m.characters_length_wrong() : undefined)

  function changeNumber(part: { from?: string; to?: string }) {
    const numbers = { ...shownNumbers, ...part }
    const text = lengthTextIn(numbers, unit)
    setTypedNumbers({ from: numbers.from, to: numbers.to, text: text ?? storedText })
    if (text !== undefined && text !== storedText) onMeasure(text ? [text] : [])
  }

  return (
    <fieldset className={styles.character}>
      <legend>{legend}</legend>
      {problem && (
        <p id={problemId} className={styles.error}>
          {problem}
        </p>
      )}
      <div className={styles.length}>
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            <span>{end === 'from' ? m.characters_length_from() : m.characters_length_to()}</span>
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              size={5}
              name={`${name}.${end}`}
              data-character={character}
              data-end={end}
              value={shownNumbers[end]}
              {...(problem && { 'aria-invalid': true, 'aria-describedby': problemId })}
              onChange={({ target }) => changeNumber({ [end]: target.value })}
            />
          </label>
        ))}
        <span>{unit === 'cm' ? m.characters_length_cm() : m.characters_length_mm()}</span>
      </div>
    </fieldset>
  )
}
