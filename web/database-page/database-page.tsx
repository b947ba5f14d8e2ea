/**
 * Shows the home page of the plant database or of the bird database. The page has the photograph of the week, the
 * search, the newest pictures and the species in season.
 */
import { Link } from 'react-router'
import { type Kind, kinds } from '../../contract/kinds.ts'
import type { CaptionedPicture } from '../../contract/schemas/pictures.ts'
import type { InSeasonNow } from '../in-season/load-in-season.ts'
import { SeasonStrip } from '../in-season/season-strip.tsx'
import { useRootData } from '../page-data/root-data.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { SearchBar } from '../search/search-bar.tsx'
import styles from './database-page.module.css'
import { NoPictureOfWeek, PictureOfWeek } from './picture-of-week.tsx'
import { WhatsNew } from './whats-new.tsx'

interface DatabasePageProps {
  kind: Kind
  count: number
  newest: CaptionedPicture[]
  /** Null if no species of the kind has a photograph. */
  week: CaptionedPicture | null
  inSeason: InSeasonNow
}

export function DatabasePage({ kind, count, newest, week, inSeason }: DatabasePageProps) {
  const { otherKind, ...messages } = messagesByKind[kind]
  const name = useRootData()?.site.name[getLocale()] ?? ''
  return (
    <>
      {week ? <PictureOfWeek kind={kind} picture={week} /> : <NoPictureOfWeek kind={kind} />}
      <div className={styles.page}>
        <div className={styles.opening}>
          <h1 className={styles.title}>{messages.title()}</h1>
          <div className={styles.search}>
            <SearchBar kind={kind} size="large" />
          </div>
          <p className={styles.about}>{messages.about({ name })}</p>
          <div className={styles.facts}>
            <p>{messages.count({ count })}</p>
            <p className={styles.ways}>
              <Link to={kinds[kind].glossary}>{m.show_full_list()}</Link>
              <Link to={kinds[kind].key}>{messages.key()}</Link>
              <Link to={kinds[otherKind].database}>{messages.toOther()}</Link>
            </p>
          </div>
        </div>
        <WhatsNew kind={kind} pictures={newest} />
        {/* Without pictures, the section above already states that no picture exists. */}
        {newest.length > 0 && <SeasonStrip kind={kind} {...inSeason} />}
      </div>
    </>
  )
}

const messagesByKind = {
  plant: {
    title: m.plant_title,
    about: m.plant_about,
    count: m.plant_count,
    toOther: m.plant_to_other,
    key: m.key_to_plant,
    otherKind: 'bird',
  },
  bird: {
    title: m.bird_title,
    about: m.bird_about,
    count: m.bird_count,
    toOther: m.bird_to_other,
    key: m.key_to_bird,
    otherKind: 'plant',
  },
} as const
