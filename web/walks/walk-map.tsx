/**
 * The map of a walk: the school's picture of the campus, the route, and the stops as links to the
 * list. It scrolls like any page, and zooms by buttons, fingers or keys.
 */
import type { CSSProperties } from 'react'
import type { CampusMap } from '../../contract/schemas/content.ts'
import type { WalkStop } from '../../contract/schemas/walks.ts'
import { stopId } from '../../contract/walk-address.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { useHydrated } from '../ui/behaviour/use-hydrated.ts'
import { useMapZoom } from './use-map-zoom.ts'
import styles from './walk-map.module.css'
import { wayThrough } from './way-through.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

interface WalkMapProps {
  map: CampusMap
  stops: WalkStop[]
  /** The id of the stop being read. */
  current: string
}

export function WalkMap({ map, stops, current }: WalkMapProps) {
  const language = getLocale()
  const hydrated = useHydrated()
  const { viewport, scale, zoom, onKeyDown, dragging } = useMapZoom()
  const ratio = map.width / map.height
  const way = wayThrough(stops, ratio)
  return (
    <div className={styles.map} style={{ '--ratio': ratio, '--zoom': scale } as CSSProperties}>
      <section
        ref={viewport}
        className={styles.viewport}
        data-hydrated={hydrated || undefined}
        data-zoomed={scale > 1 || undefined}
        aria-label={m.walk_map()}
        aria-describedby="map-keys"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach a scrolling box
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...dragging}
      >
        <div className={styles.ground}>
          <img
            src={`/content/${map.file}`}
            alt={map.alt[language]}
            width={map.width}
            height={map.height}
            draggable={false}
          />
          <svg
            className={styles.way}
            viewBox={`0 0 ${100 * ratio} 100`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={way} className={styles.halo} />
            <path d={way} className={styles.line} />
          </svg>
          <ol>
            {stops.map(({ key, name, x, y }, place) => (
              <li key={key} style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}>
                <a
                  id={markId(key)}
                  className={styles.mark}
                  href={`#${stopId(key)}`}
                  aria-label={m.walk_mark({ number: place + 1, name: name[language] })}
                  aria-current={stopId(key) === current ? 'location' : undefined}
                >
                  {place + 1}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <ZoomButtons scale={scale} zoom={zoom} hydrated={hydrated} />
      <p id="map-keys" className="visually-hidden">
        {m.walk_map_keys()}
      </p>
    </div>
  )
}

/** The id of the mark of a stop on the map. */
export function markId(stop: string): string {
  return `mark-${stop}`
}
