/** Renders a labelled field for one line of text, with its hint and its error. */
import type { ComponentProps } from 'react'
import { FieldFrame, type FrameProps } from './field-frame.tsx'

interface FieldProps extends FrameProps, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  /** Whether the mark of a required field is omitted, because every field of the form is required. */
  unmarked?: boolean
  /** The id of an alert outside the frame, if the alert is about this field. */
  alertId?: string | undefined
}

export function Field({ label, hint, error, alertId, unmarked, ...input }: FieldProps) {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      alertId={alertId}
      marked={input.required && !unmarked}
    >
      {(control) => <input {...input} {...control} />}
    </FieldFrame>
  )
}
