/**
 * Shows /setup, which creates the first admin. The server of a site without an admin prints the address, with a key in
 * the fragment.
 */
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import styles from '../../accounts/account-page.module.css'
import { SetupForm } from '../../accounts/setup/setup-form.tsx'
import { stepLinks } from '../../admin/status/step-links.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { useHydrated } from '../../ui/behaviour/use-hydrated.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import type { Route } from './+types/setup'

export const loader = (args: Route.LoaderArgs) => pageOf(args).api.setupState({})

/**
 * Keeps the data after the page's call, because new data would replace the page with the message of a finished setup.
 */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.setup_title(), description: '', unlisted: true })

/** The pattern of a key. A text that does not match is incomplete or not from this site. */
const secretPattern = /^[\w-]{20,100}$/

export default function Setup({ loaderData: state }: Route.ComponentProps) {
  const [username, setUsername] = useState('')
  const token = useLocation().hash.slice(1)
  // Browsers do not send the fragment, so the page detects a missing fragment only after hydration.
  const isInvalid = useHydrated() && !secretPattern.test(token)
  if (!state.needed) {
    return (
      <Notice title={m.setup_title()} text={m.setup_done_already()}>
        <Link to="/login">{m.login_submit()}</Link>
      </Notice>
    )
  }
  return (
    <div className={styles.page}>
      <h1>{m.setup_title()}</h1>
      <div role="status">
        {username && <p className={styles.done}>{m.setup_done({ username })}</p>}
      </div>
      {username ? (
        <>
          <h2>{m.setup_next()}</h2>
          {/* Each link loads a new document, because a visitor loaded this document. */}
          <ul className={styles.next}>
            {Object.values(stepLinks).map(([address, label]) => (
              <li key={label()}>
                <a href={address}>{label()}</a>
              </li>
            ))}
          </ul>
          <p className={styles.next}>
            <a href="/admin">{m.setup_to_admin()}</a>
          </p>
        </>
      ) : isInvalid ? (
        <p role="alert" className={styles.failure}>
          {m.setup_no_key()}
        </p>
      ) : (
        <>
          <p>{m.setup_text()}</p>
          <SetupForm token={token} state={state} onSetUp={setUsername} />
        </>
      )}
    </div>
  )
}
