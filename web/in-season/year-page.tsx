/**
 * Shows the calendar of a kind, with a row for each species and a column for each month. The browser fetches and shows
 * only the parts near the screen, so that a list of thousands of species stays fast.
 */
import type { CSSProperties } from 'react'
import type { Kind } from '../../contract/kinds.ts'
import type { YearOfSpecies } from '../../contract/schemas/pictures.ts'
import { monthName, twelveMonths } from '../language/months.ts'
import { m } from '../paraglide/messages.js'
import { Pager } from '../ui/pager.tsx'
import { TabLinks } from '../ui/tab-links.tsx'
import { yearAddress } from './in-season-address.ts'
import { InSeasonHead } from './in-season-head.tsx'
import { MonthChooser } from './month-chooser.tsx'
import styles from './year-page.module.css'
import { YearPart } from './year-part.tsx'

interface YearPageProps {
  kind: Kind
  sort: 'name' | 'month'
  /** The part that the server rendered, from 1. */
  page: number
  pageSize: number
  results: YearOfSpecies[]
  total: number
  thisMonth: number
  speciesByMonth: number[]
}

export default function YearPage({
  kind,
  sort,
  page,
  pageSize,
  results,
  total,
  thisMonth,
  speciesByMonth,
}: YearPageProps) {
  const pages = Math.ceil(total / pageSize)
  return (
    <>
      <InSeasonHead
        kind={kind}
        title={m.season_year_title()}
        view="year"
        addressOf={(each) => yearAddress(each, sort)}
      />
      <div className={styles.about} data-whole>
        <p>{total > 0 ? m.season_year_count({ count: total }) : m.season_year_none()}</p>
        <TabLinks
          label={m.season_year_sort()}
          marks="true"
          look="switch"
          tabs={(['name', 'month'] as const).map((each) => ({
            to: yearAddress(kind, each),
            text: sortLabels[each](),
            current: each === sort,
          }))}
          preventScrollReset
        />
      </div>
      <div className={styles.legend}>
        <MonthChooser {...{ kind, thisMonth, speciesByMonth }} />
      </div>
      <table
        className={styles.calendar}
        aria-rowcount={total + 1}
        style={{ '--now': thisMonth } as CSSProperties}
      >
        <caption className="visually-hidden">{m.season_year_title()}</caption>
        <thead className="visually-hidden">
          <tr aria-rowindex={1}>
            <th scope="col">{m.season_year_species()}</th>
            {twelveMonths.map((month) => (
              <th key={month} scope="col">
                {monthName(month)}
              </th>
            ))}
          </tr>
        </thead>
        {Array.from({ length: pages }, (_, index) => (
          <YearPart
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one list never move
            key={`${kind} ${sort} ${index}`}
            kind={kind}
            sort={sort}
            part={index + 1}
            first={index * pageSize}
            rows={Math.min(pageSize, total - index * pageSize)}
            loadedRows={index + 1 === page ? results : undefined}
          />
        ))}
      </table>
      {/* With a script, the reader scrolls and needs no pager. */}
      <noscript>
        <Pager
          page={page}
          pages={pages}
          addressOf={(number) => `${yearAddress(kind, sort)}&page=${number}`}
        />
      </noscript>
    </>
  )
}

const sortLabels = { name: m.season_year_by_name, month: m.season_year_by_month }
