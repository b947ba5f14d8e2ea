/** Shows the page of an order, a family or a genus. */
import { Link, useSearchParams } from 'react-router'
import { learningAddress } from '../../contract/addresses/species-selection.ts'
import type { Output } from '../../contract/calls/endpoints.ts'
import type { Kind } from '../../contract/kinds.ts'
import { taxonAddress } from '../../contract/taxonomy/taxon-names.ts'
import type { CountedTaxon } from '../../contract/taxonomy/taxon-shapes.ts'
import { m } from '../paraglide/messages.js'
import { ResultList } from '../search/result-list.tsx'
import { Lineage } from '../species/lineage.tsx'
import { Pager } from '../ui/pager.tsx'
import styles from './taxa.module.css'
import { TaxonHeading } from './taxon-heading.tsx'

/** The link to the taxon of the same name among the other kind. */
const namesakes: Record<Kind, { kind: Kind; words: () => string }> = {
  plant: { kind: 'bird', words: m.taxon_also_bird },
  bird: { kind: 'plant', words: m.taxon_also_plant },
}

const ranks = { order: m.taxon_order, family: m.taxon_family, genus: m.taxon_genus }

const titlesBelow = {
  order: m.taxon_below_order,
  family: m.taxon_below_family,
  genus: m.taxon_species,
}

export function TaxonPage({ page, ...taxon }: Output<'taxon'> & { page: number }) {
  const { kind, names, isShared, above, below, results, total, pageSize } = taxon
  const [parameters] = useSearchParams()
  const namesake = namesakes[kind]
  function addressOf(target: number) {
    const newParameters = new URLSearchParams(parameters)
    newParameters.set('page', String(target))
    return `?${newParameters}`
  }
  return (
    <>
      <div className={styles.above}>
        <Link to={`/families#${kind}`} data-arrow>
          <span aria-hidden="true">←</span> {m.taxa_title()}
        </Link>
        <Lineage taxa={above} />
      </div>
      <p className={styles.rank}>{ranks[names.rank]()}</p>
      <TaxonHeading taxon={names} as="title" />
      <p className={styles.count}>
        {m.taxon_count({ count: total })}
        {names.rank === 'family' && (
          <>
            <Link to={`/labels?${new URLSearchParams({ family: names.name })}`}>
              {m.taxon_labels()}
            </Link>
            {total > 1 && (
              <>
                <Link to={learningAddress('/quiz', { family: names.name })}>{m.quiz_here()}</Link>
                <Link to={learningAddress('/worksheet', { family: names.name })}>
                  {m.worksheet_title()}
                </Link>
                <Link to={learningAddress('/guide', { family: names.name })}>
                  {m.guide_title()}
                </Link>
              </>
            )}
          </>
        )}
        {isShared && <Link to={`?kind=${namesake.kind}`}>{namesake.words()}</Link>}
      </p>
      {below.length > 0 && (
        <section aria-labelledby="below">
          <h2 id="below" className={styles.heading}>
            {titlesBelow[names.rank]()}
          </h2>
          <TaxonList taxa={below} />
        </section>
      )}
      <section aria-labelledby="species">
        <h2 id="species" className={styles.heading}>
          {m.taxon_species()}
        </h2>
        <ResultList kind={kind} results={results} />
      </section>
      <Pager page={page} pages={Math.ceil(total / pageSize)} addressOf={addressOf} />
    </>
  )
}

/** Shows links to taxa in columns, each with its number of species. */
export function TaxonList({ taxa }: { taxa: CountedTaxon[] }) {
  return (
    <ul className={styles.list}>
      {taxa.map((taxon) => (
        <li key={taxon.name}>
          <Link to={taxonAddress(taxon.rank, taxon.name)}>
            <TaxonHeading taxon={taxon} as="entry" />
            <span className={styles.number}>{taxon.species}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
