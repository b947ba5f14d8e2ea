/**
 * A species in season: its newest photograph of the month, its names, and the number of
 * photographs.
 */
import { Link } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import { profileAddress } from '../../contract/names.ts'
import type { SpeciesInSeason } from '../../contract/schemas/pictures.ts'
import { usePrefetch } from '../page-data/use-prefetch.ts'
import { SpeciesNames } from '../species/species-names.tsx'
import { Picture } from '../ui/picture.tsx'
import { photographsInWords } from './months.ts'
import styles from './season-card.module.css'

interface SeasonCardProps {
  kind: Kind
  species: SpeciesInSeason
  /** The `sizes` attribute of the picture. */
  sizes: string
  first?: boolean
}

export function SeasonCard({ kind, species, sizes, first = false }: SeasonCardProps) {
  const prefetch = usePrefetch()
  return (
    <Link className={styles.card} to={profileAddress(kind, species.latinName)} prefetch={prefetch}>
      <Picture picture={species} alt="" sizes={sizes} ratio={1} first={first} />
      <span className={styles.label}>
        <SpeciesNames names={species} as="entry" />{' '}
        <small className={styles.count}>{photographsInWords(species.count)}</small>
      </span>
    </Link>
  )
}
