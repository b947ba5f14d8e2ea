/** A walk that passes the species: a small map with its stops, and the stop of the species. */
import { Link } from 'react-router'
import type { CampusMap } from '../../contract/schemas/content.ts'
import type { WayAlongWalk } from '../../contract/schemas/ways-onward.ts'
import { stopAddress } from '../../contract/walk-address.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { useHydrated } from '../ui/behaviour/use-hydrated.ts'
import styles from './walk-card.module.css'

interface WalkCardProps {
  walk: WayAlongWalk
  map: CampusMap | null
}

export function WalkCard({ walk, map }: WalkCardProps) {
  const language = getLocale()
  const { key, name, minutes, stop } = walk
  return (
    <Link className={styles.card} to={stopAddress(key, stop.key)}>
      {map && <SmallMap map={map} walk={walk} />}
      <span className={styles.words}>
        <b>{name[language]}</b>
        <span>{m.walk_mark({ number: stop.number, name: stop.name[language] })}</span>
        <small>{m.walk_minutes({ minutes })}</small>
      </span>
    </Link>
  )
}

/** The words beside it say the same, so it has no text of its own. */
function SmallMap({ map, walk: { stops, stop } }: { map: CampusMap; walk: WayAlongWalk }) {
  const hydrated = useHydrated()
  const ratio = map.width / map.height
  return (
    <span className={styles.map} style={{ aspectRatio: ratio }}>
      {/* A first view does not load the map. */}
      {hydrated && (
        <img
          src={`/content/${map.file}`}
          alt=""
          width={map.width}
          height={map.height}
          loading="lazy"
        />
      )}
      <svg viewBox={`0 0 ${100 * ratio} 100`} aria-hidden="true">
        {stops.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x * ratio} cy={y} r="2.5" />
        ))}
        <circle className={styles.here} cx={stop.x * ratio} cy={stop.y} r="5.5" />
      </svg>
    </span>
  )
}
