/**
 * Lists a member's submissions, each with its state, its content and the reviewer's reason. Pictures that were sent
 * together form a group. The member can withdraw a submission, and can edit and resubmit a submission with changes
 * requested.
 */

import { useState } from 'react'
import type { Submission } from '../../contract/schemas/submissions.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { m } from '../paraglide/messages.js'
import { groupSubmissions } from './group-submissions.ts'
import { SubmissionGroup } from './submission-group.tsx'
import styles from './submission-list.module.css'
import { SubmissionRow } from './submission-row.tsx'

interface SubmissionListProps {
  submissions: Submission[]
  call: SignedInCall
  onResubmitted: () => void
}

export function SubmissionList({ submissions, call, onResubmitted }: SubmissionListProps) {
  // A resubmitted picture leaves its group, so the list notes which submissions were resubmitted.
  const [resubmittedIds, setResubmittedIds] = useState<readonly string[]>([])
  if (submissions.length === 0) return <p className={styles.none}>{m.submission_none()}</p>
  const actions = {
    call,
    resubmittedIds,
    onResubmitted: (id: string) => {
      setResubmittedIds([...resubmittedIds, id])
      onResubmitted()
    },
  }
  return (
    <ul>
      {groupSubmissions(submissions).map((group) => (
        <li key={group[0].id} className={styles.submission}>
          {group.length > 1 ? (
            <SubmissionGroup submissions={group} {...actions} />
          ) : (
            <SubmissionRow submission={group[0]} {...actions} />
          )}
        </li>
      ))}
    </ul>
  )
}
