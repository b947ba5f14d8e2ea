/** Shows the card of a related species: its picture, or four photo corners, and its names. */
import { Link } from 'react-router'
import { profileAddress } from '../../contract/names.ts'
import type { Neighbour } from '../../contract/schemas/ways-onward.ts'
import { usePrefetch } from '../page-data/use-prefetch.ts'
import { SpeciesNames } from '../species/species-names.tsx'
import { useHydrated } from '../ui/behaviour/use-hydrated.ts'
import { Picture } from '../ui/picture.tsx'
import styles from './neighbour-card.module.css'

interface NeighbourCardProps {
  neighbour: Neighbour
  /** Whether the picture is loaded only after hydration, so that the first view does not load the picture. */
  isDeferred?: boolean
}

export function NeighbourCard({ neighbour, isDeferred = false }: NeighbourCardProps) {
  const { kind, latinName, picture } = neighbour
  const prefetch = usePrefetch()
  const isHydrated = useHydrated()
  return (
    <Link className={styles.card} to={profileAddress(kind, latinName)} prefetch={prefetch}>
      {picture && (isHydrated || !isDeferred) ? (
        <Picture picture={picture} alt="" sizes="11rem" ratio={1} />
      ) : (
        <span className={styles.blank} />
      )}
      <SpeciesNames names={neighbour} as="card" />
    </Link>
  )
}
