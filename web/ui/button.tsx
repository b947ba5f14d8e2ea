/** Renders a button that shows when its action is running, and keeps its width. */
import type { ComponentProps } from 'react'
import { m } from '../paraglide/messages.js'
import styles from './button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** `main` marks the main action of a page, form or dialog. */
  look?: 'main' | 'quiet'
  busy?: boolean
}

export function Button({ look = 'quiet', busy, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-look={look}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy ? (
        <>
          <span className={styles.label}>{children}</span>
          <span className={styles.dots} aria-hidden="true">
            •••
          </span>
          <span className="visually-hidden">{m.form_sending()}</span>
        </>
      ) : (
        children
      )}
    </button>
  )
}
