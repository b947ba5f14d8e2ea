/**
 * Renders the open requests for withdrawal and the four review queues, each with its number of requests or submissions.
 */
import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Queues } from '../../contract/schemas/review.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { m } from '../paraglide/messages.js'
import { Glide } from '../ui/behaviour/glide.tsx'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { type QueueName, queuesInOrder } from './cards/cards.ts'
import { Carousel } from './carousel.tsx'
import { useFirstCardFocus } from './focus-card.ts'
import type { LoadedReview } from './load-review.ts'
import { NewSpeciesOfReview } from './new-species.tsx'
import { WithdrawalQueue } from './requests/withdrawal-queue.tsx'
import { reviewKinds } from './review-kinds.tsx'
import styles from './review-section.module.css'

interface ReviewSectionProps extends LoadedReview {
  call: SignedInCall
  /** The level of the carousels' headings. */
  heading: 'h2' | 'h3'
}

export function ReviewSection({ queues, ...sharedProps }: ReviewSectionProps) {
  if (!queues) return <NotFetched />
  return (
    <NewSpeciesOfReview>
      <Carousels initialQueues={queues} {...sharedProps} />
    </NewSpeciesOfReview>
  )
}

function Carousels({
  initialQueues,
  withdrawals,
  ...sharedProps
}: { initialQueues: Queues } & Omit<ReviewSectionProps, 'queues'>) {
  const [pendingCounts, setPendingCounts] = useState(initialQueues.counts)
  const [requestCount, setRequests] = useState(withdrawals?.total ?? 0)
  useFirstCardFocus(initialQueues)
  const onPendingCount = useCallback((name: QueueName, count: number) => {
    setPendingCounts((before) => (before[name] === count ? before : { ...before, [name]: count }))
  }, [])
  return (
    <Glide className={styles.review}>
      <WithdrawalQueue
        loadedWithdrawals={withdrawals}
        call={sharedProps.call}
        heading={sharedProps.heading}
        // The count changes in the same render as the request, so that the parts below the requests move once.
        onDecided={(isDecided) => setRequests((count) => count + (isDecided ? -1 : 1))}
      />
      <nav aria-label={m.review_queues()} className={styles.queues}>
        {requestCount > 0 && (
          <a href="#requests" data-pending>
            {m.requests_title()} <b>{requestCount}</b>
          </a>
        )}
        {queuesInOrder.map((name) => (
          <a key={name} href={`#${name}`} data-pending={pendingCounts[name] > 0 || undefined}>
            {reviewKinds[name].title()} <b>{pendingCounts[name]}</b>
          </a>
        ))}
      </nav>
      <p className={styles.keys}>
        {m.review_keys({
          approve: m.review_approve(),
          reject: m.review_reject(),
          ask: m.review_ask(),
          undo: m.review_undo(),
        })}
      </p>
      {queuesInOrder.map((name) => (
        <Carousel
          key={name}
          name={name}
          initialQueues={initialQueues}
          onPendingCount={onPendingCount}
          {...sharedProps}
        />
      ))}
    </Glide>
  )
}

function NotFetched() {
  const { revalidate, state } = useRevalidator()
  const showToast = useToast()
  useEffect(() => {
    showToast({ look: 'failure', title: m.toast_error(), text: m.review_fetch_failed() })
  }, [showToast])
  return (
    <div className={styles.failed}>
      <p>{m.review_fetch_failed()}</p>
      <Button busy={state === 'loading'} onClick={revalidate}>
        {m.review_again()}
      </Button>
    </div>
  )
}
