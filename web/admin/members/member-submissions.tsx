/** Lists the submissions of a member, each with its state, which may also be hidden or deleted. */

import { Link } from 'react-router'
import { profileAddress } from '../../../contract/names.ts'
import type { MemberSubmission } from '../../../contract/schemas/accounts/members.ts'
import { kindOf } from '../../client/kind-of.ts'
import { dayInWords } from '../../language/day-in-words.ts'
import { m } from '../../paraglide/messages.js'
import { SpeciesNames } from '../../species/species-names.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from '../administration.module.css'

const kindWords: Record<MemberSubmission['kind'], () => string> = {
  species: m.submission_species,
  edit: m.submission_edit,
  picture: m.submission_picture,
  artwork: m.submission_artwork,
  creation: m.submission_creation,
}

const stateWords: Record<MemberSubmission['status'], () => string> = {
  pending: m.submission_pending,
  approved: m.submission_approved,
  rejected: m.submission_rejected,
  returned: m.submission_returned,
}

export function MemberSubmissions({ submissions }: { submissions: MemberSubmission[] }) {
  if (submissions.length === 0) return <p className={styles.none}>{m.member_none()}</p>
  return (
    <ul>
      {submissions.map((submission) => (
        <li key={submission.id} className={styles.sent}>
          <div className={styles.thumbnails}>
            {submission.images.map((image) => (
              <span key={image.path}>
                <Picture picture={image} alt="" sizes="5.5rem" ratio={1} fit="contain" />
              </span>
            ))}
          </div>
          <div>
            {kindWords[submission.kind]()}
            <b
              className={styles.state}
              data-state={submission.shown === 'hidden' ? 'hidden' : submission.status}
            >
              {stateOf(submission)}
            </b>
            <p>
              <Names submission={submission} />
            </p>
            <small>
              {submission.decidedAt
                ? m.submission_decided({ date: dayInWords(submission.decidedAt) })
                : m.submission_sent({ date: dayInWords(submission.submittedAt) })}
            </small>
            {submission.reason && (
              <small>
                {m.submission_reason()} {submission.reason}
              </small>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function stateOf({ shown, status }: MemberSubmission): string {
  if (shown === 'hidden') return m.member_state_hidden()
  if (shown === 'deleted') return m.member_state_deleted()
  return stateWords[status]()
}

function Names({ submission }: { submission: MemberSubmission }) {
  const { latinName, commonName, chineseName, hasPage } = submission
  if (latinName === '') return m.edit_gone()
  const names = <SpeciesNames names={{ latinName, commonName, chineseName }} as="entry" />
  return hasPage ? <Link to={profileAddress(kindOf(submission), latinName)}>{names}</Link> : names
}
