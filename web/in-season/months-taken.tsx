/**
 * Shows in which months a species was photographed: twelve columns. Each has its number and its month
 * in text, so that colour and height alone carry no information.
 */
import { Link } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import { galleryAddress, type Names } from '../../contract/names.ts'
import type { Calendar } from '../../contract/schemas/pictures.ts'
import { usePrefetch } from '../page-data/use-prefetch.ts'
import { m } from '../paraglide/messages.js'
import { monthInWords, monthKeyOf } from '../photographs/photo-date.ts'
import {
  inSeasonAddress,
  monthInitial,
  monthName,
  photographsInWords,
  twelveMonths,
} from './months.ts'
import styles from './months-taken.module.css'

interface MonthsTakenProps extends Calendar {
  kind: Kind
  names: Names
  /** The number of all its photographs, including those without a date. */
  total: number
}

export function MonthsTaken({ kind, names, total, months, thisMonth }: MonthsTakenProps) {
  if (months.length === 0) return null
  const most = Math.max(...months.map(({ count }) => count))
  const undated = total - months.reduce((sum, { count }) => sum + count, 0)
  return (
    <figure className={styles.figure} aria-labelledby="months-taken">
      <figcaption className={styles.caption}>
        <h3 id="months-taken">{m.season_now_taken()}</h3>
        <Link to={inSeasonAddress(kind)}>
          {m.season_now()} <span aria-hidden="true">→</span>
        </Link>
      </figcaption>
      <ol className={styles.months}>
        {twelveMonths.map((month) => (
          <MonthColumn
            key={month}
            month={month}
            now={month === thisMonth}
            taken={months.find((each) => each.month === month)}
            most={most}
            gallery={galleryAddress(kind, names.latinName)}
          />
        ))}
      </ol>
      {undated > 0 && (
        <p className={styles.undated}>
          {m.season_now_undated({ photographs: photographsInWords(undated) })}
        </p>
      )}
    </figure>
  )
}

interface MonthColumnProps {
  month: number
  now: boolean
  taken: Calendar['months'][number] | undefined
  most: number
  gallery: string
}

function MonthColumn({ month, now, taken, most, gallery }: MonthColumnProps) {
  const prefetch = usePrefetch()
  const name = now ? m.season_now_month_now({ month: monthName(month) }) : monthName(month)
  const label = (
    <span aria-hidden="true" className={styles.label}>
      <span>{monthInitial(month)}</span>
    </span>
  )
  return (
    <li className={styles.month} data-now={now || undefined}>
      {taken ? (
        <Link
          to={`${gallery}?season=${taken.season}&month=${monthKeyOf(month, taken.year)}`}
          prefetch={prefetch}
        >
          <span className="visually-hidden">{wordsOf(name, taken)}</span>
          <span aria-hidden="true" className={styles.bar}>
            <span className={styles.ink} style={{ blockSize: `${(taken.count / most) * 100}%` }}>
              <span className={styles.count}>{taken.count}</span>
            </span>
          </span>
          {label}
        </Link>
      ) : (
        <>
          <span className="visually-hidden">{m.season_now_month_none({ month: name })}</span>
          <span aria-hidden="true" className={styles.bar} />
          {label}
        </>
      )}
    </li>
  )
}

/** A gallery month belongs to one year, so the link names the month and year that it opens. */
function wordsOf(name: string, { month, count, year }: Calendar['months'][number]): string {
  const newest = monthInWords(monthKeyOf(month, year))
  const photographs = photographsInWords(count)
  return m.season_now_month_some({ month: name, photographs, newest })
}
