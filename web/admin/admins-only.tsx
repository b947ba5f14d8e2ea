/**
 * Renders the frame of a page for admins, with a link back to the administration above the title. Members and reviewers
 * see a message that they have no access, and are redirected to the home page.
 */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Viewer } from '../../contract/rendering/page-context.ts'
import { type SignedInCall, SignInAgain, useSignedInCall } from '../accounts/sign-in-again.tsx'
import { m } from '../paraglide/messages.js'
import { SentHome } from '../ui/notices/sent-home.tsx'
import styles from './administration.module.css'

interface AdminsOnlyProps<Loaded> {
  loaderData: { viewer: Viewer; loaded: Loaded } | undefined
  title: string
  /** The links above the title, by default one link to the administration. */
  back?: ReactNode
  children: (loaded: Loaded, call: SignedInCall) => ReactNode
}

export function AdminsOnly<Loaded>({
  loaderData,
  title,
  back = <BackToAdministration />,
  children,
}: AdminsOnlyProps<Loaded>) {
  const signedIn = useSignedInCall(loaderData?.viewer.username ?? '')
  if (!loaderData) return <SentHome title={m.admin_not()} text={m.admin_not_text()} />
  return (
    <>
      <div className={styles.page}>
        <div>
          {back}
          <h1>{title}</h1>
        </div>
        {children(loaderData.loaded, signedIn.call)}
      </div>
      <SignInAgain state={signedIn} />
    </>
  )
}

interface BackToAdministrationProps {
  text?: string
  /** The page between the administration and this page. */
  parent?: { to: string; text: string }
}

/** Links from a page for admins back to the administration, and to the page `parent` if there is one. */
export function BackToAdministration({
  text = m.admin_title(),
  parent,
}: BackToAdministrationProps) {
  return (
    <p className={styles.ways}>
      <Link to="/admin" data-arrow>
        <span aria-hidden="true">←</span>&nbsp;{text}
      </Link>
      {parent && <Link to={parent.to}>{parent.text}</Link>}
    </p>
  )
}

/** Links from a page about accounts to the list of accounts too. */
export function BackToAccounts() {
  return <BackToAdministration parent={{ to: '/admin/accounts', text: m.admin_to_accounts() }} />
}
