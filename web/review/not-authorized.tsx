/** Shows the page that members and visitors see instead of a review; it returns them home. */

import { m } from '../paraglide/messages.js'
import { SentHome } from '../ui/notices/sent-home.tsx'

/** Specification, section 8. */
export function NotAuthorized() {
  return <SentHome title={m.toast_error()} text={m.review_not_authorized()} />
}
