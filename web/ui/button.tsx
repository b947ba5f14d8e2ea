/** Renders a button. While its action runs, the button shows three dots and keeps its width. */
import type { ComponentProps } from 'react'
import { m } from '../paraglide/messages.js'
import styles from './button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /**
   * `main` marks the main action of a page, form or dialog. `danger` marks an action that deletes or rejects content.
   */
  look?: 'main' | 'quiet' | 'danger' | 'main danger'
  /** Whether the action runs. */
  busy?: boolean
  /**
   * Whether the page is not yet hydrated. The button looks ready, and is disabled for a browser without scripts. With
   * scripts, the page enables the button and repeats an early press after hydration (late-scripts.ts).
   */
  unhydrated?: boolean
}

export function Button({
  look = 'quiet',
  busy,
  unhydrated = false,
  children,
  type = 'button',
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      className={styles.button}
      data-look={look}
      data-unhydrated={unhydrated || undefined}
      disabled={props.disabled || unhydrated}
      // The page has enabled the button by the time React compares the attributes.
      suppressHydrationWarning={unhydrated}
      aria-disabled={busy || props['aria-disabled'] || undefined}
      onClick={busy ? (event) => event.preventDefault() : props.onClick}
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
