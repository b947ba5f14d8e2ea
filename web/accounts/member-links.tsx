/** What the navigation bar holds for those who are signed in. */
import { useState } from 'react'
import { NavLink } from 'react-router'
import { post } from '../api.ts'
import { m } from '../paraglide/messages.js'
import styles from './member-links.module.css'

export function MemberLinks() {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  async function logout() {
    setBusy(true)
    setFailed(false)
    try {
      await post('logout', {})
      // A new document: nothing of what a member was shown stays.
      window.location.assign('/')
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }

  return (
    <>
      <NavLink to="/account">{m.nav_account()}</NavLink>
      <button type="button" className={styles.logout} disabled={busy} onClick={logout}>
        {m.nav_logout()}
      </button>
      {failed && <span role="alert">{m.error_network()}</span>}
    </>
  )
}
