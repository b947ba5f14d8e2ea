/** Shows one card with its unfinished decision, and the buttons that show the previous and the next card. */
import { useRef } from 'react'
import { m } from '../paraglide/messages.js'
import { useSwipe } from '../ui/behaviour/use-swipe.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { useZoom } from '../zoom/use-zoom.ts'
import { Zoom } from '../zoom/zoom.tsx'
import type { ReviewCard as Card } from './cards/cards.ts'
import { changeOf } from './cards/corrections.ts'
import { slidesOf } from './cards/pictures-shown.ts'
import { ReviewCard } from './cards/review-card.tsx'
import styles from './carousel.module.css'
import { DecisionBar, type ReasonDraft } from './decision/decision-bar.tsx'
import type { DecisionDraft, DecisionDrafts } from './decision/use-decision-drafts.ts'
import { useShortcuts } from './decision/use-shortcuts.ts'
import { useNewSpecies } from './new-species.tsx'
import type { Decision, Verdict } from './queue/decide.ts'
import { type Queue, shownIn } from './queue/queue-state.ts'
import type { ReviewKind } from './review-kinds.tsx'

interface OneAtATimeProps<Of extends Card> {
  review: { queue: Queue<Of>; step: (offset: 1 | -1) => void }
  kind: ReviewKind<Of>
  drafts: DecisionDrafts
  pendingCount: number
  heading: 'h3' | 'h4'
  onDecide: (cards: readonly Of[], decision: Decision) => void
}

export function OneAtATime<Of extends Card>(props: OneAtATimeProps<Of>) {
  const { review, kind, pendingCount, heading, onDecide } = props
  const { card, position } = shownIn(review.queue)
  const article = useRef<HTMLElement>(null)
  const zoom = useZoom()
  const { isNew } = useNewSpecies()
  const showToast = useToast()
  const draft = props.drafts.of(card?.id ?? '')
  const changeDraft = (part: Partial<DecisionDraft>) => card && props.drafts.change(card.id, part)
  const askForReason = (verdict: ReasonDraft['verdict']) =>
    changeDraft({ reasonDraft: { ...draft.reasonDraft, verdict } })

  function decide(verdict: Verdict, reason: string) {
    if (!card) return
    // The species is null if the text in its field is not the name of a listed species.
    if (verdict === 'approve' && draft.corrections.species === null) {
      return showToast({
        look: 'failure',
        title: m.toast_error(),
        text: m.picker_not_listed_species(),
      })
    }
    askForReason(undefined)
    const change = verdict === 'approve' ? changeOf(card, draft.corrections) : undefined
    onDecide([card], { verdict, reason, ...(change && { change }) })
  }
  function cancel() {
    askForReason(undefined)
    article.current?.focus()
  }
  const onKeyDown = useShortcuts({
    a: () => decide('approve', ''),
    r: () => askForReason('reject'),
    c: () => askForReason('changes'),
    arrowright: () => review.step(1),
    arrowleft: () => review.step(-1),
  })
  const swipe = useSwipe(review.step)

  if (!card) return null
  const { Body } = kind
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and swipes supplement the buttons within
    <div className={styles.one} onKeyDown={onKeyDown} {...swipe}>
      <ReviewCard
        ref={article}
        card={card}
        heading={heading}
        isNewSpecies={isNew}
        body={
          <Body
            card={card}
            corrections={draft.corrections}
            onCorrect={(part) => changeDraft({ corrections: { ...draft.corrections, ...part } })}
            onZoom={zoom.open}
            onApproveAs={(existing) =>
              onDecide([card], { verdict: 'approve', reason: '', existing })
            }
          />
        }
      >
        <DecisionBar
          approve={kind.approve()}
          reject={kind.reject()}
          reasonDraft={draft.reasonDraft}
          onReasonDraft={(reasonDraft) => changeDraft({ reasonDraft })}
          onDecide={decide}
          onCancel={cancel}
        />
        {pendingCount > 1 && (
          <Steps
            position={position}
            count={pendingCount}
            name={card.latinName}
            onStep={review.step}
          />
        )}
      </ReviewCard>
      <Zoom zoom={zoom} sets={[slidesOf(card)]} />
    </div>
  )
}

interface StepsProps {
  /** The position of the shown card, from 1. */
  position: number
  count: number
  name: string
  onStep: (offset: 1 | -1) => void
}

/**
 * Renders the buttons with aria-disabled, because a disabled button would lose the focus at the first and last card.
 */
function Steps({ position, count, name, onStep }: StepsProps) {
  return (
    <p className={styles.steps}>
      <Button
        aria-keyshortcuts="ArrowLeft"
        aria-disabled={position === 1}
        onClick={() => onStep(-1)}
      >
        <span aria-hidden="true">←</span> {m.review_previous()}
      </Button>
      <span aria-hidden="true">
        {position} / {count}
      </span>
      <Button
        aria-keyshortcuts="ArrowRight"
        aria-disabled={position === count}
        onClick={() => onStep(1)}
      >
        {m.review_next()} <span aria-hidden="true">→</span>
      </Button>
      <span role="status" className="visually-hidden">
        {m.review_announce({ place: position, count, name })}
      </span>
    </p>
  )
}
