/**
 * Shows a small map of the campus with the route or the stops of a walk. The map has no text, because the text beside
 * the map names the walk.
 */
import type { ReactNode } from 'react'
import type { CampusMap } from '../../../contract/schemas/content.ts'
import { useHydrated } from '../../ui/behaviour/use-hydrated.ts'
import styles from './small-map.module.css'

interface SmallMapProps {
  map: Omit<CampusMap, 'alt'>
  /** The `d` attribute of the route, in a box that is 100 high and has the ratio of the map. */
  route?: string
  /**
   * Whether the map is in the first view. The server's HTML then contains the map, which is loaded before the scripts.
   */
  first?: boolean
  /** Further shapes in the same box. */
  children?: ReactNode
}

export function SmallMap({ map, route, first, children }: SmallMapProps) {
  const isHydrated = useHydrated()
  const ratio = map.width / map.height
  return (
    <span className={styles.map} style={{ aspectRatio: ratio }}>
      {/* A map below the first view is rendered after hydration. */}
      {(first || isHydrated) && (
        <img
          src={`/content/${map.file}`}
          alt=""
          width={map.width}
          height={map.height}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
        />
      )}
      <svg viewBox={`0 0 ${100 * ratio} 100`} aria-hidden="true">
        {route && <path className={styles.halo} d={route} />}
        {route && <path className={styles.route} d={route} />}
        {children}
      </svg>
    </span>
  )
}
