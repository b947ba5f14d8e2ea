/** One line of links to the order, the family and the genus of a species. */
import { Link } from 'react-router'
import { taxonAddress } from '../../contract/taxonomy/taxon-names.ts'
import type { TaxonName } from '../../contract/taxonomy/taxon-shapes.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { LatinName } from './latin-name.tsx'
import styles from './lineage.module.css'

export function Lineage({ taxa }: { taxa: TaxonName[] }) {
  if (taxa.length === 0) return null
  return (
    <nav aria-label={m.taxon_group()}>
      <ol className={styles.lineage}>
        {taxa.map((taxon) => (
          <li key={taxon.rank}>
            <Link to={taxonAddress(taxon.rank, taxon.name)}>
              <TaxonLatin {...taxon} /> <LocalName {...taxon} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The Latin name of a taxon: a genus in italics, a family or an order upright. */
export function TaxonLatin({ rank, name }: Pick<TaxonName, 'rank' | 'name'>) {
  if (rank === 'genus') return <LatinName name={name} />
  return <span lang="la">{name}</span>
}

/** The name in the reader's language, if it is known. */
function LocalName({ commonName, chineseName }: TaxonName) {
  const isChinese = getLocale() === 'zh'
  const name = isChinese ? chineseName : commonName
  if (!name) return null
  return (
    <span className={styles.local} lang={isChinese ? 'zh-Hans' : 'en'}>
      {name}
    </span>
  )
}
