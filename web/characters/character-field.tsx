/**
 * Edits the characters of a species with checkboxes and fields for lengths. If the page has no questions of the kind or
 * the text is malformed, the field is a text area.
 */

import type { ReactNode } from 'react'
import { parseCharacters } from '../../contract/key/coded-characters.ts'
import type { Kind } from '../../contract/kinds.ts'
import { TextArea } from '../ui/forms/text-area.tsx'
import { CharacterChooser } from './character-chooser.tsx'
import { useQuestions } from './questions.tsx'

interface CharacterFieldProps {
  kind: Kind
  name: string
  label: string
  hint: ReactNode
  error: string | undefined
  /** One character per line, as stored. */
  value: string
  onChange: (text: string) => void
}

export function CharacterField({ kind, name, onChange, ...field }: CharacterFieldProps) {
  const questions = useQuestions().filter((each) => each.kind === kind)
  const { value, error } = field
  // A malformed text may come from an old draft. The member corrects the text in the text area.
  if (questions.length > 0 && parseCharacters(value)) {
    return <CharacterChooser {...{ questions, name, value, error, onChange }} />
  }
  return (
    <TextArea
      {...field}
      name={name}
      rows={3}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
