/** Shows /register, which creates an account. Only /login links to this page. */
import { useState } from 'react'
import { Link, redirect } from 'react-router'
import { registerRedirect } from '../../../contract/limits.ts'
import styles from '../../accounts/account-page.module.css'
import { CredentialsForm } from '../../accounts/credentials-form.tsx'
import { failureWords } from '../../accounts/failure-words.ts'
import { signInOrRegister } from '../../accounts/log-in-or-register.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { Notice } from '../../ui/notices/notice.tsx'
import type { Route } from './+types/register'

export function loader(args: Route.LoaderArgs) {
  const { viewer, registrationOpen } = pageOf(args)
  if (viewer.role !== 'visitor') throw redirect('/')
  return { registrationOpen }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: m.register_title(),
    description: m.register_description(),
    unlisted: true,
  })

export default function Register({ loaderData }: Route.ComponentProps) {
  const [isRegistered, setIsRegistered] = useState(false)
  if (!loaderData.registrationOpen) {
    return (
      <Notice title={m.register_title()} text={m.register_closed()}>
        <Link to="/login">{m.register_to_login()}</Link>
      </Notice>
    )
  }
  return (
    <div className={styles.page}>
      <h1>{m.register_title()}</h1>
      <p className={styles.stored}>
        {m.register_stored()} <Link to="/privacy">{m.register_privacy()}</Link>
      </p>
      <CredentialsForm
        passwordPurpose="new-password"
        submit={m.register_submit()}
        messageOf={failureWords}
        successMessage={isRegistered ? m.register_done() : undefined}
        onSend={async (credentials) => {
          await signInOrRegister('register', credentials)
          setIsRegistered(true)
          setTimeout(() => window.location.assign('/'), registerRedirect)
        }}
      >
        {/* The form stores nothing before it is sent. */}
        <Link to="/">{m.register_decline()}</Link>
        <Link to="/login">{m.register_to_login()}</Link>
      </CredentialsForm>
    </div>
  )
}
