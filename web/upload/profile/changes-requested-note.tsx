/** Shows that a reviewer requested changes, with the reason. */

import { Link } from 'react-router'
import type { Kind } from '../../../contract/kinds.ts'
import { m } from '../../paraglide/messages.js'
import styles from '../form/form.module.css'
import { uploadWords } from '../form/upload-words.ts'

interface ChangesRequestedNoteProps {
  reason: string
  /** The other kind and the address of its form, for a new species that the member submitted with the wrong kind. */
  otherKind?: { kind: Kind; address: string }
}

export function ChangesRequestedNote({ reason, otherKind }: ChangesRequestedNoteProps) {
  return (
    <div className={styles.note}>
      <p>{m.review_resubmitting()}</p>
      <p>
        <b>{m.submission_reason()}</b> {reason}
      </p>
      {otherKind && (
        <p>
          <Link to={otherKind.address} className={styles.way} preventScrollReset>
            {uploadWords[otherKind.kind].isThisKind()}
          </Link>
        </p>
      )}
    </div>
  )
}
