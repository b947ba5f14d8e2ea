/** Lists the species whose names resemble a text, the most similar first; without a text, all species of a kind. */
import { Link, useSearchParams } from 'react-router'
import type { Output } from '../../contract/calls/endpoints.ts'
import { type Kind, kinds } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'
import { LatinInText } from '../species/latin-in-text.tsx'
import { Pager } from '../ui/pager.tsx'
import { LookAlikeNote, type LookAlikePair } from './look-alike-note.tsx'
import { ResultList } from './result-list.tsx'
import styles from './results-page.module.css'
import { SearchBar } from './search-bar.tsx'

interface ResultsPageProps extends Output<'searchSpecies'> {
  kind: Kind
  text: string
  page: number
  /** Whether the database is empty. */
  isDatabaseEmpty: boolean
  /** Pairs of look-alikes that are both among the first results. */
  lookAlikes: LookAlikePair[]
}

const messages: Record<Kind, { all: () => string; nothing: () => string }> = {
  plant: { all: m.results_all_plant_title, nothing: m.results_no_plants },
  bird: { all: m.results_all_bird_title, nothing: m.results_no_birds },
}

export function ResultsPage({
  kind,
  text,
  page,
  isDatabaseEmpty,
  lookAlikes,
  ...answer
}: ResultsPageProps) {
  const { results, matches, total, pageSize } = answer
  // The matches may end on an earlier page, or continue on the next page.
  const matchesHere = Math.min(results.length, Math.max(0, matches - (page - 1) * pageSize))
  const isLatin = results.some(
    ({ latinName }) => latinName.toLowerCase() === text.trim().toLowerCase(),
  )
  const [parameters] = useSearchParams()
  function addressOf(target: number) {
    const newParameters = new URLSearchParams(parameters)
    newParameters.set('page', String(target))
    return `?${newParameters}`
  }
  return (
    <>
      <div className={styles.top}>
        <SearchBar key={text} kind={kind} size="small" initialText={text} />
      </div>
      <h1 className={styles.title}>
        {isDatabaseEmpty || !text ? (
          messages[kind].all()
        ) : total === 0 ? (
          m.results_none({ text })
        ) : (
          <LatinInText text={m.results_title({ text })} name={isLatin ? text : undefined} />
        )}
      </h1>
      {isDatabaseEmpty ? (
        <p className={styles.none}>{messages[kind].nothing()}</p>
      ) : total === 0 ? (
        <div className={styles.none}>
          <p>{m.results_none_hint()}</p>
          <Link to={kinds[kind].key}>{m.key_after_search()}</Link>
          <Link to={kinds[kind].glossary}>{m.show_full_list()}</Link>
        </div>
      ) : (
        matches > 0 && <p className={styles.count}>{m.results_count({ count: matches })}</p>
      )}
      {lookAlikes.map((pair) => (
        <LookAlikeNote key={`${pair.first} ${pair.second}`} {...pair} />
      ))}
      <ResultList kind={kind} results={results.slice(0, matchesHere)} />
      {results.length > matchesHere && (
        <section aria-labelledby="similar" className={styles.similar}>
          <h2 id="similar">{m.results_similar({ count: total - matches })}</h2>
          <p>{matches > 0 ? m.results_similar_also({ text }) : m.results_similar_only({ text })}</p>
          <ResultList kind={kind} results={results.slice(matchesHere)} />
        </section>
      )}
      <Pager page={page} pages={Math.ceil(total / pageSize)} addressOf={addressOf} />
    </>
  )
}
