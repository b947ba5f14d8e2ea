/** A button that says when it is busy. */
import type { ComponentProps } from 'react'
import { m } from '../paraglide/messages.js'
import styles from './button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** `main` for the main action of a page, which has only one. */
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
      {busy ? m.form_sending() : children}
    </button>
  )
}
