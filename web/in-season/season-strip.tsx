/**
 * Shows a few species in season this month on the home page of a database, as a strip. On a narrow screen, the strip
 * scrolls sideways.
 */
import { Link } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import { monthName } from '../language/months.ts'
import { m } from '../paraglide/messages.js'
import strip from '../ui/strip.module.css'
import { inSeasonAddress } from './in-season-address.ts'
import type { InSeasonNow } from './load-in-season.ts'
import { SeasonCard } from './season-card.tsx'
import styles from './season-strip.module.css'
import { seasonWords } from './season-words.ts'

export function SeasonStrip({ kind, month, species }: InSeasonNow & { kind: Kind }) {
  const name = monthName(month)
  return (
    <section aria-labelledby="in-season">
      <h2 id="in-season" className={styles.heading}>
        {m.season_now()}
      </h2>
      <p className={styles.about}>
        <span>
          {species.length > 0
            ? m.season_now_strip({ month: name })
            : seasonWords[kind].nothing({ month: name })}
        </span>
        <Link to={inSeasonAddress(kind)} data-arrow>
          {species.length > 0 ? m.season_now_all({ month: name }) : m.season_now_other_months()}{' '}
          <span aria-hidden="true">→</span>
        </Link>
      </p>
      {species.length > 0 && (
        <ul className={`${strip.strip} ${styles.strip}`}>
          {species.map((each) => (
            <li key={each.latinName}>
              <SeasonCard kind={kind} species={each} sizes="9rem" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
