/** Shows the three names of an order, a family or a genus. Only a genus is in italics. */
import type { TaxonName } from '../../contract/taxonomy/taxon-shapes.ts'
import { SpeciesNames } from '../species/species-names.tsx'
import styles from './taxa.module.css'

export function TaxonHeading({ taxon, as }: { taxon: TaxonName; as: 'title' | 'entry' }) {
  const { rank, name: latinName, commonName, chineseName } = taxon
  return (
    <span className={rank === 'genus' ? undefined : styles.upright}>
      <SpeciesNames names={{ latinName, commonName, chineseName }} as={as} />
    </span>
  )
}
