/**
 * Connects the queue of new species with the queues of their pictures. A reviewer can approve a picture only after its
 * species is approved. After the approval, a button shows the pictures of the species.
 */
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Queues } from '../../contract/schemas/review.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { get } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import type { QueueName, ReviewCard } from './cards/cards.ts'
import styles from './carousel.module.css'

interface NewSpecies {
  /** Whether the species of the card is not approved yet, according to the data of this page. */
  isNew: (card: ReviewCard) => boolean
  /** Records that new species were approved on this page, or that their approval was undone. */
  setApproved: (ids: readonly string[], isApproved: boolean) => void
  /** The cards that a queue shows next, because the reviewer pressed the button of their species. */
  next: { queue: QueueName; cards: readonly ReviewCard[] } | undefined
  showNext: (next: NewSpecies['next']) => void
}

const NewSpeciesContext = createContext<NewSpecies>({
  isNew: () => false,
  setApproved: () => {},
  next: undefined,
  showNext: () => {},
})

export const useNewSpecies = () => useContext(NewSpeciesContext)

export function NewSpeciesOfReview({ children }: { children: ReactNode }) {
  const [approvedIds, setApproved] = useState<ReadonlySet<string>>(new Set())
  const [next, setNext] = useState<NewSpecies['next']>()
  const value = useMemo(
    (): NewSpecies => ({
      isNew: (card) =>
        'newSpecies' in card && card.newSpecies !== undefined && !approvedIds.has(card.newSpecies),
      setApproved: (ids, isApproved) =>
        setApproved((before) => {
          const otherIds = [...before].filter((id) => !ids.includes(id))
          return new Set(isApproved ? [...otherIds, ...ids] : otherIds)
        }),
      next,
      showNext: setNext,
    }),
    [approvedIds, next],
  )
  return <NewSpeciesContext value={value}>{children}</NewSpeciesContext>
}

/** The new species that was approved last, if members have submitted pictures of the species. */
export interface SpeciesWithPictures {
  id: string
  count: number
}

/** Shows the number of pictures of a species that was just approved, with a button that shows the pictures. */
export function PicturesLink({
  species,
  call,
}: {
  species: SpeciesWithPictures
  call: SignedInCall
}) {
  const { showNext } = useNewSpecies()
  const showToast = useToast()
  const [busy, setBusy] = useState(false)

  async function showPictures() {
    setBusy(true)
    try {
      const queues = await call(() => get('adminAuth', { newSpecies: species.id }))
      showNext(queueWithCards(queues))
    } catch {
      showToast({ look: 'failure', title: m.toast_error(), text: m.review_fetch_failed() })
    }
    setBusy(false)
  }

  return (
    <p className={styles.showNext}>
      {m.review_came_with({ count: species.count })}{' '}
      <Button busy={busy} onClick={showPictures}>
        {m.review_go_on()}
      </Button>
    </p>
  )
}

/** @returns the queue of photographs and artworks, or the queue of creations if the first queue is empty */
function queueWithCards({ newPictures, newCreationEntries }: Queues): NewSpecies['next'] {
  return newPictures.length > 0
    ? { queue: 'newPictures', cards: newPictures }
    : { queue: 'newCreationEntries', cards: newCreationEntries }
}
