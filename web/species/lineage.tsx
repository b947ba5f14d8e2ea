/** Shows one line of links to the taxa above a species or a taxon, from the order down. */
import { Link } from 'react-router'
import { taxonAddress } from '../../contract/taxonomy/taxon-names.ts'
import type { TaxonName } from '../../contract/taxonomy/taxon-shapes.ts'
import { m } from '../paraglide/messages.js'
import styles from './lineage.module.css'
import { TaxonNames } from './taxon-latin.tsx'

export function Lineage({ taxa }: { taxa: TaxonName[] }) {
  if (taxa.length === 0) return null
  return (
    <nav aria-label={m.taxon_group()}>
      <ol className={styles.lineage}>
        {taxa.map((taxon) => (
          <li key={taxon.rank}>
            <Link to={taxonAddress(taxon.rank, taxon.name)}>
              <TaxonNames {...taxon} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
