/** The twelve months as links. The chosen month is underlined, the present month is labelled. */
import { Link } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'
import styles from './month-chooser.module.css'
import { inSeasonAddress, monthName, monthShort, twelveMonths } from './months.ts'

interface MonthChooserProps {
  kind: Kind
  month: number
  thisMonth: number
}

export function MonthChooser({ kind, month: chosen, thisMonth }: MonthChooserProps) {
  return (
    <nav aria-label={m.gallery_months()}>
      <ol className={styles.months}>
        {twelveMonths.map((month) => (
          <li key={month}>
            <Link
              to={inSeasonAddress(kind, month)}
              preventScrollReset
              aria-current={month === chosen ? 'page' : undefined}
            >
              <span aria-hidden="true">{monthShort(month)}</span>
              <span className="visually-hidden">{monthName(month)}</span>
              {month === thisMonth && <small> {m.season_now_now()}</small>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
