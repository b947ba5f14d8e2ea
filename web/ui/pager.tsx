/** Numbered pages as links, so that each has an address; nothing where one page holds all. */
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import styles from './pager.module.css'
import { pagesToShow } from './pages-to-show.ts'

interface PagerProps {
  page: number
  pages: number
  addressOf: (page: number) => string
}

export function Pager({ page, pages, addressOf }: PagerProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={m.pager_label()} className={styles.pager}>
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev" className={styles.step}>
          {m.pager_previous()}
        </Link>
      )}
      <ol className={styles.pages}>
        {pagesToShow(page, pages).map((number, place, shown) => (
          <li key={number}>
            {place > 0 && number - (shown[place - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <Link
              to={addressOf(number)}
              className={styles.page}
              aria-label={m.pager_page({ page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link to={addressOf(page + 1)} rel="next" className={styles.step}>
          {m.pager_next()}
        </Link>
      )}
    </nav>
  )
}
