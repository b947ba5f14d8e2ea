/** Renders a question with a few answers as radio buttons. */
import { useId } from 'react'

interface ChoiceProps<Answer extends string> {
  label: string
  answers: readonly (readonly [answer: Answer, words: string])[]
  chosen: Answer
  onChoose: (answer: Answer) => void
}

export function Choice<Answer extends string>(props: ChoiceProps<Answer>) {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{props.label}</legend>
      {props.answers.map(([answer, words]) => (
        <label key={answer}>
          <input
            type="radio"
            name={name}
            checked={props.chosen === answer}
            onChange={() => props.onChoose(answer)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  )
}
