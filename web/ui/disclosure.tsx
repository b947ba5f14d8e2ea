/**
 * A button that shows and hides a few links below it. It closes on Escape, when the focus leaves
 * and on a choice.
 */
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useHydrated } from './behaviour/use-hydrated.ts'
import styles from './disclosure.module.css'

interface DisclosureProps {
  label: ReactNode
  /** Whether the present page is one of the links. */
  current: boolean
  /** The edge of the button with which the panel is aligned. */
  side?: 'start' | 'end'
  children: ReactNode
}

export function Disclosure({ label, current, side = 'start', children }: DisclosureProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const hydrated = useHydrated()

  /** Moves the focus to the button, because the focused link is hidden with the panel. */
  function close() {
    setOpen(false)
    button.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) close()
  }
  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to its button and links
    <div
      className={styles.disclosure}
      data-unhydrated={hydrated ? undefined : true}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={panel}
        data-current={current || undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link chosen by key clicks too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes when a link is chosen */}
      <div id={panel} className={styles.panel} data-side={side} hidden={!open} onClick={close}>
        {children}
      </div>
    </div>
  )
}
