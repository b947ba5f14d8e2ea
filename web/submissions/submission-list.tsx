/**
 * Lists a member's submissions, each with its state, its content and the reviewer's reason. The member can withdraw a
 * submission, and can edit and resubmit a submission with changes requested.
 */

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
import { Picture } from '../ui/picture.tsx'
import { detailWords } from './detail-words.ts'
import { outcomeWords } from './outcome-words.ts'
import { ResubmitForm } from './resubmit-form.tsx'
import styles from './submission-list.module.css'
import { Withdraw } from './withdraw.tsx'

const kindWords: Record<Submission['kind'], () => string> = {
  species: m.submission_species,
  edit: m.submission_edit,
  picture: m.submission_picture,
  artwork: m.submission_artwork,
  creation: m.submission_creation,
}

type State = Submission['status'] | 'deleted' | 'hidden' | 'withdrawn'

/** @param isWithdrawn whether the author withdrew the submission on this visit, or has an open request to withdraw */
function stateOf({ status, outcome }: Submission, isWithdrawn: boolean): State {
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

interface Resubmitting {
  call: SignedInCall
  onResubmitted: () => void
}

export function SubmissionList({
  submissions,
  ...resubmitting
}: { submissions: Submission[] } & Resubmitting) {
  if (submissions.length === 0) return <p className={styles.none}>{m.submission_none()}</p>
  return (
    <ul>
      {submissions.map((submission) => (
        <li key={submission.id} className={styles.submission}>
          <OneSubmission submission={submission} {...resubmitting} />
        </li>
      ))}
    </ul>
  )
}

function OneSubmission({
  submission: loadedSubmission,
  ...resubmitting
}: { submission: Submission } & Resubmitting) {
  const openRequest = loadedSubmission.outcome?.changeId
  const [changeId, setChangeId] = useState(openRequest)
  // After the undo of a request, the submission has no outcome.
  const isUndone = openRequest !== undefined && changeId === undefined
  const submission = isUndone ? { ...loadedSubmission, outcome: undefined } : loadedSubmission
  const { kind, reason, images, submittedAt, decidedAt } = submission
  const { latinName, commonName, chineseName, hasPage, awaitsSpecies, outcome } = submission
  const state = stateOf(submission, changeId !== undefined)
  const names = <SpeciesNames names={{ latinName, commonName, chineseName }} as="entry" />
  // The names of a deleted species are known only from the submission of the species.
  const isGone = latinName === ''
  const details = detailWords(submission, useTextInWords())
  return (
    <>
      {images.length > 0 && (
        <p className={styles.images}>
          {images.map((image) => (
            <span key={image.path}>
              <Picture picture={image} alt="" sizes="6rem" ratio={1} fit="contain" />
            </span>
          ))}
        </p>
      )}
      <div className={styles.words}>
        <p className={styles.head}>
          <span>
            {kindWords[kind]()}
            {submission.isNews && <b className={styles.new}>{m.submission_new()}</b>}
          </span>
          <b className={styles.state} data-state={state}>
            {stateWords[state]()}
          </b>
        </p>
        <p>
          {hasPage ? (
            <Link to={profileAddress(kindOf(submission), latinName)} className={styles.names}>
              {names}
            </Link>
          ) : isGone ? (
            m.edit_gone()
          ) : (
            names
          )}
        </p>
        <p className={styles.dates}>
          {decidedAt
            ? m.submission_decided({ date: dayInWords(decidedAt) })
            : m.submission_sent({ date: dayInWords(submittedAt) })}
        </p>
        {outcome && <p className={styles.outcome}>{outcomeWords(outcome)}</p>}
        {outcome?.answer && (
          <p className={styles.reason}>
            <b>{m.submission_reason()}</b> {outcome.answer}
          </p>
        )}
        {awaitsSpecies && <p className={styles.dates}>{m.submission_awaits_species()}</p>}
        {reason && (
          <p className={styles.reason}>
            <b>{m.submission_reason()}</b> {reasonWords(reason)}
          </p>
        )}
        {!isGone && !changeId && <WayToResubmit submission={submission} {...resubmitting} />}
        <div className={styles.ways}>
          <Withdraw {...{ submission, changeId }} call={resubmitting.call} onChange={setChangeId} />
          {details.length > 0 && (
            <details>
              <summary>{m.submission_details()}</summary>
              <dl className={styles.details}>
                {details.map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </details>
          )}
        </div>
      </div>
    </>
  )
}

/** Links to the form in which the texts were written, or shows the form for the credits of a picture. */
function WayToResubmit({
  submission,
  call,
  onResubmitted,
}: { submission: Submission } & Resubmitting) {
  const { id, kind, status, latinName } = submission
  const [isResubmitted, setIsResubmitted] = useState(false)
  if (status !== 'returned')
    return <div role="status">{isResubmitted && m.review_resubmitted()}</div>
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
      <ResubmitForm
        submission={submission}
        call={call}
        onResubmitted={() => {
          setIsResubmitted(true)
          onResubmitted()
        }}
      />
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
