/** Renders numbered links to the pages of a list. A list with a single page has no pager. */
import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import styles from './pager.module.css'

interface PagerProps {
  page: number
  pages: number
  addressOf: (page: number) => string
  /**
   * The id of the list, if the page has other content above the list. The browser then scrolls to the list, not to the
   * top of the page.
   */
  list?: string
}

export function Pager({ page, pages, addressOf, list }: PagerProps) {
  const pager = useRef<HTMLElement>(null)
  useFocusOnTurning(page, list, pager)
  if (pages < 2) return null
  const hrefOf = (target: number) => addressOf(target) + (list ? `#${list}` : '')
  return (
    <nav ref={pager} aria-label={m.pager_label()} className={styles.pager}>
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" className={styles.step}>
          {m.pager_previous()}
        </Link>
      )}
      <ol className={styles.pages}>
        {pagesToShow(page, pages).map((number, index, numbers) => (
          <li key={number}>
            {index > 0 && number - (numbers[index - 1] ?? 0) > 1 && (
              <span aria-hidden="true">…</span>
            )}
            <Link
              to={hrefOf(number)}
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
        <Link to={hrefOf(page + 1)} rel="next" className={styles.step}>
          {m.pager_next()}
        </Link>
      )}
    </nav>
  )
}

/** The number of page links on either side of the current page. */
const linksOnEachSide = 2

/** @returns the numbers of the first page, the last page and the pages near the current page */
export function pagesToShow(page: number, pages: number): number[] {
  const shown = new Set([1, pages])
  for (let number = page - linksOnEachSide; number <= page + linksOnEachSide; number++) {
    if (number >= 1 && number <= pages) shown.add(number)
  }
  return [...shown].sort((a, b) => a - b)
}

/**
 * Moves the focus to the list after the reader follows a link of this pager. A focus outside the pager does not move.
 */
function useFocusOnTurning(
  page: number,
  list: string | undefined,
  pager: RefObject<HTMLElement | null>,
) {
  const previousPage = useRef(page)
  useEffect(() => {
    if (previousPage.current === page) return
    previousPage.current = page
    const focused = document.activeElement
    // On the first and the last page, the pressed link disappears and the focus is lost.
    const hadFocus = focused === document.body || pager.current?.contains(focused)
    if (list && hadFocus) document.getElementById(list)?.focus({ preventScroll: true })
  }, [page, list, pager])
}
