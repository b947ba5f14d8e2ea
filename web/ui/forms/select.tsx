/** Renders a labelled native select with its hint and its error. */
import type { ComponentProps } from 'react'
import { FieldFrame, type FrameProps } from './field-frame.tsx'
import styles from './select.module.css'

interface SelectProps extends FrameProps, Omit<ComponentProps<'select'>, 'id' | 'className'> {
  options: readonly { value: string; label: string }[]
  /** The text of the option with an empty value, which is shown until the reader chooses another option. */
  placeholder?: string
}

export function Select({ label, hint, error, options, placeholder, ...select }: SelectProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} marked={select.required}>
      {({ className, ...control }) => (
        <select {...select} {...control} className={`${className} ${styles.select}`}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
