/** Renders the frame of a control in a form: its label, required mark, hint and error. */
import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

/** The attributes with which assistive technology finds the label, the hint and the error of a control. */
export interface ControlProps {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FrameProps {
  label: string
  hint?: ReactNode
  /** The message about the error; an empty text keeps the line of a corrected error. */
  error?: string | undefined
}

interface FieldFrameProps extends FrameProps {
  /** The id of an alert outside the frame, if the alert is about this field. */
  alertId?: string | undefined
  /** Whether the field has the mark that a `RequiredNote` explains. */
  marked?: boolean | undefined
  children: (control: ControlProps) => ReactNode
}

export function FieldFrame({ label, hint, error, alertId, marked, children }: FieldFrameProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, alertId]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {marked && (
          <span className={styles.mark} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: styles.input,
        'aria-invalid': error || alertId ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error || '\u00a0'}
        </p>
      )}
    </div>
  )
}
