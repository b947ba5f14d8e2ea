/**
 * A button that shows and hides a few links below it. It closes on Escape, when the focus leaves
 * and on a choice.
 */
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useHydrated } from './behaviour/use-hydrated.ts'
import styles from './disclosure.module.css'

/** Milliseconds. A click this soon after hydration may have begun before it, and must not close the panel. */
const clickMaximum = 1000

interface DisclosureProps {
  label: ReactNode
  /** Whether the current page is one of the links. */
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
  const keptOpenAt = useRef(Number.NEGATIVE_INFINITY)

  // A panel that a press has opened before hydration stays open.
  useEffect(() => {
    const focused = document.activeElement
    const isPressed = focused === button.current && !button.current?.matches(':focus-visible')
    if (!isPressed && !button.current?.nextElementSibling?.contains(focused)) return
    keptOpenAt.current = performance.now()
    setOpen(true)
  }, [])

  function toggle() {
    setOpen(!open || performance.now() - keptOpenAt.current < clickMaximum)
  }

  /** Hides the panel, and moves the focus from the hidden link to the button. */
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
        onClick={toggle}
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
