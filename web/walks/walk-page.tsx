/** Shows one campus walk: its facts, its map, and its stops in order. */
import { Fragment } from 'react'
import { Link } from 'react-router'
import { keyAddress } from '../../contract/addresses/key-address.ts'
import { learningAddress } from '../../contract/addresses/species-selection.ts'
import type { Output } from '../../contract/calls/endpoints.ts'
import { type Kind, kindNames } from '../../contract/kinds.ts'
import { stopLabelsAddress } from '../labels/label.ts'
import { OfflinePanel } from '../offline/offline-panel.tsx'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { Prose } from '../ui/prose.tsx'
import { WalkFacts } from './listed/walk-facts.tsx'
import { stopsId } from './species-at-stop.tsx'
import { StopEntry } from './stop-entry.tsx'
import { StopBar } from './stop-steps.tsx'
import { useCurrentStop } from './use-current-stop.ts'
import { WalkMap } from './walk-map.tsx'
import styles from './walk-page.module.css'

const keyWords: Record<Kind, () => string> = { plant: m.walk_key_plant, bird: m.walk_key_bird }

export function WalkPage({ walk, map }: Output<'walk'>) {
  const language = getLocale()
  const { list, current, reached } = useCurrentStop()
  const kindsHere = kindNames.filter((each) =>
    walk.stops.some(({ species }) => species.some(({ kind }) => kind === each)),
  )
  const hasSpeciesInSeason = walk.stops.some(({ species }) =>
    species.some(({ inSeason }) => inSeason),
  )
  return (
    <article className={styles.page}>
      <header className={styles.opening}>
        <p className={styles.eyebrow}>{m.walk_eyebrow()}</p>
        <h1>{walk.name[language]}</h1>
        <p className={styles.facts}>
          <WalkFacts minutes={walk.minutes} metres={walk.metres} stops={walk.stops.length} />
        </p>
        <Prose html={walk.text[language]} />
        <OfflinePanel walk={walk.key} />
      </header>
      <div className={styles.sides} data-map={map ? true : undefined}>
        {map && <WalkMap map={map} stops={walk.stops} current={current} />}
        <div>
          <h2 className="visually-hidden">{m.walk_stops()}</h2>
          <ol id={stopsId} ref={list} className={styles.stops}>
            {walk.stops.map((stop, index) => (
              <StopEntry
                key={stop.key}
                stop={stop}
                number={index + 1}
                before={walk.stops[index - 1]}
                after={walk.stops[index + 1]}
                isOnMap={map !== null}
              />
            ))}
          </ol>
          {hasSpeciesInSeason && <p className={styles.meaning}>{m.walk_in_season_meaning()}</p>}
          <p className={styles.links}>
            <Link to="/aboutUs#walks">{m.walk_all()}</Link>{' '}
            {kindsHere.map((kind) => (
              <Fragment key={kind}>
                <Link to={keyAddress(kind, { walk: walk.key })}>{keyWords[kind]()}</Link>{' '}
              </Fragment>
            ))}
            <Link to={learningAddress('/quiz', { walk: walk.key })}>{m.quiz_here()}</Link>{' '}
            <Link to={learningAddress('/worksheet', { walk: walk.key })}>
              {m.worksheet_title()}
            </Link>{' '}
            <Link to={learningAddress('/guide', { walk: walk.key })}>{m.guide_title()}</Link>{' '}
            <Link to={stopLabelsAddress(walk.key)} reloadDocument>
              {m.label_of_walk()}
            </Link>
          </p>
          {walk.stops.length > 1 && (
            <StopBar stops={walk.stops} current={current} reached={reached} />
          )}
        </div>
      </div>
    </article>
  )
}
