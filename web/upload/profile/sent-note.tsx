/** Shows that a profile was sent, and whether the profile is published or pending. */
import { Link } from 'react-router'
import type { Output } from '../../../contract/calls/endpoints.ts'
import type { Kind } from '../../../contract/kinds.ts'
import { profileAddress } from '../../../contract/names.ts'
import { m } from '../../paraglide/messages.js'
import { LatinName } from '../../species/latin-name.tsx'
import { Button } from '../../ui/button.tsx'
import styles from '../form/form.module.css'

export interface SentProfile {
  status: Output<'uploadPlant'>['status']
  latinName: string
}

interface SentNoteProps {
  kind: Kind
  profile: SentProfile
  /** Opens the form for pictures of the new species. Without this function, the note has no button. */
  onAddPictures?: (latinName: string) => void
}

export function SentNote({ kind, profile, onAddPictures }: SentNoteProps) {
  const { status, latinName } = profile
  return (
    <p className={styles.note}>
      <LatinName name={latinName} />{' '}
      {status === 'approved' ? (
        <>
          {m.upload_published()}{' '}
          <Link to={profileAddress(kind, latinName)}>{m.upload_to_page()}</Link>
        </>
      ) : (
        <>
          {/* A repeated submission may already be decided. */}
          {status === 'pending' && m.upload_pending()}{' '}
          <Link to="/account#submissions">{m.upload_to_submissions()}</Link>
        </>
      )}
      {onAddPictures && (
        <span className={styles.act}>
          <Button onClick={() => onAddPictures(latinName)}>{m.upload_add_pictures()}</Button>
        </span>
      )}
    </p>
  )
}
