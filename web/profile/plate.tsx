/** Shows the cover of a species at the head of its profile. */
import type { Names } from '../../contract/names.ts'
import type { Photograph } from '../../contract/schemas/pictures.ts'
import { m } from '../paraglide/messages.js'
import { photographAlt } from '../photographs/photograph-alt.ts'
import { PhotographCaption } from '../photographs/photograph-caption.tsx'
import { SectionSign } from '../photographs/section-sign.tsx'
import { Picture } from '../ui/picture.tsx'
import { ZoomLink } from '../zoom/zoom-link.tsx'
import styles from './plate.module.css'

interface PlateProps {
  photograph: Photograph
  names: Names
  /** The number of photographs of the species. */
  total: number
  onZoom: (id: string) => void
}

export function Plate({ photograph, names, total, onZoom }: PlateProps) {
  return (
    <figure className={styles.plate}>
      <ZoomLink picture={photograph} onZoom={onZoom}>
        <Picture
          picture={photograph}
          alt={photographAlt(photograph, names)}
          sizes="(min-width: 78rem) 39rem, (min-width: 56rem) 52vw, 100vw"
          fit="contain"
          first
        />
      </ZoomLink>
      <figcaption className={styles.caption}>
        <SectionSign section={photograph.season} />
        <PhotographCaption photograph={photograph} />
        {/* A plain link moves the focus too, and works before hydration. */}
        {total > 1 && (
          <a className={styles.all} href="#gallery">
            {m.gallery_count({ count: total })} <span aria-hidden="true">↓</span>
          </a>
        )}
      </figcaption>
    </figure>
  )
}
