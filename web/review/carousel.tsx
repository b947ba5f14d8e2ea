/** Renders one review queue: its title, the number of pending cards, the undo button, and one card or a grid. */
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Queues } from '../../contract/schemas/review.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { m } from '../paraglide/messages.js'
import { Glide } from '../ui/behaviour/glide.tsx'
import { Button } from '../ui/button.tsx'
import { LoadingDots } from '../ui/loading-dots.tsx'
import type { CardOf, QueueName, ReviewCard } from './cards/cards.ts'
import styles from './carousel.module.css'
import { useDecisionDrafts } from './decision/use-decision-drafts.ts'
import { useShortcuts } from './decision/use-shortcuts.ts'
import { focusCard } from './focus-card.ts'
import { PicturesLink, type SpeciesWithPictures, useNewSpecies } from './new-species.tsx'
import { OneAtATime } from './one-at-a-time.tsx'
import { PictureGrid } from './picture-grid.tsx'
import type { Decision } from './queue/decide.ts'
import { isFiltered, noFilter } from './queue/queue-filter.ts'
import { pendingCountOf, pendingIn } from './queue/queue-state.ts'
import { useReviewQueue } from './queue/use-review-queue.ts'
import type { Undoable } from './queue/use-undo.ts'
import { reviewKinds } from './review-kinds.tsx'
import { UndoButton } from './undo-button.tsx'

interface CarouselProps<Name extends QueueName> {
  name: Name
  initialQueues: Queues
  call: SignedInCall
  /** The level of the title. The headings of the cards are one level lower. */
  heading: 'h2' | 'h3'
  onPendingCount: (name: QueueName, pendingCount: number) => void
}

export function Carousel<Name extends QueueName>(props: CarouselProps<Name>) {
  const { name, initialQueues, call, heading: Heading, onPendingCount } = props
  const kind = reviewKinds[name]
  const review = useReviewQueue({
    name,
    initialQueues,
    call,
    decisionMessage: kind.decisionMessage,
  })
  const { queue, undoable } = review
  const drafts = useDecisionDrafts()
  const newSpecies = useNewSpecies()
  const [speciesWithPictures, setSpeciesWithPictures] = useState<SpeciesWithPictures>()
  const [wantsGrid, setWantsGrid] = useState(false)
  const [hasDecided, setHasDecided] = useState(false)
  const section = useRef<HTMLElement>(null)
  const title = useId()
  const { pendingCount, filter } = review
  const pending = pendingIn(queue)
  useEffect(() => onPendingCount(name, pendingCount), [onPendingCount, name, pendingCount])
  const needsMoreCards = pendingCountOf(queue) > 0 && pending.length === 0
  const isGrid = wantsGrid && (pending.length > 1 || (pendingCount > 0 && isFiltered(filter)))
  const hadFocus = useRef(false)
  // Moves the focus to the next cards after they are loaded, unless the reviewer has moved the focus.
  useEffect(() => {
    if (needsMoreCards || !hadFocus.current) return
    hadFocus.current = false
    if (document.activeElement === document.body) focusCard(section.current)
  }, [needsMoreCards])

  // Runs after the reviewer presses the button that shows the pictures of an approved species.
  const showPicturesOfSpecies = useEffectEvent((cards: readonly ReviewCard[]) => {
    review.bringForward(cards as readonly CardOf<Name>[])
    focusCard(section.current)
  })
  const next = newSpecies.next?.queue === name ? newSpecies.next : undefined
  useEffect(() => {
    // The function runs after the rendering, because `flushSync` fails during a rendering.
    if (next) queueMicrotask(() => showPicturesOfSpecies(next.cards))
  }, [next])

  async function decideOn(cards: readonly CardOf<Name>[], decision: Decision) {
    setSpeciesWithPictures(undefined)
    const pendingDecision = flushSync(() => {
      setHasDecided(true)
      return review.decideOn(cards, decision)
    })
    focusCard(section.current)
    hadFocus.current = document.activeElement?.matches('[data-loading]') ?? false
    const isDecided = await pendingDecision
    const [card] = cards
    if (isDecided && card && 'pictures' in card && decision.verdict === 'approve') {
      newSpecies.setApproved([card.id], true)
      const { id, pictures } = card
      if (pictures.length > 0) setSpeciesWithPictures({ id, count: pictures.length })
    }
    return isDecided
  }
  async function undo(last: Undoable) {
    setSpeciesWithPictures(undefined)
    await review.undo(last)
    const ids = last.decided.map(({ id }) => id)
    if (name === 'newAuthPosts') newSpecies.setApproved(ids, false)
    focusCard(section.current)
  }
  const onKeyDown = useShortcuts(undoable ? { u: () => undo(undoable) } : {})
  /** Switches between the grid and single cards. Without the grid, the carousel shows the queue without a filter. */
  function switchView() {
    setWantsGrid(!wantsGrid)
    if (wantsGrid && filter !== noFilter) review.applyFilter(noFilter)
  }
  const cardHeading = Heading === 'h2' ? ('h3' as const) : ('h4' as const)
  const sharedProps = {
    review,
    kind,
    drafts,
    pendingCount,
    heading: cardHeading,
    onDecide: decideOn,
  }

  return (
    <section
      ref={section}
      id={name}
      className={styles.carousel}
      aria-labelledby={title}
      onKeyDown={onKeyDown}
    >
      {/* A late answer adds or removes parts, and an undone card is shown again. */}
      <Glide className={styles.parts}>
        <div
          className={styles.head}
          data-empty={pendingCount === 0 || undefined}
          data-worked={hasDecided || undefined}
        >
          <Heading id={title}>{kind.title()}</Heading>
          {pendingCount > 0 ? (
            <p className={styles.left}>{m.review_left({ count: pendingCount })}</p>
          ) : (
            <p className={styles.none} tabIndex={-1} data-focus-target>
              {kind.none()}
            </p>
          )}
          {name === 'newPictures' && (isGrid || pending.length > 1) && (
            <Button aria-pressed={wantsGrid} onClick={switchView}>
              {m.review_many()}
            </Button>
          )}
          {/* The region is rendered from the start, because screen readers announce only changes in an
              existing region. */}
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
        <div role="status">
          {speciesWithPictures && <PicturesLink species={speciesWithPictures} call={call} />}
        </div>
        {isGrid ? <PictureGrid {...sharedProps} call={call} /> : <OneAtATime {...sharedProps} />}
        {needsMoreCards && <MoreCards review={review} />}
      </Glide>
    </section>
  )
}

interface MoreCardsProps {
  review: { hasFailed: boolean; fetchMore: () => void }
}

function MoreCards({ review: { hasFailed, fetchMore } }: MoreCardsProps) {
  if (!hasFailed) {
    return (
      <div tabIndex={-1} data-focus-target data-loading className={styles.none}>
        <LoadingDots />
      </div>
    )
  }
  return (
    <p className={styles.none} tabIndex={-1} data-focus-target>
      {m.review_fetch_failed()} <Button onClick={fetchMore}>{m.review_again()}</Button>
    </p>
  )
}
