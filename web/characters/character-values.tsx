/** Edits the values of one character of a species, either choices as checkboxes or a length as two numbers. */
import type { ComponentProps } from 'react'
import type { KeyCharacter } from '../../contract/key/key-table.ts'
import { ChoiceBoxes } from './choice-boxes.tsx'
import { LengthFields } from './length-fields.tsx'

interface CharacterValuesProps extends ComponentProps<typeof ChoiceBoxes> {
  question: Pick<KeyCharacter, 'key' | 'choices' | 'length'>
  /** @param values a list with the length as stored, or an empty list */
  onMeasure: (values: string[]) => void
}

export function CharacterValues({ question, onMeasure, ...props }: CharacterValuesProps) {
  const { key, length } = question
  if (!length) return <ChoiceBoxes question={question} {...props} />
  const { legend, name, chosen, error } = props
  return (
    <LengthFields
      {...{ legend, name, chosen, error }}
      character={key}
      unit={length.unit}
      onMeasure={onMeasure}
    />
  )
}
