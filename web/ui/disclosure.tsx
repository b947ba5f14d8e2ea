/**
 * Renders a button that shows and hides a panel of links. The panel closes on Escape, when the focus leaves, and when
 * the reader chooses a link.
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

/**
 * Milliseconds after hydration in which a click does not close a panel that was open before hydration. The press of
 * this click may precede hydration.
 */
const earlyClickMaximum = 1000

interface DisclosureProps {
  label: ReactNode
  /** Whether the current page is in the part of the site to which the links lead. */
  current: boolean
  /** The edge of the button with which the panel is aligned. */
  side?: 'start' | 'end'
  children: ReactNode
}

export function Disclosure({ label, current, side = 'start', children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const isHydrated = useHydrated()
  const hydratedOpenAt = useRef(Number.NEGATIVE_INFINITY)

  // A panel that a press opened before hydration stays open.
  useEffect(() => {
    const focused = document.activeElement
    const isPressed = focused === button.current && !button.current?.matches(':focus-visible')
    if (!isPressed && !button.current?.nextElementSibling?.contains(focused)) return
    hydratedOpenAt.current = performance.now()
    setIsOpen(true)
  }, [])

  function toggle() {
    setIsOpen(!isOpen || performance.now() - hydratedOpenAt.current < earlyClickMaximum)
  }

  /** Hides the panel, and moves the focus from the hidden link to the button. */
  function close() {
    setIsOpen(false)
    button.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) close()
  }
  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element listens to its button and links
    <div
      className={styles.disclosure}
      data-unhydrated={isHydrated ? undefined : true}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-current={current || undefined}
        onClick={toggle}
      >
        {label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is chosen by key also causes a click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the panel closes when a link is chosen */}
      <div id={panel} className={styles.panel} data-side={side} hidden={!isOpen} onClick={close}>
        {children}
      </div>
    </div>
  )
}
