/** Renders a modal dialog, which is open as long as it is rendered. */
import { type ReactNode, type RefObject, useId, useLayoutEffect } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  /**
   * The element of the dialog. The caller closes this element before using the answer, so that the browser returns the
   * focus.
   */
  dialog: RefObject<HTMLDialogElement | null>
  /** The name of the dialog. Only a dialog of the size `text` shows the name as a heading. */
  title: string
  /** The server renders a dialog of the size `video` open, so that readers without scripts see the video. */
  size?: 'text' | 'picture' | 'video'
  /** The text that screen readers announce after the title. */
  text?: ReactNode
  /** Handles Escape; without this handler, Escape closes the dialog. */
  onCancel?: (event: { preventDefault(): void }) => void
  /** Called when the dialog closes, for example because the reader pressed Escape twice. */
  onClose: () => void
  children: ReactNode
}

export function Dialog({ dialog, title, size = 'text', text, children, ...props }: DialogProps) {
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    // A dialog that is open already cannot become modal.
    element?.removeAttribute('open')
    element?.showModal()
    // React never sets the attribute `autofocus`, so the dialog focuses the marked element itself.
    element?.querySelector<HTMLElement>('[data-focus-first]')?.focus()
    // The browser returns the focus only if the dialog is closed before it is removed.
    return () => element?.close()
  }, [dialog])
  const name = size === 'text' ? { 'aria-labelledby': id } : { 'aria-label': title }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      open={size === 'video' || undefined}
      data-size={size}
      {...name}
      aria-describedby={text ? `${id}text` : undefined}
      onCancel={props.onCancel}
      onClose={(event) => {
        // In development, React closes and opens a new dialog again before the browser sends the first event.
        if (!event.currentTarget.open) props.onClose()
      }}
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

/** Renders the row of buttons at the end of a dialog. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <p className={styles.buttons}>{children}</p>
}
