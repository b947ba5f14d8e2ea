/** Links to the halves of a page, each with an address of its own; the one that is open is marked. */
import { Link } from 'react-router'
import styles from './tab-links.module.css'

interface TabLinksProps {
  label: string
  tabs: readonly { to: string; text: string; current: boolean }[]
  /** Where the other half stands in the same place, the page need not jump. */
  preventScrollReset?: boolean
}

export function TabLinks({ label, tabs, preventScrollReset = false }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ to, text, current }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset={preventScrollReset}
          aria-current={current ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
