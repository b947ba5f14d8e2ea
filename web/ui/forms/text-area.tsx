/** Renders a labelled field for several lines. The height of the field fits its content. */
import type { ComponentProps, CSSProperties } from 'react'
import { FieldFrame, type FrameProps } from './field-frame.tsx'
import styles from './text-area.module.css'

interface TextAreaProps extends FrameProps, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  /** The minimum number of lines. */
  rows?: number
}

export function TextArea({ label, hint, error, rows = 3, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} marked={area.required}>
      {({ className, ...control }) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          className={`${className} ${styles.text}`}
          style={{ '--rows': rows } as CSSProperties}
        />
      )}
    </FieldFrame>
  )
}
