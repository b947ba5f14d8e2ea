/** Lists the campus walks, each with a small map if the school has a campus map. */
import { Link } from 'react-router'
import { walkAddress } from '../../contract/addresses/walk-address.ts'
import type { CampusMap } from '../../contract/schemas/content.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { SmallMap } from '../walks/listed/small-map.tsx'
import { WalkFacts } from '../walks/listed/walk-facts.tsx'
import type { WalkSummary } from '../walks/walk-summaries.ts'
import styles from './home-page.module.css'

export interface WalksProps {
  walks: WalkSummary[]
  map: CampusMap | null
}

export function Walks({ walks, map }: WalksProps) {
  const language = getLocale()
  if (walks.length === 0) return null
  return (
    <section aria-labelledby="walks">
      <h2 id="walks">{m.walk_home_title()}</h2>
      <ul className={styles.walks}>
        {walks.map(({ key, name, route, ...facts }) => (
          <li key={key}>
            {map && <SmallMap map={map} route={route} />}
            <Link to={walkAddress(key)}>{name[language]}</Link>
            <small>
              <WalkFacts {...facts} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
