/** Shows the link to the home page on an error page. */
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import styles from './error-page.module.css'

export function ReturnHome() {
  return (
    <Link to="/" className={styles.home}>
      {m.return_home()}
    </Link>
  )
}
