/** Shows a walk that passes the species: a small map with its stops, and the stop of the species. */
import { Link } from 'react-router'
import { stopAddress } from '../../contract/addresses/walk-address.ts'
import type { CampusMap } from '../../contract/schemas/content.ts'
import type { WayAlongWalk } from '../../contract/schemas/ways-onward.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { SmallMap } from '../walks/listed/small-map.tsx'
import styles from './walk-card.module.css'

interface WalkCardProps {
  walk: WayAlongWalk
  map: Omit<CampusMap, 'alt'> | null
}

export function WalkCard({ walk, map }: WalkCardProps) {
  const language = getLocale()
  const { key, name, minutes, stop } = walk
  return (
    <Link className={styles.card} to={stopAddress(key, stop.key)}>
      {map && (
        <SmallMap map={map}>
          <Stops walk={walk} ratio={map.width / map.height} />
        </SmallMap>
      )}
      <span className={styles.words}>
        <b>{name[language]}</b>
        <span>{m.walk_mark({ number: stop.number, name: stop.name[language] })}</span>
        <small>{m.walk_minutes({ minutes })}</small>
      </span>
    </Link>
  )
}

function Stops({ walk: { stops, stop }, ratio }: { walk: WayAlongWalk; ratio: number }) {
  return (
    <g className={styles.stops}>
      {stops.map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={inside(x * ratio, 3, 100 * ratio)}
          cy={inside(y, 3)}
          r="2.5"
        />
      ))}
      <circle
        className={styles.here}
        cx={inside(stop.x * ratio, 6.5, 100 * ratio)}
        cy={inside(stop.y, 6.5)}
        r="5.5"
      />
    </g>
  )
}

/** @returns the nearest position at which the edge of the map does not cut a dot of this radius, in units of the map */
const inside = (position: number, reach: number, size = 100) =>
  Math.min(Math.max(position, reach), size - reach)
