/** Renders a label and a few choices as radio buttons. */
import { useId } from 'react'

interface ChoiceProps<Answer extends string> {
  label: string
  answers: readonly (readonly [answer: Answer, text: string])[]
  chosen: Answer
  onChoose: (answer: Answer) => void
}

export function Choice<Answer extends string>(props: ChoiceProps<Answer>) {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{props.label}</legend>
      {props.answers.map(([answer, text]) => (
        <label key={answer}>
          <input
            type="radio"
            name={name}
            checked={props.chosen === answer}
            onChange={() => props.onChoose(answer)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
