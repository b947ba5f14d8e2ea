/** Shows links to the previous and the next stop, which work without a script. */

import { stopId } from '../../contract/addresses/walk-address.ts'
import type { WalkStop } from '../../contract/schemas/walks.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import styles from './stop-steps.module.css'

interface StopStepsProps {
  before: WalkStop | undefined
  after: WalkStop | undefined
}

export function StopSteps({ before, after }: StopStepsProps) {
  const language = getLocale()
  return (
    <p className={styles.steps}>
      {before && (
        <a href={`#${stopId(before.key)}`} data-step="back">
          <small>{m.walk_previous()}</small> <span>{before.name[language]}</span>
        </a>
      )}
      {after && (
        <a href={`#${stopId(after.key)}`} data-step="next">
          <small>{m.walk_next()}</small> <span>{after.name[language]}</span>
        </a>
      )}
    </p>
  )
}

interface StopBarProps {
  stops: WalkStop[]
  /** The id of the current stop; empty above the first stop. */
  current: string
  /** The number of stops whose headings are in the upper half of the screen or above it. */
  reached: number
}

/**
 * Links to the stop before the current stop, and to the first later stop that is not reached, at the foot of a phone's
 * screen. Wide screens hide these links, because each stop has its own links.
 */
export function StopBar({ stops, current, reached }: StopBarProps) {
  const index = stops.findIndex(({ key }) => stopId(key) === current)
  return (
    <nav className={styles.bar} aria-label={m.walk_stops()}>
      <StopSteps before={stops[index - 1]} after={stops[Math.max(index + 1, reached)]} />
    </nav>
  )
}
