/**
 * Renders the fields of one choice: its name, colour and drawing. An existing key stays, because coded species use it.
 */
import type { ChoiceSource } from '../../../contract/key/characters.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Field } from '../../ui/forms/field.tsx'
import { BothLanguages } from '../fields/both-languages.tsx'
import { DrawingChoice } from '../fields/drawing-choice.tsx'
import { addressFrom, type EditorProps, problemOf, problemsWithin } from '../fields/editor.ts'
import { useAddressFollows } from '../fields/use-address-follows.ts'

interface ChoiceFieldsProps extends EditorProps<ChoiceSource> {
  /** The other choices of the question. */
  siblings: readonly ChoiceSource[]
  /** The choices of all questions, whose drawings can be reused. */
  all: readonly ChoiceSource[]
}

export function ChoiceFields({ value, onChange, problems, siblings, all }: ChoiceFieldsProps) {
  const followsName = useAddressFollows(value.key)
  const { drawing: _drawing, colour, ...rest } = value

  function changeColour(typed: string) {
    const { colour: _colour, ...without } = value
    onChange(typed ? { ...without, colour: typed } : without)
  }

  return (
    <>
      <BothLanguages
        label={m.site_edit_name()}
        value={value.name}
        onChange={(name) =>
          onChange({ ...value, name, ...(followsName && { key: addressFrom(name.en, siblings) }) })
        }
        problems={problemsWithin(problems, 'name')}
      />
      <Field
        label={m.site_edit_choice_colour()}
        error={problemOf(problems, 'colour')}
        value={colour ?? ''}
        onChange={({ currentTarget }) => changeColour(currentTarget.value)}
      />
      <DrawingChoice
        value={namedChoice(value)}
        others={all.filter((each) => each !== value).map(namedChoice)}
        onChange={(drawing) =>
          onChange({ ...rest, ...(colour && { colour }), ...(drawing && { drawing }) })
        }
      />
    </>
  )
}

/** @returns the choice for the list of drawings. Choices of two questions may share a key, so the key gets the name. */
export const namedChoice = ({ key, name, drawing }: ChoiceSource) => ({
  key: `${key} ${name.en}`,
  name: name[getLocale()] || name.en,
  drawing,
})
