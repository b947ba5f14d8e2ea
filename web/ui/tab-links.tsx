/** Renders links to the parts of a page, each with its own address, and marks the current part. */
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './tab-links.module.css'

interface Tab {
  to: string
  text: ReactNode
  current: boolean
  lang?: string
  /** Whether a line separates the tab from the tabs before it. */
  startsGroup?: boolean | undefined
}

interface TabLinksProps {
  label: string
  tabs: readonly Tab[]
  /**
   * The `aria-current` of the current tab: `page` if the tabs are pages, `true` if they are the choices of one page.
   */
  marks?: 'page' | 'true'
  /**
   * `row` is one row that scrolls sideways, and `plain` has no line below the tabs. `switch` is small, for a choice
   * that is less important than the tabs of the page.
   */
  look?: 'ruled' | 'plain' | 'row' | 'switch'
  /** Whether the scroll position stays, because all tabs have the same layout above them. */
  preventScrollReset?: boolean
  /** Whether a choice replaces the current entry of the history. */
  replace?: boolean
}

export function TabLinks({ label, tabs, marks = 'page', look = 'ruled', ...link }: TabLinksProps) {
  const row = useRef<HTMLElement>(null)
  useCentredTab(row, tabs.find(({ current }) => current)?.to)
  return (
    <nav ref={row} aria-label={label} className={styles.tabs} data-look={look} onFocus={showWhole}>
      {tabs.map(({ to, text, current, lang, startsGroup }) => (
        <Link
          key={to}
          to={to}
          lang={lang}
          aria-current={current ? marks : undefined}
          data-starts={startsGroup || undefined}
          {...link}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}

/**
 * Scrolls a row until the tab with the keyboard's focus is fully visible. Chromium leaves a tab partly hidden if 32
 * pixels are visible.
 */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Scrolls a row that is wider than the screen until the current tab is in the middle of the row. */
function useCentredTab(row: RefObject<HTMLElement | null>, current: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab is current
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !tab) return
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [row, current])
}
