/**
 * Shows the card of a species among the ways onward or relatives: its picture, or four photo corners, and its names.
 */
import type { Neighbour } from '../../contract/schemas/ways-onward.ts'
import { SpeciesLink } from '../species/species-link.tsx'
import { SpeciesNames } from '../species/species-names.tsx'
import { useHydrated } from '../ui/behaviour/use-hydrated.ts'
import { Picture } from '../ui/picture.tsx'
import styles from './neighbour-card.module.css'

interface NeighbourCardProps {
  neighbour: Neighbour
  /** The part of the page, because another part may link to the same species. */
  part: 'look-alikes' | 'place' | 'genus' | 'in season' | 'relatives'
  /** Whether the picture is loaded only after hydration, so that the first view does not load the picture. */
  isDeferred?: boolean
}

export function NeighbourCard({ neighbour, part, isDeferred = false }: NeighbourCardProps) {
  const { kind, picture } = neighbour
  // The view transition of a reader who goes back needs the picture in the first render.
  const isHydrated = useHydrated()
  return (
    <SpeciesLink
      className={styles.card}
      kind={kind}
      species={neighbour}
      picture={picture}
      part={part}
    >
      {picture && (isHydrated || !isDeferred) ? (
        <Picture picture={picture} alt="" sizes="11rem" ratio={1} />
      ) : (
        <span className={styles.blank} />
      )}
      <SpeciesNames names={neighbour} as="card" />
    </SpeciesLink>
  )
}
