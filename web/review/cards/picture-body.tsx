/** A submitted picture with its credits, which the reviewer can correct before publication. */

import type { PictureCard } from '../../../contract/schemas/review.ts'
import { kindOf } from '../../client/kind-of.ts'
import { m } from '../../paraglide/messages.js'
import { CreditsFields } from '../../submissions/credits-fields.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ZoomLink } from '../../zoom/zoom-link.tsx'
import type { BodyProps } from './cards.ts'
import styles from './picture-body.module.css'
import { pictureAlt } from './pictures-shown.ts'

/** The limits of the frame's ratio. A panorama is shown whole inside it. */
const [narrowest, widest] = [0.75, 2.2]

export function PictureBody({ card, credits, onCredits, onZoom }: BodyProps<PictureCard>) {
  const { id, image, kind, details } = card
  const ratio = Math.min(widest, Math.max(narrowest, image.width / image.height))
  return (
    <div className={styles.picture}>
      <div className={styles.large}>
        <ZoomLink picture={{ _id: id, path: image.path }} onZoom={onZoom}>
          <Picture
            picture={image}
            alt={pictureAlt(card)}
            sizes="(min-width: 75rem) 34rem, 92vw"
            ratio={ratio}
            fit="contain"
          />
        </ZoomLink>
      </div>
      <fieldset className={styles.credits}>
        <legend>{m.review_credits()}</legend>
        <p className={styles.hint}>{m.review_credits_hint()}</p>
        <CreditsFields
          of={[kind]}
          kind={kindOf(card)}
          values={{ ...details, ...credits }}
          onChange={(field, value) => onCredits({ ...credits, [field]: value })}
        />
      </fieldset>
    </div>
  )
}
