/** What anyone but an admin sees where something is reviewed, before they are taken home. */

import { m } from '../paraglide/messages.js'
import { SentHome } from '../ui/notices/sent-home.tsx'

/** The specification, section 8. */
export function NotAuthorized() {
  return <SentHome title={m.toast_error()} text={m.review_not_authorized()} />
}
