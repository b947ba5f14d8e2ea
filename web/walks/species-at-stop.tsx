/**
 * Shows one species at a stop, with its picture, its three names, the sign of the season, and its ticks for my list.
 */
import { useMemo } from 'react'
import type { StopSpecies } from '../../contract/schemas/walks.ts'
import { m } from '../paraglide/messages.js'
import { NoPhotograph } from '../species/no-photograph.tsx'
import { SpeciesLink } from '../species/species-link.tsx'
import { SpeciesNames } from '../species/species-names.tsx'
import { lazyOnInput } from '../ui/behaviour/lazy-on-input.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './species-at-stop.module.css'

/** The id of the list of all stops. */
export const stopsId = 'stops'

const Ticks = lazyOnInput(stopsId, () => import('../my-list/ticks.tsx'))

interface SpeciesAtStopProps {
  species: StopSpecies
  /** The key of the stop, because a species may grow at several stops. */
  stop: string
}

export function SpeciesAtStop({ species, stop }: SpeciesAtStopProps) {
  const { kind, picture, inSeason } = species
  // Each render uses the same object. Otherwise React would drop the ticks of the server and cause a layout shift.
  const listedSpecies = useMemo(() => {
    const { code, kind: recordedKind } = species
    return code && recordedKind ? { ...species, code, kind: recordedKind } : undefined
  }, [species])
  // For a species that is not recorded, only the school's own spelling is shown.
  if (!kind) {
    return (
      <li className={styles.entry} data-unknown>
        <SpeciesNames names={species} as="entry" />
      </li>
    )
  }
  return (
    <li className={styles.entry} data-in-season={inSeason || undefined}>
      <SpeciesLink
        className={styles.species}
        kind={kind}
        species={species}
        picture={picture}
        part={`stop ${stop}`}
      >
        {picture ? (
          <Picture picture={picture} alt="" sizes="5rem" ratio={1} />
        ) : (
          <NoPhotograph kind={kind} />
        )}
        <span className={styles.words}>
          <SpeciesNames names={species} as="entry" />
          {inSeason && (
            <span className={styles.season}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <circle cx="8" cy="8" r="3.4" />
                <path d="M8 .8v2M8 13.2v2M.8 8h2M13.2 8h2M2.9 2.9l1.4 1.4M11.7 11.7l1.4 1.4M13.1 2.9l-1.4 1.4M4.3 11.7l-1.4 1.4" />
              </svg>
              {m.walk_in_season()}
            </span>
          )}
        </span>
      </SpeciesLink>
      {listedSpecies && (
        <div className={styles.ticks}>
          <Ticks species={listedSpecies} />
        </div>
      )}
    </li>
  )
}
