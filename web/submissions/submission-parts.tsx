/** Shows the parts of a submission that a row and a group share: kind, state, names, notes, content and resubmission. */

import { useState } from 'react'
import { Link } from 'react-router'
import { editAddress, profileAddress } from '../../contract/names.ts'
import type { Submission } from '../../contract/schemas/submissions.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { useTextInWords } from '../characters/questions.tsx'
import { kindOf } from '../client/kind-of.ts'
import { dayInWords } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'
import { SpeciesNames } from '../species/species-names.tsx'
import { detailWords } from './detail-words.ts'
import { outcomeWords } from './outcome-words.ts'
import { ResubmitForm } from './resubmit-form.tsx'
import styles from './submission-list.module.css'

const kindWords: Record<Submission['kind'], () => string> = {
  species: m.submission_species,
  edit: m.submission_edit,
  picture: m.submission_picture,
  artwork: m.submission_artwork,
  creation: m.submission_creation,
}

export type State = Submission['status'] | 'deleted' | 'hidden' | 'withdrawn'

/** @param isWithdrawn whether the author withdrew the submission on this visit, or has an open request to withdraw */
export function stateOf({ status, outcome }: Submission, isWithdrawn: boolean): State {
  if (isWithdrawn) return status === 'approved' ? 'hidden' : 'withdrawn'
  const state = outcome?.state
  return state === 'deleted' || state === 'hidden' || state === 'withdrawn' ? state : status
}

const stateWords: Record<State, () => string> = {
  deleted: m.submission_deleted,
  hidden: m.submission_hidden,
  withdrawn: m.submission_withdrawn,
  pending: m.submission_pending,
  approved: m.submission_approved,
  rejected: m.submission_rejected,
  returned: m.submission_returned,
}

export interface Actions {
  call: SignedInCall
  /** The submissions that were resubmitted on this visit. */
  resubmittedIds: readonly string[]
  onResubmitted: (id: string) => void
}

/** @returns the submission as it is shown after the actions of this visit, with its state */
export function useShownSubmission(loadedSubmission: Submission) {
  const openRequest = loadedSubmission.outcome?.changeId
  const [changeId, setChangeId] = useState(openRequest)
  // After the undo of a request, the submission has no outcome.
  const isUndone = openRequest !== undefined && changeId === undefined
  const submission = isUndone ? { ...loadedSubmission, outcome: undefined } : loadedSubmission
  return { submission, state: stateOf(submission, changeId !== undefined), changeId, setChangeId }
}

export function StateMark({ state }: { state: State }) {
  return (
    <b className={styles.state} data-state={state}>
      {stateWords[state]()}
    </b>
  )
}

interface HeadProps {
  submission: Submission
  state: State
  /** The number of submissions in a group. */
  count?: number
}

/** Shows the kind, the state and the names. */
export function SubmissionHead({ submission, state, count = 1 }: HeadProps) {
  const { kind, isNews, latinName, commonName, chineseName, hasPage } = submission
  const names = <SpeciesNames names={{ latinName, commonName, chineseName }} as="entry" />
  return (
    <>
      <p className={styles.head}>
        <span>
          {kindWords[kind]()}
          {count > 1 && ` × ${count}`}
          {isNews && <b className={styles.new}>{m.submission_new()}</b>}
        </span>
        <StateMark state={state} />
      </p>
      <p className={styles.species}>
        {hasPage ? (
          <Link to={profileAddress(kindOf(submission), latinName)} className={styles.names}>
            {names}
          </Link>
        ) : isGone(submission) ? (
          m.edit_gone()
        ) : (
          names
        )}
      </p>
    </>
  )
}

/** @returns whether the species is deleted. Only the submission of a species itself keeps its names. */
const isGone = ({ latinName }: Submission) => latinName === ''

export const dateWords = ({ decidedAt, submittedAt }: Submission) =>
  decidedAt
    ? m.submission_decided({ date: dayInWords(decidedAt) })
    : m.submission_sent({ date: dayInWords(submittedAt) })

/**
 * Shows the outcome of the submission, a note while its new species is undecided, and the reason and answer of the
 * reviewer.
 */
export function SubmissionNotes({ submission }: { submission: Submission }) {
  const { outcome, awaitsSpecies, reason } = submission
  return (
    <>
      {outcome && <p className={styles.outcome}>{outcomeWords(outcome)}</p>}
      {outcome?.answer && <Reason text={outcome.answer} />}
      {awaitsSpecies && <p className={styles.dates}>{m.submission_awaits_species()}</p>}
      {reason && <Reason text={reasonWords(reason)} />}
    </>
  )
}

function Reason({ text }: { text: string }) {
  return (
    <p className={styles.reason}>
      <b>{m.submission_reason()}</b> {text}
    </p>
  )
}

/** Lists the submitted texts with their labels. */
export function SubmissionContent({ submission }: { submission: Submission }) {
  return (
    <dl className={styles.details}>
      {detailWords(submission, useTextInWords()).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Links to the form in which the texts were written, or shows the form for the credits of a picture. */
export function WayToResubmit({
  submission,
  call,
  resubmittedIds,
  onResubmitted,
}: { submission: Submission } & Actions) {
  const { id, kind, status, latinName } = submission
  if (isGone(submission)) return null
  if (status !== 'returned')
    return <div role="status">{resubmittedIds.includes(id) && m.review_resubmitted()}</div>
  if (kind === 'species' || kind === 'edit') {
    const species = kindOf(submission)
    const form = kind === 'edit' ? editAddress(species, latinName) : `/upload?section=${species}`
    return (
      <p>
        <Link to={`${form}&resubmit=${id}`} className={styles.way}>
          {m.review_resubmit()}
        </Link>
      </p>
    )
  }
  return (
    <details>
      <summary>{m.review_resubmit()}</summary>
      <ResubmitForm submission={submission} call={call} onResubmitted={() => onResubmitted(id)} />
    </details>
  )
}

/** The reasons of the site that need a translation. Other reasons are from reviewers, or are in both languages. */
const reasons: Record<string, () => string> = {
  'The species was not accepted. Please choose another species.': m.submission_reason_species,
  'The species was deleted': m.submission_reason_deleted,
  'The same picture is already awaiting review': m.submission_reason_twice,
}

const reasonWords = (reason: string) => reasons[reason]?.() ?? reason
