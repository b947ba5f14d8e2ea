/** Renders one review queue: its title, the number left, undo, and its cards one at a time or as a grid. */
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Queues } from '../../contract/schemas/review.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { LoadingDots } from '../ui/loading-dots.tsx'
import { arriveIn } from './arrive.ts'
import type { CardOf, QueueName, ReviewCard } from './cards/cards.ts'
import styles from './carousel.module.css'
import { useDecisionDrafts } from './decision/use-decision-drafts.ts'
import { useShortcuts } from './decision/use-shortcuts.ts'
import { PicturesLink, useNewSpecies, type WithPictures } from './new-species.tsx'
import { OneAtATime } from './one-at-a-time.tsx'
import { PictureGrid } from './picture-grid.tsx'
import type { Decision } from './queue/decide.ts'
import { isNarrowed, wholeQueue } from './queue/narrowing.ts'
import { leftIn, pendingIn } from './queue/queue-state.ts'
import { useReviewQueue } from './queue/use-review-queue.ts'
import type { Undoable } from './queue/use-undo.ts'
import { reviewKinds } from './review-kinds.tsx'
import { UndoButton } from './undo-button.tsx'

interface CarouselProps<Name extends QueueName> {
  name: Name
  opened: Queues
  call: SignedInCall
  /** The level of the title. The headings of the cards are one level lower. */
  heading: 'h2' | 'h3'
  onLeft: (name: QueueName, left: number) => void
}

export function Carousel<Name extends QueueName>(props: CarouselProps<Name>) {
  const { name, opened, call, heading: Heading, onLeft } = props
  const kind = reviewKinds[name]
  const review = useReviewQueue({ name, opened, call, done: kind.done })
  const { queue, undoable } = review
  const drafts = useDecisionDrafts()
  const newSpecies = useNewSpecies()
  const [withPictures, setWithPictures] = useState<WithPictures>()
  const [many, setMany] = useState(false)
  const [worked, setWorked] = useState(false)
  if (undoable && !worked) setWorked(true)
  const section = useRef<HTMLElement>(null)
  const title = useId()
  const { left, narrowing } = review
  const pending = pendingIn(queue)
  useEffect(() => onLeft(name, left), [onLeft, name, left])
  const needsMore = leftIn(queue) > 0 && pending.length === 0
  const grid = many && (pending.length > 1 || (left > 0 && isNarrowed(narrowing)))
  const heldFocus = useRef(false)
  // Moves the focus to the next cards once they are loaded, unless the reviewer moved it elsewhere.
  useEffect(() => {
    if (needsMore || !heldFocus.current) return
    heldFocus.current = false
    if (document.activeElement === document.body) arriveIn(section.current)
  }, [needsMore])

  // Runs when the reviewer follows the link from an approved species to its pictures.
  const bring = useEffectEvent((cards: readonly ReviewCard[]) => {
    review.bringForward(cards as readonly CardOf<Name>[])
    arriveIn(section.current)
  })
  const next = newSpecies.next?.queue === name ? newSpecies.next : undefined
  useEffect(() => {
    // Waits for the end of the rendering, because `flushSync` fails during it.
    if (next) queueMicrotask(() => bring(next.cards))
  }, [next])

  async function decideOn(cards: readonly CardOf<Name>[], decision: Decision) {
    setWithPictures(undefined)
    const deciding = flushSync(() => review.decideOn(cards, decision))
    arriveIn(section.current)
    heldFocus.current = document.activeElement?.matches('[data-loading]') ?? false
    const decided = await deciding
    const [card] = cards
    if (decided && card && 'pictures' in card && decision.verdict === 'approve') {
      newSpecies.setApproved([card.id], true)
      const { id, pictures } = card
      if (pictures.length > 0) setWithPictures({ id, count: pictures.length })
    }
    return decided
  }
  async function undo(last: Undoable) {
    setWithPictures(undefined)
    await review.undo(last)
    const ids = last.decided.map(({ id }) => id)
    if (name === 'newAuthPosts') newSpecies.setApproved(ids, false)
    arriveIn(section.current)
  }
  const onKeyDown = useShortcuts(undoable ? { u: () => undo(undoable) } : {})
  /** Switches between the grid and one card at a time, which always shows the whole queue. */
  function showMany() {
    setMany(!many)
    if (many && narrowing !== wholeQueue) review.narrow(wholeQueue)
  }
  const below = Heading === 'h2' ? ('h3' as const) : ('h4' as const)
  const shared = { review, kind, drafts, left, heading: below, onDecide: decideOn }

  return (
    <section
      ref={section}
      id={name}
      className={styles.carousel}
      aria-labelledby={title}
      onKeyDown={onKeyDown}
    >
      <div
        className={styles.head}
        data-empty={left === 0 || undefined}
        data-worked={worked || undefined}
      >
        <Heading id={title}>{kind.title()}</Heading>
        {left > 0 ? (
          <p className={styles.left}>{m.review_left({ count: left })}</p>
        ) : (
          <p className={styles.none} tabIndex={-1} data-arrive>
            {kind.none()}
          </p>
        )}
        {name === 'newPictures' && (grid || pending.length > 1) && (
          <Button aria-pressed={many} onClick={showMany}>
            {m.review_many()}
          </Button>
        )}
        {/* Rendered from the start, because screen readers announce only changes in an existing
            region. */}
        <div role="status" className={styles.undos}>
          {undoable && (
            <UndoButton
              key={undoable.at}
              undoable={undoable}
              onUndo={undo}
              onGone={review.forgetUndo}
            />
          )}
        </div>
      </div>
      <div role="status">{withPictures && <PicturesLink species={withPictures} call={call} />}</div>
      {grid ? <PictureGrid {...shared} call={call} /> : <OneAtATime {...shared} />}
      {needsMore && <MoreCards review={review} />}
    </section>
  )
}

interface MoreCardsProps {
  review: { failed: boolean; fetchMore: () => void }
}

function MoreCards({ review: { failed, fetchMore } }: MoreCardsProps) {
  if (!failed) {
    return (
      <div tabIndex={-1} data-arrive data-loading className={styles.none}>
        <LoadingDots />
      </div>
    )
  }
  return (
    <p className={styles.none} tabIndex={-1} data-arrive>
      {m.review_fetch_failed()} <Button onClick={fetchMore}>{m.review_again()}</Button>
    </p>
  )
}
