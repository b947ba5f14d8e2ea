/** Shows the artworks of a species one at a time. The first artwork follows the last artwork. */
import { type CSSProperties, useState } from 'react'
import type { Artwork } from '../../../contract/schemas/pictures.ts'
import type { Feature } from '../../featured/use-featuring.tsx'
import { m } from '../../paraglide/messages.js'
import { artworkAlt } from '../../photographs/photograph-alt.ts'
import { Place } from '../../photographs/place.tsx'
import { RightsLine } from '../../photographs/rights-line.tsx'
import { sentWords } from '../../photographs/sent-words.ts'
import { LatinName } from '../../species/latin-name.tsx'
import { WholeDates } from '../../ui/dates/whole-dates.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ZoomLink } from '../../zoom/zoom-link.tsx'
import styles from './artwork-viewer.module.css'

/** The greatest aspect ratio of the frame. A longer artwork, such as a scroll, is shown whole inside the frame. */
const ratioMaximum = 2.5

interface ArtworkViewerProps {
  artworks: Artwork[]
  onZoom: (id: string) => void
  /** Renders the Feature button; undefined for visitors. */
  feature?: Feature | undefined
}

export function ArtworkViewer({ artworks, onZoom, feature }: ArtworkViewerProps) {
  const [index, setIndex] = useState(0)
  const artwork = artworks[index % artworks.length]
  if (!artwork) return null
  const ratio = sharedRatio(artworks)
  const submission = sentWords(artwork)
  return (
    <figure className={styles.frame} style={{ '--ratio': ratio } as CSSProperties}>
      <ZoomLink picture={artwork} onZoom={onZoom}>
        <Picture
          key={artwork._id}
          picture={artwork}
          alt={artworkAlt(artwork)}
          sizes="(min-width: 56rem) 38rem, calc(100vw - 4rem)"
          ratio={ratio}
          fit="contain"
          far
        />
      </ZoomLink>
      <figcaption className={styles.caption}>
        <div aria-live="polite">
          <b>
            <LatinName name={artwork.plant} />
          </b>
          <dl className={styles.credits}>
            <div>
              <dt>{m.artwork_painter()}</dt>
              <dd>{artwork.artist || m.gallery_unknown()}</dd>
            </div>
            <div>
              <dt>{m.artwork_setting()}</dt>
              <dd>
                <Place place={artwork.location} />
              </dd>
            </div>
            {artwork.code && (
              <div>
                <dt>{m.gallery_code()}</dt>
                <dd>{artwork.code}</dd>
              </div>
            )}
          </dl>
          {submission && (
            <p className={styles.sent}>
              <WholeDates text={submission} />
            </p>
          )}
          <p className={styles.sent}>
            <RightsLine {...artwork} />
          </p>
        </div>
        {feature && (
          <p key={artwork._id} className={styles.feature}>
            {feature({
              target: 'artwork',
              plant: artwork.plant,
              path: artwork.path,
              pictureName: artworkAlt(artwork),
            })}
          </p>
        )}
        {artworks.length > 1 && (
          <p className={styles.step}>
            <button
              type="button"
              className={styles.next}
              onClick={() => setIndex((index + 1) % artworks.length)}
            >
              {m.artwork_next()} <span aria-hidden="true">→</span>
            </button>
            <span>
              {m.artwork_place({ place: (index % artworks.length) + 1, count: artworks.length })}
            </span>
          </p>
        )}
      </figcaption>
    </figure>
  )
}

/** @returns the aspect ratio of a frame in which every artwork fits, so that another artwork causes no layout shift */
function sharedRatio(artworks: Artwork[]): number {
  const greatestWidth = Math.max(
    ...artworks.map(({ width, height }) => Math.min(1, width / height)),
  )
  const greatestHeight = Math.max(
    ...artworks.map(({ width, height }) => Math.min(1, height / width)),
  )
  return Math.min(ratioMaximum, Math.max(1 / ratioMaximum, greatestWidth / greatestHeight))
}
