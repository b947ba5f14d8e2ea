/**
 * Renders the fields of one choice: its name, colour and drawing. An existing key never changes, because coded species
 * use the key.
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
  /** The other choices of the character. */
  siblings: readonly ChoiceSource[]
  /** The choices of all characters, whose drawings can be reused. */
  allChoices: readonly ChoiceSource[]
}

export function ChoiceFields({
  value,
  onChange,
  problems,
  siblings,
  allChoices,
}: ChoiceFieldsProps) {
  const followsName = useAddressFollows(value.key)
  const { drawing: _drawing, colour, ...otherFields } = value

  function changeColour(typed: string) {
    const { colour: _colour, ...withoutColour } = value
    onChange(typed ? { ...withoutColour, colour: typed } : withoutColour)
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
        others={allChoices.filter((each) => each !== value).map(namedChoice)}
        onChange={(drawing) =>
          onChange({ ...otherFields, ...(colour && { colour }), ...(drawing && { drawing }) })
        }
      />
    </>
  )
}

/**
 * @returns the choice as an entry of the list of drawings. The key of the entry contains the name, because two
 * characters may have choices with the same key.
 */
export const namedChoice = ({ key, name, drawing }: ChoiceSource) => ({
  key: `${key} ${name.en}`,
  name: name[getLocale()] || name.en,
  drawing,
})
