/** Shows many pictures at once. A decision applies to all marked pictures. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { PictureCard } from '../../contract/schemas/review.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { useZoom } from '../zoom/use-zoom.ts'
import { Zoom } from '../zoom/zoom.tsx'
import type { ReviewCard as Card } from './cards/cards.ts'
import { slidesOf } from './cards/pictures-shown.ts'
import { DecisionBar, noReasonDraft } from './decision/decision-bar.tsx'
import type { DecisionDrafts } from './decision/use-decision-drafts.ts'
import { useShortcuts } from './decision/use-shortcuts.ts'
import { PictureFilter, usePendingGroups } from './picture-filter.tsx'
import styles from './picture-grid.module.css'
import { groupsOf } from './picture-groups.ts'
import { PictureTile } from './picture-tile.tsx'
import type { Decision, Verdict } from './queue/decide.ts'
import { noFilter, type QueueFilter } from './queue/queue-filter.ts'
import { pendingIn, type Queue } from './queue/queue-state.ts'
import type { ReviewKind } from './review-kinds.tsx'

interface PictureGridProps<Of extends Card> {
  review: {
    queue: Queue<Of>
    fetchMore: () => void
    filter: QueueFilter
    applyFilter: (filter: QueueFilter) => void
    endedDecisions: number
  }
  kind: ReviewKind<Of>
  drafts: DecisionDrafts
  pendingCount: number
  heading: 'h3' | 'h4'
  call: SignedInCall
  /** @returns whether none of the cards is pending any more */
  onDecide: (cards: readonly Of[], decision: Decision) => Promise<boolean>
}

/** The numbers of pictures that are shown at first, and at most. One call decides on at most a hundred pictures. */
const shownAtFirst = 20
const shownAtMost = 100

export function PictureGrid<Of extends Card>(props: PictureGridProps<Of>) {
  const { review, kind, drafts, pendingCount, heading: Heading, call, onDecide } = props
  const { filter, applyFilter } = review
  const pendingGroups = usePendingGroups(pendingCount, review.endedDecisions, call)
  const {
    markedIds,
    setMarked,
    reasonOfMany: reasonDraft,
    setReasonOfMany: setReasonDraft,
  } = drafts
  const [shownCount, setShown] = useState(shownAtFirst)
  const zoom = useZoom()
  const pendingPictures = pendingIn(review.queue).filter(isPicture)
  const cards = pendingPictures.slice(0, shownCount)
  const markedCards = cards.filter(({ id }) => markedIds.has(id))
  const areAllMarked = markedCards.length === cards.length && cards.length > 0
  const canShowMore =
    shownCount < shownAtMost && (pendingPictures.length > shownCount || !review.queue.isComplete)

  // The server sends a few cards at a time.
  const fetchMore = useEffectEvent(review.fetchMore)
  const lacksCards =
    shownCount === shownAtMost && pendingPictures.length < shownAtMost && !review.queue.isComplete
  const { length } = pendingPictures
  useEffect(() => {
    if (lacksCards && length >= 0) fetchMore()
  }, [lacksCards, length])

  function mark(ids: readonly string[], isMarked: boolean) {
    setMarked((before) => {
      const otherIds = [...before].filter((id) => !ids.includes(id))
      return new Set(isMarked ? [...otherIds, ...ids] : otherIds)
    })
  }
  const askForReason = (verdict: 'reject' | 'changes') =>
    markedCards.length > 0 && setReasonDraft({ ...reasonDraft, verdict })
  const onKeyDown = useShortcuts({
    a: () => markedCards.length > 0 && decide('approve', ''),
    r: () => askForReason('reject'),
    c: () => askForReason('changes'),
  })
  async function decide(verdict: Verdict, reason: string) {
    setReasonDraft(noReasonDraft)
    const areAllDecided = await onDecide(markedCards, { verdict, reason })
    // Pictures that are still pending stay marked and keep their reason.
    if (!areAllDecided && reason)
      setReasonDraft((now) => (now.verdict || now.reason ? now : { ...now, reason }))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys supplement the buttons within
    <div className={styles.many} onKeyDown={onKeyDown}>
      <PictureFilter filter={filter} onFilter={applyFilter} groups={pendingGroups} />
      <div className={styles.bar} tabIndex={-1} data-focus-target>
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={areAllMarked}
            onChange={() => setMarked(new Set(areAllMarked ? [] : cards.map(({ id }) => id)))}
          />
          {m.review_all()}
        </label>
        <p role="status" className={styles.count}>
          {m.review_selected({ count: markedCards.length })}
        </p>
        <DecisionBar
          approve={kind.approve()}
          reject={kind.reject()}
          reasonDraft={reasonDraft}
          onReasonDraft={setReasonDraft}
          onDecide={decide}
          onCancel={() => setReasonDraft(noReasonDraft)}
          disabled={markedCards.length === 0}
        />
      </div>
      {cards.length === 0 && review.queue.unfetchedCount === 0 && (
        <p className={styles.more}>
          {m.review_none_match()}{' '}
          <Button onClick={() => applyFilter(noFilter)}>{m.review_show_all()}</Button>
        </p>
      )}
      {groupsOf(cards, filter.order).map(({ name, cards: group }) => {
        const ids = group.map(({ id }) => id)
        return (
          <div key={name} className={styles.group}>
            {name && (
              <div className={styles.groupHead}>
                <Heading lang={filter.order === 'species' ? 'la' : undefined}>{name}</Heading>
                <label className={styles.all}>
                  <input
                    type="checkbox"
                    aria-label={m.review_group_all({ name })}
                    checked={ids.every((id) => markedIds.has(id))}
                    onChange={({ target }) => mark(ids, target.checked)}
                  />
                  {m.review_all()}
                </label>
              </div>
            )}
            <ul className={styles.grid}>
              {group.map((card) => (
                <li key={card.id}>
                  <PictureTile
                    card={card}
                    isMarked={markedIds.has(card.id)}
                    onMark={(isMarked) => mark([card.id], isMarked)}
                    onZoom={() => zoom.open(card.id)}
                  />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      {canShowMore && (
        <p className={styles.more}>
          <Button onClick={() => setShown(shownAtMost)}>{m.review_more()}</Button>
        </p>
      )}
      <Zoom zoom={zoom} sets={[cards.flatMap(slidesOf)]} />
    </div>
  )
}

const isPicture = <Of extends Card>(card: Of): card is Of & PictureCard => 'image' in card
