/** Shows whether a submitted creation is published, pending or already known, and links to the member's submissions. */
import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import formStyles from '../form/form.module.css'
import type { SentCreation } from './send-creation.ts'

export function SentCreationNote({ creation }: { creation: SentCreation }) {
  const { status, known } = creation
  return (
    <p className={formStyles.note}>
      {messageFor(status, known)} <Link to="/account#submissions">{m.upload_to_submissions()}</Link>
    </p>
  )
}

function messageFor(status: SentCreation['status'], known: boolean): string {
  if (known) return m.creation_known()
  return status === 'approved' ? m.creation_published() : m.creation_pending()
}
