/** Shows an index of the families of plants and of birds, in columns under their orders. */
import { Link } from 'react-router'
import type { Output } from '../../contract/calls/endpoints.ts'
import type { Kind } from '../../contract/kinds.ts'
import { taxonAddress } from '../../contract/taxonomy/taxon-names.ts'
import { m } from '../paraglide/messages.js'
import styles from './taxa.module.css'
import { TaxonHeading } from './taxon-heading.tsx'
import { TaxonList } from './taxon-page.tsx'

type Index = Output<'taxa'> & { kind: Kind }

const titles: Record<Kind, () => string> = { plant: m.nav_plants, bird: m.nav_birds }

export function FamilyIndex({ indexes }: { indexes: Index[] }) {
  const recordedIndexes = indexes.filter(({ orders, unknown }) => orders.length > 0 || unknown > 0)
  return (
    <>
      <header className="page-head">
        <h1>{m.taxa_title()}</h1>
      </header>
      {recordedIndexes.length === 0 && <p>{m.taxa_none()}</p>}
      {recordedIndexes.map((index) => (
        <OneIndex key={index.kind} {...index} />
      ))}
    </>
  )
}

function OneIndex({ kind, orders, unknown }: Index) {
  return (
    <section id={kind} className={styles.index} aria-labelledby={`${kind}-title`}>
      <h2 id={`${kind}-title`} className={styles.kind}>
        {titles[kind]()}
      </h2>
      <div className={styles.columns}>
        {orders.map(({ families, ...order }) => (
          <section key={order.name} className={styles.order}>
            {order.name && (
              <h3>
                <Link to={taxonAddress('order', order.name)}>
                  <TaxonHeading taxon={order} as="entry" />
                </Link>
              </h3>
            )}
            <TaxonList taxa={families} />
          </section>
        ))}
      </div>
      {unknown > 0 && <p className={styles.unknown}>{m.taxa_unknown({ count: unknown })}</p>}
    </section>
  )
}
