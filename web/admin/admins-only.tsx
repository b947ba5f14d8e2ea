/**
 * Renders the frame of a page for admins. Members and reviewers see a message that they have no access, and are
 * redirected to the home page.
 */
import type { ReactNode } from 'react'
import type { Viewer } from '../../contract/rendering/page-context.ts'
import { type SignedInCall, SignInAgain, useSignedInCall } from '../accounts/sign-in-again.tsx'
import { m } from '../paraglide/messages.js'
import { SentHome } from '../ui/notices/sent-home.tsx'
import styles from './administration.module.css'

interface AdminsOnlyProps<Loaded> {
  loaderData: { viewer: Viewer; loaded: Loaded } | undefined
  title: string
  children: (loaded: Loaded, call: SignedInCall) => ReactNode
}

export function AdminsOnly<Loaded>({ loaderData, title, children }: AdminsOnlyProps<Loaded>) {
  const signedIn = useSignedInCall(loaderData?.viewer.username ?? '')
  if (!loaderData) return <SentHome title={m.admin_not()} text={m.admin_not_text()} />
  return (
    <>
      <div className={styles.page}>
        <h1>{title}</h1>
        {children(loaderData.loaded, signedIn.call)}
      </div>
      <SignInAgain state={signedIn} />
    </>
  )
}
