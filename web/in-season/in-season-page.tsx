/** Lists the species photographed in a month of any year, most photographs first. */
import { Link } from 'react-router'
import { type Kind, kindNames, kinds } from '../../contract/kinds.ts'
import type { SpeciesInSeason } from '../../contract/schemas/pictures.ts'
import { m } from '../paraglide/messages.js'
import { Pager } from '../ui/pager.tsx'
import { TabLinks } from '../ui/tab-links.tsx'
import styles from './in-season-page.module.css'
import { MonthChooser } from './month-chooser.tsx'
import { inSeasonAddress, monthName } from './months.ts'
import { nothingWords } from './nothing-words.ts'
import { SeasonCard } from './season-card.tsx'

interface InSeasonPageProps {
  kind: Kind
  month: number
  thisMonth: number
  page: number
  pages: number
  results: SpeciesInSeason[]
  total: number
}

const words: Record<Kind, { database: () => string; tab: () => string }> = {
  plant: { database: m.plant_title, tab: m.nav_plants },
  bird: { database: m.bird_title, tab: m.nav_birds },
}

export function InSeasonPage({ kind, month, thisMonth, ...list }: InSeasonPageProps) {
  const name = monthName(month)
  return (
    <>
      <p className={styles.back}>
        <Link to={kinds[kind].database}>
          <span aria-hidden="true">←</span> {words[kind].database()}
        </Link>
      </p>
      <h1 className={styles.title}>{m.season_now_title({ month: name })}</h1>
      <TabLinks
        label={m.season_now_kinds()}
        tabs={kindNames.map((each) => ({
          to: inSeasonAddress(each, month),
          text: words[each].tab(),
          current: each === kind,
        }))}
        preventScrollReset
      />
      <MonthChooser kind={kind} month={month} thisMonth={thisMonth} />
      {list.total > 0 ? (
        <p className={styles.count}>{m.season_now_count({ count: list.total, month: name })}</p>
      ) : (
        <Nothing kind={kind} month={name} />
      )}
      <ul className={styles.sheet}>
        {list.results.map((species, place) => (
          <li key={species.latinName}>
            <SeasonCard
              kind={kind}
              species={species}
              sizes="(min-width: 78rem) 14rem, (min-width: 56rem) 18vw, (min-width: 36rem) 31vw, 46vw"
              first={place < 2}
            />
          </li>
        ))}
      </ul>
      <Pager
        page={list.page}
        pages={list.pages}
        addressOf={(other) => `${inSeasonAddress(kind, month)}&page=${other}`}
      />
    </>
  )
}

function Nothing({ kind, month }: { kind: Kind; month: string }) {
  return (
    <div className={styles.none}>
      <p className={styles.lead}>{nothingWords[kind]({ month })}</p>
      <p>{m.season_now_none_hint()}</p>
      <p>
        <Link to={kinds[kind].glossary}>{m.show_full_list()}</Link>
      </p>
    </div>
  )
}
