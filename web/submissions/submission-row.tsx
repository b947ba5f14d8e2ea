/** Shows one submission in a compact row. The texts and the withdrawal are in a disclosure. */

import type { Submission } from '../../contract/schemas/submissions.ts'
import { m } from '../paraglide/messages.js'
import { Picture } from '../ui/picture.tsx'
import styles from './submission-list.module.css'
import {
  type Actions,
  dateWords,
  SubmissionContent,
  SubmissionHead,
  SubmissionNotes,
  useShownSubmission,
  WayToResubmit,
} from './submission-parts.tsx'
import { Withdraw } from './withdrawal/withdraw.tsx'

export function SubmissionRow({
  submission: loadedSubmission,
  ...actions
}: { submission: Submission } & Actions) {
  const { submission, state, changeId, setChangeId } = useShownSubmission(loadedSubmission)
  const { images } = submission
  // An open request for withdrawal shows its undo button at once.
  const hasOpenRequest = loadedSubmission.outcome?.changeId !== undefined
  return (
    <>
      {images.length > 0 && (
        <p className={styles.images}>
          {images.map((image) => (
            <span key={image.path}>
              <Picture picture={image} alt="" sizes="4.5rem" ratio={1} fit="contain" />
            </span>
          ))}
        </p>
      )}
      <div className={styles.words}>
        <SubmissionHead submission={submission} state={state} />
        <SubmissionNotes submission={submission} />
        {!changeId && <WayToResubmit submission={submission} {...actions} />}
        <details className={styles.more} open={hasOpenRequest}>
          <summary>
            <span className={styles.dates}>{dateWords(submission)}</span> {m.submission_details()}
          </summary>
          <Withdraw {...{ submission, changeId }} call={actions.call} onChange={setChangeId} />
          <SubmissionContent submission={submission} />
        </details>
      </div>
    </>
  )
}
