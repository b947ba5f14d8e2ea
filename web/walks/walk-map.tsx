/**
 * Shows the map of a walk: the school's campus map, the route, and the stops as links to the list. Readers scroll the
 * map, and zoom it with buttons, fingers, keys, or the wheel and Ctrl.
 */
import { type CSSProperties, useRef } from 'react'
import { stopId } from '../../contract/addresses/walk-address.ts'
import type { CampusMap } from '../../contract/schemas/content.ts'
import type { WalkStop } from '../../contract/schemas/walks.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { useHydrated } from '../ui/behaviour/use-hydrated.ts'
import { pictureAddress } from '../ui/picture.tsx'
import { atMarks, routeThrough } from './route-through.ts'
import { useBoxSize } from './use-box-size.ts'
import { useMapZoom } from './use-map-zoom.ts'
import styles from './walk-map.module.css'
import { ZoomButtons } from './zoom-buttons.tsx'

interface WalkMapProps {
  map: CampusMap
  stops: WalkStop[]
  /** The id of the current stop. */
  current: string
}

export function WalkMap({ map, stops, current }: WalkMapProps) {
  const language = getLocale()
  const isHydrated = useHydrated()
  const { viewport, scale, zoom, onKeyDown, dragging } = useMapZoom()
  const ratio = map.width / map.height
  const ground = useRef<HTMLDivElement>(null)
  const size = useBoxSize(ground)
  const route = routeThrough(size ? atMarks(stops, size, markReach()) : stops, ratio)
  return (
    <div className={styles.map} style={{ '--ratio': ratio, '--zoom': scale } as CSSProperties}>
      <section
        ref={viewport}
        className={styles.viewport}
        data-hydrated={isHydrated || undefined}
        data-zoomed={scale > 1 || undefined}
        aria-label={m.walk_map()}
        aria-describedby="map-keys"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach a scrolling box
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...dragging}
      >
        <div ref={ground} className={styles.ground}>
          <img
            src={`/content/${map.file}`}
            alt={map.alt[language]}
            width={map.width}
            height={map.height}
            draggable={false}
          />
          <svg
            className={styles.route}
            viewBox={`0 0 ${100 * ratio} 100`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {/* The mask uncovers the route from stop to stop. */}
            <mask id="drawn" maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
              <path d={route} pathLength={1} className={styles.drawn} />
            </mask>
            <g mask="url(#drawn)">
              <path d={route} className={styles.halo} />
              <path d={route} className={styles.line} />
            </g>
          </svg>
          <ol>
            {stops.map((stop, index) => (
              <li
                key={stop.key}
                style={{ '--x': `${stop.x}%`, '--y': `${stop.y}%` } as CSSProperties}
              >
                <StopMark stop={stop} number={index + 1} current={current} />
              </li>
            ))}
          </ol>
        </div>
      </section>
      <ZoomButtons scale={scale} zoom={zoom} isHydrated={isHydrated} />
      <p id="map-keys" className="visually-hidden">
        {m.walk_map_keys()}
      </p>
    </div>
  )
}

/** @returns the value of `--reach` in pixels */
function markReach(): number {
  return 1.6 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

interface StopMarkProps {
  stop: WalkStop
  number: number
  current: string
}

/** Shows the mark of a stop: its number, and the photograph of the first species with a photograph. */
function StopMark({ stop: { key, name, species }, number, current }: StopMarkProps) {
  const picture = species.find((each) => each.picture)?.picture
  const inSeason = species.some((each) => each.inSeason)
  const label = m.walk_mark({ number, name: name[getLocale()] })
  return (
    <a
      id={markId(key)}
      className={styles.mark}
      href={`#${stopId(key)}`}
      aria-label={inSeason ? `${label} (${m.walk_in_season()})` : label}
      aria-current={stopId(key) === current ? 'location' : undefined}
      data-in-season={inSeason || undefined}
    >
      {picture && <img src={pictureAddress(picture, 480)} alt="" loading="lazy" />}
      <span>{number}</span>
    </a>
  )
}

/** @returns the id of a stop's mark on the map */
export function markId(stop: string): string {
  return `mark-${stop}`
}
