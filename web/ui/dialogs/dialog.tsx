/** A modal dialog. It is open as long as it is rendered. */
import { type ReactNode, type RefObject, useId, useLayoutEffect } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  /**
   * Lets the caller close the dialog before it uses the answer. The browser then returns the focus.
   */
  dialog: RefObject<HTMLDialogElement | null>
  /** The name of the dialog. A dialog with a picture shows no heading. */
  title: string
  size?: 'text' | 'picture'
  /** Read out after the title. */
  text?: ReactNode
  /** Handles Escape; without it, Escape closes the dialog. */
  onCancel?: (event: { preventDefault(): void }) => void
  /** Called when the reader closes the dialog, or the browser after Escape is pressed twice. */
  onClose: () => void
  children: ReactNode
}

export function Dialog({ dialog, title, size = 'text', text, children, ...on }: DialogProps) {
  const id = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // React never writes the attribute `autofocus`, which the browser would follow here.
    shown?.querySelector<HTMLElement>('[data-focus-first]')?.focus()
    // The browser returns the focus only if the dialog is closed before it is removed.
    return () => shown?.close()
  }, [dialog])
  const name = size === 'text' ? { 'aria-labelledby': id } : { 'aria-label': title }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      {...name}
      aria-describedby={text ? `${id}text` : undefined}
      {...on}
    >
      {size === 'text' && <h2 id={id}>{title}</h2>}
      {text && (
        <div id={`${id}text`} className={styles.text}>
          {text}
        </div>
      )}
      {children}
    </dialog>
  )
}

/** The row of buttons at the end of a dialog. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <p className={styles.buttons}>{children}</p>
}
