/** A labelled line of text with its hint and its error. */
import type { ComponentProps } from 'react'
import { FieldFrame, type FrameProps } from './field-frame.tsx'

interface FieldProps extends FrameProps, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  /** For forms in which every field is required, so no field needs a mark. */
  unmarked?: boolean
}

export function Field({ label, hint, error, unmarked, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} marked={input.required && !unmarked}>
      {(control) => <input {...input} {...control} />}
    </FieldFrame>
  )
}
