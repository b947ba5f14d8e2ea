/**
 * The front page of the plant database or of the bird database: the search and the newest pictures.
 */
import { Link } from 'react-router'
import { type Kind, kinds } from '../../contract/kinds.ts'
import type { NewestPicture } from '../../contract/schemas/pictures.ts'
import type { InSeasonNow } from '../in-season/load-in-season.ts'
import { SeasonStrip } from '../in-season/season-strip.tsx'
import { m } from '../paraglide/messages.js'
import { SearchBar } from '../search/search-bar.tsx'
import styles from './database-page.module.css'
import { WhatsNew } from './whats-new.tsx'

interface DatabasePageProps {
  kind: Kind
  count: number
  newest: NewestPicture[]
  inSeason: InSeasonNow
}

export function DatabasePage({ kind, count, newest, inSeason }: DatabasePageProps) {
  const { other, ...words } = wordsByKind[kind]
  return (
    <>
      <div className={styles.opening}>
        <h1 className={styles.title}>{words.title()}</h1>
        <SearchBar kind={kind} size="large" />
        <p className={styles.count}>{words.count({ count })}</p>
        <p className={styles.ways}>
          <Link to={kinds[kind].glossary}>{m.show_full_list()}</Link>
          <Link to={kinds[other].database}>{words.toOther()}</Link>
        </p>
      </div>
      <WhatsNew kind={kind} pictures={newest} />
      {/* Without pictures, the section above already says that there are none. */}
      {newest.length > 0 && <SeasonStrip kind={kind} {...inSeason} />}
    </>
  )
}

const wordsByKind = {
  plant: { title: m.plant_title, count: m.plant_count, toOther: m.plant_to_other, other: 'bird' },
  bird: { title: m.bird_title, count: m.bird_count, toOther: m.bird_to_other, other: 'plant' },
} as const
