/** Shows one picture of the grid, with its author and credits. A click marks or unmarks the picture. */

import { photoTime } from '../../contract/photo-dates.ts'
import type { PictureCard } from '../../contract/schemas/review.ts'
import { kindOf } from '../client/kind-of.ts'
import { m } from '../paraglide/messages.js'
import { photoDay } from '../photographs/photo-date.ts'
import { sectionWord } from '../photographs/section-word.ts'
import { SpeciesNames } from '../species/species-names.tsx'
import { Facts } from '../ui/facts.tsx'
import { Picture } from '../ui/picture.tsx'
import { pictureAlt } from './cards/pictures-shown.ts'
import { useNewSpecies } from './new-species.tsx'
import styles from './picture-grid.module.css'

interface PictureTileProps {
  card: PictureCard
  isMarked: boolean
  onMark: (isMarked: boolean) => void
  onZoom: () => void
}

export function PictureTile({ card, isMarked, onMark, onZoom }: PictureTileProps) {
  const { image, latinName, details, kind, author } = card
  const { isNew } = useNewSpecies()
  const credits = [
    kind === 'artwork'
      ? m.review_artwork()
      : details.season && sectionWord(details.season as never),
    photoDay(photoTime(details.takenOn ?? details.drawnOn ?? '')).shown,
    details.takenBy ?? details.artist,
    details.location,
    isNew(card) && m.review_awaits_species_short(),
  ]
  return (
    <div className={styles.tile} data-marked={isMarked || undefined} data-kind={kindOf(card)}>
      <label>
        <span className={styles.picture}>
          <Picture
            picture={image}
            alt={pictureAlt(card)}
            sizes="(min-width: 60rem) 15rem, (min-width: 36rem) 30vw, 45vw"
            ratio={1}
            fit="contain"
          />
          <input type="checkbox" checked={isMarked} onChange={() => onMark(!isMarked)} />
        </span>
        <SpeciesNames names={card} as="entry" />
        <small className={styles.author}>{m.review_sent_by({ author })}</small>
        <small>
          <Facts facts={credits} />
        </small>
      </label>
      <button
        type="button"
        className={styles.larger}
        aria-label={m.review_larger_of({ name: latinName })}
        onClick={onZoom}
      >
        {m.review_larger()}
      </button>
    </div>
  )
}
