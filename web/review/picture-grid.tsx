/** Shows many pictures at once. A decision applies to all that are marked. */
import { useState } from 'react'
import { photoTime } from '../../contract/photo-dates.ts'
import type { PictureCard } from '../../contract/schemas/review.ts'
import { kindOf } from '../client/kind-of.ts'
import { m } from '../paraglide/messages.js'
import { photoDay } from '../photographs/photo-date.ts'
import { sectionWord } from '../photographs/section-word.ts'
import { SpeciesNames } from '../species/species-names.tsx'
import { Button } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { useZoom } from '../zoom/use-zoom.ts'
import { Zoom } from '../zoom/zoom.tsx'
import type { ReviewCard as Card } from './cards/cards.ts'
import { pictureAlt, slidesOf } from './cards/pictures-shown.ts'
import { DecisionBar, noRefusal } from './decision-bar.tsx'
import { useNewSpecies } from './new-species.tsx'
import styles from './picture-grid.module.css'
import type { Decision, Verdict } from './queue/decide.ts'
import { pendingIn, type Queue } from './queue/queue-state.ts'
import type { ReviewKind } from './review-kinds.tsx'
import type { DecisionDrafts } from './use-decision-drafts.ts'

interface PictureGridProps<Of extends Card> {
  review: { queue: Queue<Of>; fetchMore: () => void }
  kind: ReviewKind<Of>
  drafts: DecisionDrafts
  /** @returns whether none of them is pending any more */
  onDecide: (cards: readonly Of[], decision: Decision) => Promise<boolean>
}

/** `atOnce` pictures are shown at first and added each time. One call accepts `atMost`. */
const atOnce = 20
const atMost = 100

export function PictureGrid<Of extends Card>(props: PictureGridProps<Of>) {
  const { review, kind, drafts, onDecide } = props
  const { marked, setMarked, refusalOfMany: refusal, setRefusalOfMany: setRefusal } = drafts
  const [shown, setShown] = useState(atOnce)
  const zoom = useZoom()
  const pending = pendingIn(review.queue).filter(isPicture)
  const cards = pending.slice(0, shown)
  const chosen = cards.filter(({ id }) => marked.has(id))
  const all = chosen.length === cards.length
  const more = shown < atMost && (pending.length > shown || !review.queue.complete)

  function mark(id: string, on: boolean) {
    setMarked((before) => new Set(on ? [...before, id] : [...before].filter((each) => each !== id)))
  }
  async function decide(verdict: Verdict, reason: string) {
    setRefusal(noRefusal)
    const done = await onDecide(chosen, { verdict, reason })
    // Pictures that are still pending stay marked and keep their reason.
    if (!done && reason) setRefusal((now) => (now.asking || now.reason ? now : { ...now, reason }))
  }
  function showMore() {
    setShown(Math.min(atMost, shown + atOnce))
    if (pending.length < shown + atOnce) review.fetchMore()
  }

  return (
    <div className={styles.many}>
      <div className={styles.bar} tabIndex={-1} data-arrive>
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={all}
            onChange={() => setMarked(new Set(all ? [] : cards.map(({ id }) => id)))}
          />
          {m.review_all()}
        </label>
        <p role="status" className={styles.count}>
          {m.review_selected({ count: chosen.length })}
        </p>
        <DecisionBar
          approve={kind.approve()}
          reject={kind.reject()}
          refusal={refusal}
          onRefusal={setRefusal}
          onDecide={decide}
          onCancel={() => setRefusal(noRefusal)}
          disabled={chosen.length === 0}
        />
      </div>
      <ul className={styles.grid}>
        {cards.map((card) => (
          <li key={card.id}>
            <Tile
              card={card}
              marked={marked.has(card.id)}
              onMark={(on) => mark(card.id, on)}
              onZoom={() => zoom.open(card.id)}
            />
          </li>
        ))}
      </ul>
      {more && (
        <p className={styles.more}>
          <Button onClick={showMore}>{m.review_more()}</Button>
        </p>
      )}
      <Zoom zoom={zoom} sets={[cards.flatMap(slidesOf)]} />
    </div>
  )
}

const isPicture = <Of extends Card>(card: Of): card is Of & PictureCard => 'image' in card

interface TileProps {
  card: PictureCard
  marked: boolean
  onMark: (on: boolean) => void
  onZoom: () => void
}

function Tile({ card, marked, onMark, onZoom }: TileProps) {
  const { image, latinName, details, kind } = card
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
    <div className={styles.tile} data-marked={marked || undefined} data-kind={kindOf(card)}>
      <label>
        <span className={styles.picture}>
          <Picture
            picture={image}
            alt={pictureAlt(card)}
            sizes="(min-width: 60rem) 15rem, (min-width: 36rem) 30vw, 45vw"
            ratio={1}
            fit="contain"
          />
          <input type="checkbox" checked={marked} onChange={() => onMark(!marked)} />
        </span>
        <SpeciesNames names={card} as="entry" />
        <small>{credits.filter(Boolean).join(' · ')}</small>
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
