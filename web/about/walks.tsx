/**
 * Shows the campus walks on the page About us, each with a small map if the content has a map. A walk links to its
 * page. A stop links to the profiles of its recorded species.
 */
import { Fragment } from 'react'
import { Link } from 'react-router'
import { walkAddress } from '../../contract/addresses/walk-address.ts'
import { type Names, profileAddress } from '../../contract/names.ts'
import type { CampusMap } from '../../contract/schemas/content.ts'
import type { ListedWalk } from '../../contract/schemas/walks.ts'
import { type Language, languageTag } from '../language/language.ts'
import { m } from '../paraglide/messages.js'
import { LatinName } from '../species/latin-name.tsx'
import { Prose } from '../ui/prose.tsx'
import { SmallMap } from '../walks/listed/small-map.tsx'
import { WalkFacts } from '../walks/listed/walk-facts.tsx'
import styles from './about-page.module.css'

export interface WalksProps {
  walks: ListedWalk[]
  map: CampusMap | null
  /** The route of each walk on the map, by the key of the walk. */
  routes: Record<string, string>
  /** The language of the text and of its headings. The site's language may differ. */
  language: Language
}

export function Walks({ walks, map, routes, language: locale }: WalksProps) {
  if (walks.length === 0) return null
  return (
    <>
      <h3 id="walks">{m.about_walks({}, { locale })}</h3>
      <ul className={styles.walks}>
        {walks.map(({ key, name, minutes, metres, text, stops }, index) => (
          <li key={key}>
            {map && <SmallMap map={map} route={routes[key] ?? ''} first={index === 0} />}
            <h4>
              <Link to={walkAddress(key)}>{name[locale]}</Link>
            </h4>
            <p className={styles.minutes}>
              <WalkFacts {...{ minutes, metres, locale }} stops={stops.length} />
            </p>
            <Prose html={text[locale]} />
            <ol className={styles.stops}>
              {stops.map(({ key, name, species }) => (
                <li key={key}>
                  {name[locale]}
                  {species.length > 0 && <Species species={species} language={locale} />}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </>
  )
}

type SpeciesAtStop = ListedWalk['stops'][number]['species']

function Species({ species, language }: { species: SpeciesAtStop; language: Language }) {
  return (
    <span className={styles.species}>
      {species.map((names, index) => (
        <Fragment key={names.latinName}>
          {index > 0 && (language === 'zh' ? '、' : ', ')}
          {names.kind ? (
            <Link to={profileAddress(names.kind, names.latinName)}>
              <LocalName names={names} language={language} />
            </Link>
          ) : (
            <LocalName names={names} language={language} />
          )}
        </Fragment>
      ))}
    </span>
  )
}

/** Shows the name in the language of the text, or the Latin name of a species without such a name. */
function LocalName({ names, language }: { names: Names; language: Language }) {
  const { latinName, commonName, chineseName } = names
  const localName = language === 'zh' ? chineseName : commonName
  return localName ? (
    <span lang={languageTag(language)}>{localName}</span>
  ) : (
    <LatinName name={latinName} />
  )
}
