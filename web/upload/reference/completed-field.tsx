/** Renders a field that the browser completes with names of the reference, or with families, while the member types. */
import { type ComponentProps, useEffect, useEffectEvent, useId, useState } from 'react'
import type { Kind } from '../../../contract/kinds.ts'
import type { ReferenceField, ReferenceName } from '../../../contract/reference/reference-shapes.ts'
import { Field } from '../../ui/forms/field.tsx'
import { useCompletions } from './use-completions.ts'

interface CompletedFieldProps extends ComponentProps<typeof Field> {
  kind: Kind
  field: ReferenceField
  value: string
  onType: (value: string) => void
  /** Called when the value is a name of the reference. */
  onMatch: (name: ReferenceName) => void
}

export function CompletedField({
  kind,
  field,
  value,
  onType,
  onMatch,
  ...fieldProps
}: CompletedFieldProps) {
  const listId = useId()
  // A value that the member has not typed causes no request.
  const [typed, setTyped] = useState('')
  const completions = useCompletions(kind, field, typed === value ? typed : '')
  const matchedName = completions.find((each) => each.value === value)?.name
  const reportMatch = useEffectEvent(onMatch)
  useEffect(() => {
    if (matchedName) reportMatch(matchedName)
  }, [matchedName])

  return (
    <>
      <Field
        {...fieldProps}
        value={value}
        list={listId}
        onChange={({ target }) => {
          setTyped(target.value)
          onType(target.value)
        }}
      />
      <datalist id={listId}>
        {completions.map(({ value: name, label }) => (
          <option key={`${name} ${label}`} value={name}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  )
}
