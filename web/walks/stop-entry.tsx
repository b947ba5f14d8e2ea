/**
 * Shows a stop of a walk, with its name, text and species, and links to the map, the previous stop and the next stop.
 */

import type { CSSProperties } from 'react'
import { stopId } from '../../contract/addresses/walk-address.ts'
import type { WalkStop } from '../../contract/schemas/walks.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { Prose } from '../ui/prose.tsx'
import { SpeciesAtStop } from './species-at-stop.tsx'
import styles from './stop-entry.module.css'
import { StopSteps } from './stop-steps.tsx'
import { markId } from './walk-map.tsx'

interface StopEntryProps {
  stop: WalkStop
  number: number
  before: WalkStop | undefined
  after: WalkStop | undefined
  /** Whether the stop is shown on a map. */
  isOnMap: boolean
}

export function StopEntry({ stop, number, before, after, isOnMap }: StopEntryProps) {
  const language = getLocale()
  const { key, name, text, species } = stop
  return (
    <li
      id={stopId(key)}
      tabIndex={-1}
      className={styles.stop}
      style={{ '--species': species.length } as CSSProperties}
    >
      <div className={styles.heading}>
        {isOnMap ? (
          <a
            className={styles.number}
            href={`#${markId(key)}`}
            aria-label={m.walk_to_map({ number })}
          >
            {number}
          </a>
        ) : (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        <h3>
          <span className="visually-hidden">{m.walk_stop_number({ number })}: </span>
          {name[language]}
        </h3>
      </div>
      {text && <Prose html={text[language]} />}
      {species.length > 0 && (
        <ul>
          {species.map((each) => (
            <SpeciesAtStop key={each.latinName} species={each} stop={key} />
          ))}
        </ul>
      )}
      <StopSteps before={before} after={after} />
    </li>
  )
}
