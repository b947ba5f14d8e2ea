/** Logs out here. */
import { useState } from 'react'
import { post } from '../api.ts'
import { m } from '../paraglide/messages.js'
import styles from './logout-button.module.css'

export function LogoutButton({ look }: { look: string }) {
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
      <button type="button" className={`${look} ${styles.logout}`} disabled={busy} onClick={logout}>
        {m.nav_logout()}
      </button>
      {failed && <span role="alert">{m.error_network()}</span>}
    </>
  )
}
