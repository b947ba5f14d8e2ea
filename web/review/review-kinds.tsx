/** Defines the differences between the four queues: their messages and the bodies of their cards. */
import type { ComponentType } from 'react'
import { m } from '../paraglide/messages.js'
import type { BodyProps, CardOf, QueueName } from './cards/cards.ts'
import { CreationBody } from './cards/creation-body.tsx'
import { EditBody } from './cards/edit-body.tsx'
import { PictureBody } from './cards/picture-body.tsx'
import { PostBody } from './cards/post-body.tsx'
import type { Verdict } from './queue/decide.ts'

export interface ReviewKind<Card> {
  title: () => string
  none: () => string
  approve: () => string
  reject: () => string
  /** The message after a decision (specification, section 8). */
  decisionMessage: (verdict: Verdict, count: number) => string
  Body: ComponentType<BodyProps<Card>>
}

const messageForOne =
  (approved: () => string, rejected: () => string): ReviewKind<unknown>['decisionMessage'] =>
  (verdict) =>
    ({ approve: approved, reject: rejected, changes: m.review_changes_requested })[verdict]()

export const reviewKinds: { [Name in QueueName]: ReviewKind<CardOf<Name>> } = {
  authPosts: {
    title: m.review_changes,
    none: m.review_changes_none,
    approve: m.review_approve,
    reject: m.review_reject,
    decisionMessage: messageForOne(m.review_edit_approved, m.review_edit_rejected),
    Body: EditBody,
  },
  newAuthPosts: {
    title: m.review_posts,
    none: m.review_posts_none,
    approve: m.review_submit,
    reject: m.review_delete,
    decisionMessage: messageForOne(m.review_post_approved, m.review_post_rejected),
    Body: PostBody,
  },
  newCreationEntries: {
    title: m.review_creations,
    none: m.review_creations_none,
    approve: m.review_approve,
    reject: m.review_deny,
    decisionMessage: messageForOne(m.review_creation_approved, m.review_creation_rejected),
    Body: CreationBody,
  },
  newPictures: {
    title: m.review_pictures,
    none: m.review_pictures_none,
    approve: m.review_approve,
    reject: m.review_reject,
    decisionMessage(verdict, count) {
      if (count === 1)
        return messageForOne(m.review_picture_approved, m.review_picture_rejected)(verdict, 1)
      const messages = {
        approve: m.review_pictures_approved,
        reject: m.review_pictures_rejected,
        changes: m.review_changes_requested_many,
      }
      return messages[verdict]({ count })
    },
    Body: PictureBody,
  },
}
