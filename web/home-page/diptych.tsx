/** Shows one featured pair with its photograph, its artwork, the credits of both, and the species. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Output } from '../../contract/calls/endpoints.ts'
import type { Kind } from '../../contract/kinds.ts'
import { kindOf } from '../client/kind-of.ts'
import { dayInWords } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'
import { photoDay } from '../photographs/photo-date.ts'
import { artworkAlt, photographAlt } from '../photographs/photograph-alt.ts'
import { Place } from '../photographs/place.tsx'
import { RightsLine } from '../photographs/rights-line.tsx'
import { SectionSign } from '../photographs/section-sign.tsx'
import { useSpeciesLink } from '../species/species-link.tsx'
import { SpeciesNames } from '../species/species-names.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './diptych.module.css'

export type Featured = Output<'userInfo'>['featureLists'][number]

const sectionTerms: Record<Kind, () => string> = {
  plant: m.home_page_season,
  bird: m.home_page_stage,
}

/** @param first whether the pair is visible when the page opens */
export function Diptych({ pair, first }: { pair: Featured; first: boolean }) {
  const { pic, art } = pair.works
  const { linkProps, pictureStyle } = useSpeciesLink({
    kind: kindOf(pair),
    species: pair,
    picture: pic,
    part: `featured ${art._id}`,
  })
  return (
    <article className={styles.diptych}>
      <figure className={styles.photograph} style={pictureStyle}>
        <Picture
          picture={pic}
          alt={photographAlt(pic, pair)}
          sizes="(min-width: 78rem) 46rem, (min-width: 48rem) 60vw, calc(100vw - 2rem)"
          ratio={4 / 3}
          fit="contain"
          first={first}
        />
        <figcaption>
          <dl className={styles.label}>
            <Row term={m.home_page_photographer()}>{orUnknown(pic.takenBy)}</Row>
            <Row term={m.home_page_time()}>{dayOf(pic.time)}</Row>
            <Row term={m.home_page_setting()}>
              <Place place={pic.location} />
            </Row>
          </dl>
          <p className={styles.rights}>
            <RightsLine {...pic} />
          </p>
        </figcaption>
      </figure>
      <figure className={styles.artwork}>
        <Picture
          picture={art}
          alt={artworkAlt(art)}
          sizes="(min-width: 78rem) 26rem, (min-width: 48rem) 34vw, calc(50vw - 1rem)"
          ratio={3 / 4}
          fit="contain"
          first={first}
        />
        <figcaption className={styles.label}>
          <p>{m.home_page_by({ artist: orUnknown(art.artist) })}</p>
          <dl>
            <Row term={m.home_page_time()}>{dayOf(art.time)}</Row>
            <Row term={m.home_page_location()}>
              <Place place={art.location} />
            </Row>
          </dl>
          <p className={styles.rights}>
            <RightsLine {...art} />
          </p>
        </figcaption>
      </figure>
      <div className={styles.species}>
        <dl>
          <dt>{m.home_page_scientific()}</dt>
          <dd className={styles.names}>
            <SpeciesNames names={pair} as="entry" />
          </dd>
          <dt>{sectionTerms[kindOf(pair)]()}</dt>
          <dd>
            <SectionSign section={pic.season} />
          </dd>
        </dl>
        <Link {...linkProps} className={styles.details}>
          {m.home_page_details()}
        </Link>
      </div>
    </article>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      {/* A line never breaks between the term and the first word of its value. */}
      <dt>{term}</dt>
      {'\u00a0'}
      <dd>{children}</dd>
    </div>
  )
}

function orUnknown(text: string | undefined): string {
  return text && text !== 'Unknown' ? text : m.gallery_unknown()
}

function dayOf(time: string | undefined): ReactNode {
  if (!time) return m.gallery_unknown()
  const { iso } = photoDay(time)
  return <time dateTime={iso}>{dayInWords(iso)}</time>
}
