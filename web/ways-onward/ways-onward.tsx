/** Links a species to its look-alikes, its walks, and other species at its place, of its genus or in season. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { comparisonAddress } from '../../contract/addresses/comparison-address.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import strip from '../ui/strip.module.css'
import type { OnwardFrom } from './load-ways-onward.ts'
import { NeighbourCard } from './neighbour-card.tsx'
import { WalkCard } from './walk-card.tsx'
import styles from './ways-onward.module.css'

export default function WaysOnward(onward: OnwardFrom) {
  const { lookAlikes, genus, place, walks, map, inSeason, latinName } = onward
  return (
    <section id="ways-onward" className={styles.ways} aria-labelledby="onward">
      <h2 className={styles.heading}>
        <span id="onward">{m.onward()}</span>
        <Link to={comparisonAddress([latinName])}>{m.compare_with()}</Link>
      </h2>
      {lookAlikes.length > 0 && (
        <Way title={m.onward_look_alikes()}>
          <LookAlikes species={lookAlikes} latinName={latinName} />
        </Way>
      )}
      {walks.length > 0 && (
        <Way title={m.onward_walk()}>
          <ul className={styles.walks}>
            {walks.map((walk) => (
              <li key={walk.key}>
                <WalkCard walk={walk} map={map} />
              </li>
            ))}
          </ul>
        </Way>
      )}
      {place && (
        <Way title={m.onward_place({ place: placeName(place) })}>
          <Neighbours species={place.species} part="place" />
        </Way>
      )}
      {genus.length > 0 && (
        <Way
          title={
            <>
              {m.onward_genus()}{' '}
              <i className={styles.genus} lang="la">
                {latinName.replace(/^× ?/u, '').split(' ', 1)}
              </i>
            </>
          }
        >
          <Neighbours species={genus} part="genus" />
        </Way>
      )}
      {inSeason.length > 0 && (
        <Way title={m.onward_in_season()}>
          <Neighbours species={inSeason} part="in season" />
        </Way>
      )}
    </section>
  )
}

/** @returns the name of the place in the reader's language, if the location has such a name */
function placeName({ name, chineseName }: NonNullable<OnwardFrom['place']>): string {
  return (getLocale() === 'zh' && chineseName) || name
}

function LookAlikes({
  species,
  latinName,
}: {
  species: OnwardFrom['lookAlikes']
  latinName: string
}) {
  return (
    <ul className={styles.alike}>
      {species.map(({ difference, ...neighbour }) => (
        <li key={neighbour.latinName}>
          <NeighbourCard neighbour={neighbour} part="look-alikes" isDeferred />
          <p>
            {difference[getLocale()]}{' '}
            <Link to={comparisonAddress([latinName, neighbour.latinName])}>
              {m.onward_compare_pair()}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  )
}

function Way({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  )
}

interface NeighboursProps {
  species: OnwardFrom['genus']
  part: 'place' | 'genus' | 'in season'
}

function Neighbours({ species, part }: NeighboursProps) {
  return (
    <ul className={`${strip.strip} ${styles.strip}`}>
      {species.map((neighbour) => (
        <li key={neighbour.kind + neighbour.latinName}>
          <NeighbourCard neighbour={neighbour} part={part} isDeferred />
        </li>
      ))}
    </ul>
  )
}
