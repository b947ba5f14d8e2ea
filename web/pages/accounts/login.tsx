/** Shows /login, which signs a reader in and returns to the page that requested the sign-in (`?to=`). */
import { Link, redirect, useSearchParams } from 'react-router'
import styles from '../../accounts/account-page.module.css'
import { CredentialsForm } from '../../accounts/credentials-form.tsx'
import { loginFailureWords } from '../../accounts/failure-words.ts'
import { signInOrRegister } from '../../accounts/log-in-or-register.ts'
import { placeOnThisSite } from '../../addresses/place-on-this-site.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/login'

export function loader(args: Route.LoaderArgs) {
  const { viewer, registrationOpen } = pageOf(args)
  if (viewer.role !== 'visitor') {
    throw redirect(placeOnThisSite(new URL(args.request.url).searchParams.get('to')))
  }
  return { registrationOpen }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.login_title(), description: m.login_description(), unlisted: true })

export default function Login({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams()
  return (
    <div className={styles.page}>
      <h1>{m.login_title()}</h1>
      <CredentialsForm
        passwordPurpose="current-password"
        submit={m.login_submit()}
        messageOf={loginFailureWords}
        onSend={async (credentials) => {
          await signInOrRegister('login', credentials)
          // Loads a new document, so that the data of the visitor's page is dropped.
          window.location.assign(placeOnThisSite(parameters.get('to')))
        }}
      >
        {loaderData.registrationOpen && <Link to="/register">{m.login_to_register()}</Link>}
        <span>{m.login_forgotten()}</span>
      </CredentialsForm>
    </div>
  )
}
