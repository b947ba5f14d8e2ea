/** /newPassword: sets a password by a link that an admin handed over; its secret is in the fragment. */
import { useState } from 'react'
import { Link } from 'react-router'
import styles from '../accounts/account-page.module.css'
import { NewPasswordForm } from '../accounts/new-password-form.tsx'
import { pageMeta } from '../layout/page-meta.ts'
import { m } from '../paraglide/messages.js'
import type { Route } from './+types/new-password'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.reset_title(), description: '', unlisted: true })

export default function NewPassword() {
  const [username, setUsername] = useState('')
  return (
    <div className={styles.page}>
      <h1>{m.reset_title()}</h1>
      <div role="status">
        {username && <p className={styles.done}>{m.reset_done({ username })}</p>}
      </div>
      {username ? (
        <Link to="/login">{m.login_submit()}</Link>
      ) : (
        <NewPasswordForm onSet={setUsername} />
      )}
    </div>
  )
}
