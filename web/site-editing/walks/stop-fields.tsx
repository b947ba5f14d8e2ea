/** Renders the fields of one stop. The position of a stop is set on the map. */
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/forms/field.tsx'
import { BothLanguages } from '../fields/both-languages.tsx'
import {
  addressFrom,
  type EditorProps,
  emptyText,
  problemOf,
  problemsWithin,
  withText,
} from '../fields/editor.ts'
import { MarkdownFields } from '../fields/markdown-fields.tsx'
import { useAddressFollows } from '../fields/use-address-follows.ts'
import type { StopSource } from './place-points.ts'
import { StopSpecies } from './stop-species.tsx'

interface StopFieldsProps extends EditorProps<StopSource> {
  /** The other stops of the walk. */
  others: readonly StopSource[]
  call: SignedInCall
}

export function StopFields({ value, onChange, problems, others, call }: StopFieldsProps) {
  const followsName = useAddressFollows(value.key)
  const change = (part: Partial<StopSource>) => onChange({ ...value, ...part })

  return (
    <>
      <BothLanguages
        label={m.site_edit_name()}
        value={value.name}
        onChange={(name) =>
          change({ name, ...(followsName && { key: addressFrom(name.en, others) }) })
        }
        problems={problemsWithin(problems, 'name')}
      />
      <Field
        label={m.site_edit_address()}
        hint={m.site_edit_stop_address_hint()}
        error={problemOf(problems, 'key')}
        value={value.key}
        onChange={({ currentTarget }) => change({ key: currentTarget.value })}
      />
      <MarkdownFields
        label={m.site_edit_stop_text()}
        required={false}
        rows={3}
        value={value.text ?? emptyText}
        onChange={(text) => onChange(withText(value, text))}
        problems={problemsWithin(problems, 'text')}
        call={call}
      />
      <StopSpecies
        species={value.species ?? []}
        onChange={(species) => change({ species })}
        error={problemOf(problems, 'species')}
      />
    </>
  )
}
