/** Shows the link to the home page on a page with a single message. */
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'

export function ReturnHome() {
  return <Link to="/">{m.return_home()}</Link>
}
