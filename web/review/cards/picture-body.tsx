/** Shows a submitted picture with its credits, which the reviewer can correct before publication. */

import type { PictureCard } from '../../../contract/schemas/review.ts'
import { Picture } from '../../ui/picture.tsx'
import { ZoomLink } from '../../zoom/zoom-link.tsx'
import type { BodyProps } from './cards.ts'
import { CorrectCredits } from './correct-credits.tsx'
import styles from './picture-body.module.css'
import { pictureAlt } from './pictures-shown.ts'

/** The limits of the frame's ratio. A wider or narrower picture is shown whole inside the frame. */
const [narrowest, widest] = [0.75, 2.2]

export function PictureBody(props: BodyProps<PictureCard>) {
  const { card, onZoom } = props
  const { id, image, kind } = card
  const ratio = Math.min(widest, Math.max(narrowest, image.width / image.height))
  return (
    <div className={styles.picture}>
      <div className={styles.large}>
        <ZoomLink picture={{ _id: id, path: image.path }} onZoom={onZoom}>
          <Picture
            picture={image}
            alt={pictureAlt(card)}
            sizes="(min-width: 75rem) 52rem, 92vw"
            ratio={ratio}
            fit="contain"
          />
        </ZoomLink>
      </div>
      <CorrectCredits {...props} of={[kind]} />
    </div>
  )
}
