/** Lists the campus walks, one line each. */
import { Link } from 'react-router'
import type { Walk } from '../../contract/schemas/content.ts'
import { walkAddress } from '../../contract/walk-address.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { WalkFacts } from '../walks/walk-facts.tsx'
import styles from './home-page.module.css'

export type WalkInShort = Pick<Walk, 'key' | 'name' | 'minutes' | 'metres'> & { stops: number }

export function Walks({ walks }: { walks: WalkInShort[] }) {
  const language = getLocale()
  if (walks.length === 0) return null
  return (
    <section aria-labelledby="walks">
      <h2 id="walks">{m.walk_home_title()}</h2>
      <ul className={styles.walks}>
        {walks.map(({ key, name, ...facts }) => (
          <li key={key}>
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
