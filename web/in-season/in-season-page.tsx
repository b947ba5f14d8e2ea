/** Lists the species photographed in a month of any year, most photographs first. */
import { Link } from 'react-router'
import { type Kind, kinds } from '../../contract/kinds.ts'
import type { SpeciesInSeason } from '../../contract/schemas/pictures.ts'
import { monthName } from '../language/months.ts'
import { m } from '../paraglide/messages.js'
import { Pager } from '../ui/pager.tsx'
import { inSeasonAddress } from './in-season-address.ts'
import { InSeasonHead } from './in-season-head.tsx'
import styles from './in-season-page.module.css'
import { MonthChooser } from './month-chooser.tsx'
import { SeasonCard } from './season-card.tsx'
import { seasonWords } from './season-words.ts'

interface InSeasonPageProps {
  kind: Kind
  month: number
  thisMonth: number
  speciesByMonth: number[]
  page: number
  pages: number
  results: SpeciesInSeason[]
  total: number
}

export function InSeasonPage({
  kind,
  month,
  thisMonth,
  speciesByMonth,
  ...list
}: InSeasonPageProps) {
  const name = monthName(month)
  return (
    <>
      <InSeasonHead
        kind={kind}
        title={m.season_now_title({ month: name })}
        view="month"
        addressOf={(each) => inSeasonAddress(each, month)}
      />
      <MonthChooser {...{ kind, month, thisMonth, speciesByMonth }} />
      {list.total > 0 ? (
        <p className={styles.count}>{m.season_now_count({ count: list.total, month: name })}</p>
      ) : (
        <NoSpecies kind={kind} month={name} />
      )}
      <ul className={styles.sheet}>
        {list.results.map((species, index) => (
          <li key={species.latinName}>
            <SeasonCard
              kind={kind}
              species={species}
              sizes="(min-width: 78rem) 14rem, (min-width: 56rem) 18vw, (min-width: 36rem) 31vw, 46vw"
              first={index < 2}
            />
          </li>
        ))}
      </ul>
      <Pager
        page={list.page}
        pages={list.pages}
        addressOf={(number) => `${inSeasonAddress(kind, month)}&page=${number}`}
      />
    </>
  )
}

function NoSpecies({ kind, month }: { kind: Kind; month: string }) {
  return (
    <div className={styles.none}>
      <p className={styles.lead}>{seasonWords[kind].nothing({ month })}</p>
      <p>{m.season_now_none_hint()}</p>
      <p>
        <Link to={kinds[kind].glossary}>{m.show_full_list()}</Link>
      </p>
    </div>
  )
}
