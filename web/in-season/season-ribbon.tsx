/**
 * Shows the season ribbon, with a cell in the hue of the season for each month. A ring marks the current month. Each
 * cell has a text for assistive technology, so that colours and dots only repeat information.
 */
import { Link } from 'react-router'
import { monthInitial, monthShort, twelveMonths } from '../language/months.ts'
import { usePrefetch } from '../page-data/use-prefetch.ts'
import styles from './season-ribbon.module.css'

interface RibbonCell {
  /** The text for assistive technology, such as `March: 4 photographs`. */
  label: string
  /** The address of the month's page; absent for a month without a page. */
  to?: string | undefined
  count: number
  /** Whether the reader is on the page of this month. */
  isChosen?: boolean
}

interface SeasonRibbonProps {
  thisMonth: number
  /** Whether a cell shows its count as dots or as a number. */
  form: 'dots' | 'figures'
  cellOf: (month: number) => RibbonCell
}

export function SeasonRibbon({ thisMonth, form, cellOf }: SeasonRibbonProps) {
  const prefetch = usePrefetch()
  return (
    <ol className={styles.ribbon} data-form={form}>
      {twelveMonths.map((month) => {
        const { label, to, count, isChosen } = cellOf(month)
        const content = (
          <>
            <span className="visually-hidden">{label}</span>
            <span aria-hidden="true" className={styles.month}>
              <span className={styles.short}>{monthShort(month)}</span>
              <span className={styles.initial}>{monthInitial(month)}</span>
            </span>
            <span aria-hidden="true" className={styles.count}>
              {form === 'dots' ? dotsFor(count) : count || '·'}
            </span>
          </>
        )
        return (
          <li
            key={month}
            data-some={count > 0 || undefined}
            data-now={month === thisMonth || undefined}
          >
            {to ? (
              <Link
                to={to}
                prefetch={prefetch}
                preventScrollReset={form === 'figures'}
                aria-current={isChosen ? 'page' : undefined}
              >
                {content}
              </Link>
            ) : (
              <span className={styles.cell}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** @returns one dot for 1 photograph, two dots for 2 to 4 photographs, and three dots for 5 or more */
export function dotsFor(count: number): string {
  return '•'.repeat(count >= 5 ? 3 : Math.min(count, 2))
}
