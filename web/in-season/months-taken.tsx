/** Shows the months in which a species was photographed, as a season ribbon with links to the gallery. */
import { Link } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import { galleryAddress } from '../../contract/names.ts'
import type { Calendar } from '../../contract/schemas/pictures.ts'
import { monthName } from '../language/months.ts'
import { m } from '../paraglide/messages.js'
import { monthInWords, monthKeyOf } from '../photographs/photo-date.ts'
import { inSeasonAddress, photographsInWords } from './in-season-address.ts'
import styles from './months-taken.module.css'
import { SeasonRibbon } from './season-ribbon.tsx'

interface MonthsTakenProps extends Calendar {
  kind: Kind
  latinName: string
  /** The number of all photographs of the species, including photographs without a date. */
  total: number
}

export function MonthsTaken({ kind, latinName, total, months, thisMonth }: MonthsTakenProps) {
  if (months.length === 0) return null
  const undated = total - months.reduce((sum, { count }) => sum + count, 0)
  const gallery = galleryAddress(kind, latinName)
  return (
    <figure className={styles.figure} aria-labelledby="months-taken">
      <figcaption className={styles.caption}>
        <h3 id="months-taken">{m.season_now_taken()}</h3>
        <Link to={inSeasonAddress(kind)} data-arrow>
          {m.season_now_species()} <span aria-hidden="true">→</span>
        </Link>
      </figcaption>
      <SeasonRibbon
        thisMonth={thisMonth}
        form="dots"
        cellOf={(month) => {
          const calendarMonth = months.find((each) => each.month === month)
          const name = nameOf(month, thisMonth)
          if (!calendarMonth) return { label: m.season_now_month_none({ month: name }), count: 0 }
          const { count, year, season } = calendarMonth
          const newest = monthKeyOf(month, year)
          // A month of the gallery belongs to one year, so the label names the month and the year that the link opens.
          const label = m.season_now_month_some({
            month: name,
            photographs: photographsInWords(count),
            newest: monthInWords(newest),
          })
          return { label, count, to: `${gallery}?season=${season}&month=${newest}` }
        }}
      />
      {undated > 0 && (
        <p className={styles.undated}>
          {m.season_now_undated({ photographs: photographsInWords(undated) })}
        </p>
      )}
    </figure>
  )
}

function nameOf(month: number, thisMonth: number): string {
  const name = monthName(month)
  return month === thisMonth ? m.season_now_month_now({ month: name }) : name
}
