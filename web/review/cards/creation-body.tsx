/** Shows the artwork of a creation with its credits, next to the photograph on which the artwork is based, if any. */
import type { CreationEntry } from '../../../contract/schemas/review.ts'
import { m } from '../../paraglide/messages.js'
import { photoDay } from '../../photographs/photo-date.ts'
import { Picture } from '../../ui/picture.tsx'
import { ZoomLink } from '../../zoom/zoom-link.tsx'
import type { BodyProps } from './cards.ts'
import { CorrectCredits } from './correct-credits.tsx'
import styles from './creation-body.module.css'
import { halvesOf } from './pictures-shown.ts'

export function CreationBody(props: BodyProps<CreationEntry>) {
  const { card, onZoom } = props
  const { photograph, artwork } = halvesOf(card)
  return (
    <div className={styles.halves}>
      {!card.alone && (
        <Half
          title={m.review_photograph()}
          half={photograph}
          missing={m.review_no_photograph()}
          credits={[
            [m.gallery_by(), card.photographer],
            [m.submission_date(), photoDay(card.photoDate).shown],
          ]}
          onZoom={onZoom}
        />
      )}
      <Half
        title={m.review_artwork()}
        half={artwork}
        missing={m.review_no_artwork()}
        credits={[
          [m.artwork_painter(), card.artist],
          [m.submission_drawn(), photoDay(card.artDate).shown],
          [m.artwork_setting(), card.artLocation],
        ]}
        onZoom={onZoom}
      />
      <details className={styles.correct}>
        <summary>{m.review_correct()}</summary>
        <CorrectCredits {...props} of={card.own} />
      </details>
    </div>
  )
}

interface HalfProps {
  title: string
  half: ReturnType<typeof halvesOf>['photograph']
  missing: string
  credits: [label: string, value: string][]
  onZoom: (id: string) => void
}

function Half({ title, half, missing, credits, onZoom }: HalfProps) {
  return (
    <figure className={styles.half}>
      {half ? (
        <ZoomLink picture={{ _id: half.id, path: half.image.path }} onZoom={onZoom}>
          <Picture
            picture={half.image}
            alt={half.alt}
            sizes="(min-width: 75rem) 27rem, (min-width: 40rem) 45vw, 92vw"
            ratio={1}
            fit="contain"
          />
        </ZoomLink>
      ) : (
        <p className={styles.gone}>{missing}</p>
      )}
      <figcaption>
        <b>{title}</b>
        <dl className={styles.credits}>
          {credits.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || m.gallery_unknown()}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  )
}
