/**
 * Shows pictures that a member submitted together: kind, state, names and notes once, and a row of thumbnails. Each
 * thumbnail opens the texts and the actions of its picture.
 */

import type { Submission } from '../../contract/schemas/submissions.ts'
import { m } from '../paraglide/messages.js'
import { Picture } from '../ui/picture.tsx'
import styles from './submission-list.module.css'
import {
  type Actions,
  dateWords,
  type State,
  StateMark,
  SubmissionContent,
  SubmissionHead,
  SubmissionNotes,
  stateOf,
  useShownSubmission,
  WayToResubmit,
} from './submission-parts.tsx'
import { Withdraw } from './withdrawal/withdraw.tsx'

interface SubmissionGroupProps extends Actions {
  submissions: readonly [Submission, ...Submission[]]
}

export function SubmissionGroup({ submissions, ...actions }: SubmissionGroupProps) {
  const [first] = submissions
  const count = submissions.length
  const state = stateOf(first, false)
  return (
    <div className={styles.words}>
      <SubmissionHead submission={first} state={state} count={count} />
      <SubmissionNotes submission={first} />
      <p className={styles.dates}>{dateWords(first)}</p>
      <ol className={styles.pictures}>
        {submissions.map((submission, index) => (
          <li key={submission.id}>
            <OnePicture
              submission={submission}
              groupState={state}
              name={m.submission_picture_of({ number: index + 1, count })}
              {...actions}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

interface OnePictureProps extends Actions {
  submission: Submission
  groupState: State
  name: string
}

function OnePicture({
  submission: loadedSubmission,
  groupState,
  name,
  ...actions
}: OnePictureProps) {
  const { submission, state, changeId, setChangeId } = useShownSubmission(loadedSubmission)
  return (
    <details>
      <summary>
        {submission.images.map((image) => (
          <Picture key={image.path} picture={image} alt="" sizes="4.5rem" ratio={1} fit="contain" />
        ))}
        <span className="visually-hidden">{name}</span>
        {state !== groupState && <StateMark state={state} />}
      </summary>
      {!changeId && <WayToResubmit submission={submission} {...actions} />}
      <Withdraw {...{ submission, changeId }} call={actions.call} onChange={setChangeId} />
      <SubmissionContent submission={submission} />
    </details>
  )
}
