/**
 * Replaces the cover of a species without photographs. A herbarium sheet with photo corners shows an ink drawing, the
 * seasons or life stages, and relatives that have photographs.
 */
import { Link } from 'react-router'
import { type Kind, kinds } from '../../contract/kinds.ts'
import type { Viewer } from '../../contract/rendering/page-context.ts'
import type { Neighbour } from '../../contract/schemas/ways-onward.ts'
import { m } from '../paraglide/messages.js'
import { SectionSign } from '../photographs/section-sign.tsx'
import { NeighbourCard } from '../ways-onward/neighbour-card.tsx'
import styles from './waiting-sheet.module.css'

interface WaitingSheetProps {
  kind: Kind
  latinName: string
  viewer: Viewer
  /** Species of the same genus, then species of the same family. In each group, species with photographs come first. */
  relatives: Neighbour[]
}

export default function WaitingSheet({ kind, latinName, viewer, relatives }: WaitingSheetProps) {
  const relativesWithPictures = relatives
    .filter(({ picture }) => picture)
    .slice(0, relativesMaximum)
  return (
    <figure className={styles.sheet}>
      {/* The length of the genus name determines the drawing, so that species of one genus share a drawing. */}
      <div
        className={styles.paper}
        data-drawing={`${kind}-${latinName.split(' ', 1).join().length % drawings[kind]}`}
        aria-hidden="true"
      >
        {kinds[kind].sections.map((section) => (
          <span key={section} className={styles.section}>
            <SectionSign section={section} />
          </span>
        ))}
      </div>
      <figcaption className={styles.caption}>
        {m.profile_no_pictures()}
        {viewer.role !== 'visitor' && (
          <Link to={`/upload?section=${kind}#pictures`}>{m.profile_send_picture()}</Link>
        )}
      </figcaption>
      {relativesWithPictures.length > 0 && (
        <section className={styles.relatives} aria-labelledby="relatives">
          <h2 id="relatives">{m.profile_relatives()}</h2>
          <ul>
            {relativesWithPictures.map((neighbour) => (
              <li key={neighbour.latinName}>
                <NeighbourCard neighbour={neighbour} part="relatives" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </figure>
  )
}

const relativesMaximum = 3

const drawings: Record<Kind, number> = { plant: 3, bird: 2 }
