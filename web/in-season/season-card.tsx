/** Shows a species in season with its newest photograph of the month, its names, and the number of photographs. */
import type { Kind } from '../../contract/kinds.ts'
import type { SpeciesInSeason } from '../../contract/schemas/pictures.ts'
import { SpeciesLink } from '../species/species-link.tsx'
import { SpeciesNames } from '../species/species-names.tsx'
import { Picture } from '../ui/picture.tsx'
import { photographsInWords } from './in-season-address.ts'
import styles from './season-card.module.css'

interface SeasonCardProps {
  kind: Kind
  species: SpeciesInSeason
  /** The `sizes` attribute of the picture. */
  sizes: string
  first?: boolean
}

export function SeasonCard({ kind, species, sizes, first = false }: SeasonCardProps) {
  return (
    <SpeciesLink
      kind={kind}
      species={species}
      picture={species}
      part="season"
      className={styles.card}
    >
      <Picture picture={species} alt="" sizes={sizes} ratio={1} first={first} far={!first} />
      <span className={styles.label}>
        <SpeciesNames names={species} as="card" />{' '}
        <small className={styles.count}>{photographsInWords(species.count)}</small>
      </span>
    </SpeciesLink>
  )
}
