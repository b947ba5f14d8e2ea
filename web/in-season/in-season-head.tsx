/** Shows the head of both views of In season. The reader chooses plants or birds, and one month or the whole year. */
import { Link } from 'react-router'
import { type Kind, kindNames, kinds } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'
import { TabLinks } from '../ui/tab-links.tsx'
import { inSeasonAddress, yearAddress } from './in-season-address.ts'
import styles from './in-season-page.module.css'
import { seasonWords } from './season-words.ts'

interface InSeasonHeadProps {
  kind: Kind
  title: string
  view: 'month' | 'year'
  /** The address of the same view for a kind. */
  addressOf: (kind: Kind) => string
}

export function InSeasonHead({ kind, title, view, addressOf }: InSeasonHeadProps) {
  return (
    <>
      <p className={styles.back}>
        <Link to={kinds[kind].database} data-arrow>
          <span aria-hidden="true">←</span> {seasonWords[kind].database()}
        </Link>
      </p>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.tabs}>
        <TabLinks
          label={m.season_now_kinds()}
          look="plain"
          tabs={kindNames.map((each) => ({
            to: addressOf(each),
            text: seasonWords[each].tab(),
            current: each === kind,
          }))}
          preventScrollReset
        />
        <TabLinks
          label={m.season_year_views()}
          look="switch"
          tabs={[
            { to: inSeasonAddress(kind), text: m.season_year_month(), current: view === 'month' },
            { to: yearAddress(kind), text: m.season_year(), current: view === 'year' },
          ]}
          preventScrollReset
        />
      </div>
    </>
  )
}
