/**
 * Shows a message instead of a section that the reader's role may not use, and redirects the reader to the home page.
 */

import { m } from '../paraglide/messages.js'
import { SentHome } from '../ui/notices/sent-home.tsx'

/** The specification defines the message (section 8). */
export function NotAuthorized() {
  return <SentHome title={m.toast_error()} text={m.review_not_authorized()} />
}
