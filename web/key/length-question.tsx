/** Shows a question that the reader answers by measuring. The question is a form that works without a script too. */
import { type FormEvent, useState } from 'react'
import { type KeyState, keyAddress } from '../../contract/addresses/key-address.ts'
import { inUnit, lengthIn, millimetresIn } from '../../contract/key/lengths.ts'
import { type Kind, kinds } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'
import { TermDrawing } from '../terms/term-drawing.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/forms/field.tsx'
import styles from './key-page.module.css'
import type { ShownLength } from './key-step.ts'

interface LengthQuestionProps {
  kind: Kind
  /** The key of the question. */
  character: string
  length: ShownLength
  state: KeyState
  /** Called with the next address. */
  onAnswer: (address: string) => void
}

const lengthLabels = { mm: m.key_length_mm, cm: m.key_length_cm }

export function LengthQuestion(props: LengthQuestionProps) {
  const { kind, character, length, state, onAnswer } = props
  const { unit, drawing, range } = length
  const answeredLength = lengthIn(state.answers.get(character) ?? [])
  const [problem, setProblem] = useState('')
  const otherAnswers = new Map([...state.answers].filter(([key]) => key !== character))
  const skipped = state.skipped.filter((key) => key !== character)
  const questionState = { ...state, answers: otherAnswers, skipped, asked: character }

  function sendAnswer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get(unit)
    const millimetres = millimetresIn(String(text), unit)
    if (!millimetres) {
      setProblem(m.key_length_wrong())
      return
    }
    const answers = new Map([...otherAnswers, [character, [`${millimetres}`]]])
    onAnswer(keyAddress(kind, { ...questionState, answers, asked: undefined }))
  }

  return (
    <form className={styles.asking} action={kinds[kind].key} onSubmit={sendAnswer} noValidate>
      {drawing && <TermDrawing drawing={drawing} />}
      {[...new URLSearchParams(keyAddress(kind, questionState).split('?')[1])].map(
        ([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ),
      )}
      <Field
        label={lengthLabels[unit]()}
        name={unit}
        inputMode="decimal"
        autoComplete="off"
        required
        unmarked
        defaultValue={answeredLength ? inUnit(answeredLength.from, unit) : ''}
        hint={range && m.key_length_among({ among: range })}
        error={problem}
      />
      <Button look="main" type="submit">
        {m.key_length_answer()}
      </Button>
    </form>
  )
}
