/** Shows /newPassword, which sets a password with a link from an admin. The secret of the link is in the fragment. */
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import styles from '../../accounts/account-page.module.css'
import { NewPasswordForm } from '../../accounts/new-password-form.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { useHydrated } from '../../ui/behaviour/use-hydrated.ts'
import type { Route } from './+types/new-password'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.reset_title(), description: '', unlisted: true })

/** The pattern of a secret. A text that does not match is incomplete or not from this site. */
const secretPattern = /^[\w-]{20,100}$/

export default function NewPassword() {
  const [username, setUsername] = useState('')
  const token = useLocation().hash.slice(1)
  // Browsers do not send the fragment, so the page detects a missing fragment only after hydration.
  const isInvalid = useHydrated() && !secretPattern.test(token)
  return (
    <div className={styles.page}>
      <h1>{m.reset_title()}</h1>
      <div role="status">
        {username && <p className={styles.done}>{m.reset_done({ username })}</p>}
      </div>
      {username ? (
        <Link to="/login">{m.login_submit()}</Link>
      ) : isInvalid ? (
        <p role="alert" className={styles.failure}>
          {m.error_link_invalid()}
        </p>
      ) : (
        <NewPasswordForm token={token} onSet={setUsername} />
      )}
    </div>
  )
}
