/** Defines the types of the cards that a reviewer decides on, one for each queue, and the order of the queues. */
import type { Kind } from '../../../contract/kinds.ts'
import type { Queues, queueNames } from '../../../contract/schemas/review.ts'
import type { ListedSpecies } from '../../species-picker/listed-species.ts'
import type { Credits } from '../../submissions/credits.ts'
import type { ProfileValues } from '../../upload/profile/profile-values.ts'

export type QueueName = (typeof queueNames)[number]
export type CardOf<Name extends QueueName> = Queues[Name][number]
export type ReviewCard = CardOf<QueueName>

/** The corrections that a reviewer has made so far. The approval of the submission sends the corrections. */
export interface Corrections {
  credits: Credits
  /** The corrected species of a picture, creation or edit; null while the field has no name of a listed species. */
  species?: ListedSpecies | null
  /** The texts of a new species or of an edit. */
  profile?: { kind: Kind; values: ProfileValues }
}

/** The props of the body of a card. The body differs between queues. */
export interface BodyProps<Card> {
  card: Card
  corrections: Corrections
  onCorrect: (part: Partial<Corrections>) => void
  /** Enlarges the picture with the given id. */
  onZoom: (id: string) => void
  /** Approves a new species as a recorded species. */
  onApproveAs: (existing: string) => void
}

/** The queues in the specification's order, with the pictures last. */
export const queuesInOrder = [
  'authPosts',
  'newAuthPosts',
  'newCreationEntries',
  'newPictures',
] as const satisfies readonly QueueName[]
