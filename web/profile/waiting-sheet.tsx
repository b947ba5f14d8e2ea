/**
 * Stands for the picture of a species that nobody has photographed: a herbarium sheet with an ink drawing, and
 * photo corners for each season or life stage.
 */
import { Link } from 'react-router'
import { type Kind, kinds } from '../../contract/kinds.ts'
import type { Viewer } from '../../contract/page-context.ts'
import { m } from '../paraglide/messages.js'
import { SectionSign } from '../photographs/section-sign.tsx'
import styles from './waiting-sheet.module.css'

interface WaitingSheetProps {
  kind: Kind
  latinName: string
  viewer: Viewer
}

export function WaitingSheet({ kind, latinName, viewer }: WaitingSheetProps) {
  return (
    <figure className={styles.sheet}>
      {/* The length of the genus chooses the drawing, so that relatives have the same. */}
      <div
        className={styles.paper}
        data-drawing={`${kind}-${latinName.split(' ', 1).join().length % drawings[kind]}`}
        aria-hidden="true"
      >
        {kinds[kind].sections.map((section) => (
          <span key={section} className={styles.corners}>
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
    </figure>
  )
}

const drawings: Record<Kind, number> = { plant: 3, bird: 2 }
