/**
 * Shows one page of a month's photographs in rows. The photographs of a row are equally high. CSS alone computes the
 * rows from the shapes of the photographs, so loading the photographs causes no layout shift.
 */
import type { CSSProperties } from 'react'
import type { Names } from '../../contract/names.ts'
import { monthInWords } from '../photographs/photo-date.ts'
import { photographAlt } from '../photographs/photograph-alt.ts'
import { PhotographCaption } from '../photographs/photograph-caption.tsx'
import { SectionSign } from '../photographs/section-sign.tsx'
import { SharedRightsLine, sharedRightsOf } from '../photographs/shared-rights.tsx'
import { Picture } from '../ui/picture.tsx'
import { ZoomLink } from '../zoom/zoom-link.tsx'
import type { GalleryChoice } from './choose.ts'
import styles from './contact-sheet.module.css'

/**
 * The number of empty elements that fill the last row. A row of narrow photographs has one photograph more than this
 * number.
 */
const restCount = 5

interface ContactSheetProps extends GalleryChoice {
  names: Names
  onZoom: (id: string) => void
}

export function ContactSheet({ photographs, section, month, names, onZoom }: ContactSheetProps) {
  // If the page has at most three photographs, the photographs are larger. The heights are in rem.
  const isShort = photographs.length <= 3
  const [desktopHeight, phoneHeight] = isShort ? [22, 15] : [18, 9]
  const ratios = photographs.map(boxRatio)
  const meanRatio = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
  const rights = sharedRightsOf(photographs)
  return (
    <section aria-labelledby="month" data-whole>
      <h2 id="month" className={styles.month}>
        {monthInWords(month)} <SectionSign section={section} />
      </h2>
      <SharedRightsLine rights={rights} />
      <ul className={styles.sheet} data-few={isShort || undefined}>
        {photographs.map((photograph, index) => {
          const ratio = ratios[index] ?? 1
          const sizes = `(min-width: 56rem) ${cssWidth(ratio, desktopHeight)}, ${cssWidth(ratio, phoneHeight)}`
          return (
            <li key={photograph._id} style={{ '--ratio': ratio } as CSSProperties}>
              <figure>
                <ZoomLink picture={photograph} onZoom={onZoom}>
                  <Picture
                    picture={photograph}
                    alt={photographAlt(photograph, names)}
                    sizes={sizes}
                    ratio={ratio}
                    fit="contain"
                    first={index < 2}
                  />
                </ZoomLink>
                <figcaption className={styles.caption}>
                  <PhotographCaption photograph={photograph} hasSharedRights={Boolean(rights)} />
                </figcaption>
              </figure>
            </li>
          )
        })}
        {!isShort &&
          Array.from({ length: restCount }, (_, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the empty elements are all alike
              key={index}
              className={styles.rest}
              style={{ '--ratio': meanRatio } as CSSProperties}
              aria-hidden="true"
            />
          ))}
      </ul>
    </section>
  )
}

/**
 * @returns the width of a box divided by its height. The box is wide enough for its caption, and high enough for a
 * finger.
 */
function boxRatio({ width, height }: { width: number; height: number }): number {
  return Math.round(Math.min(7, Math.max(2 / 3, width / height)) * 1000) / 1000
}

/** @returns the CSS width of a picture, at most the width of the screen */
const cssWidth = (ratio: number, height: number) => `min(100vw, ${Math.round(ratio * height)}rem)`
