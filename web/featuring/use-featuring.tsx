/** The Feature buttons of a page, for members alone: nobody else fetches a line of what they are made of. */
import { lazy, type ReactNode, Suspense, useCallback, useRef } from 'react'
import type { Viewer } from '../../contract/page-context.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import styles from './feature-button.module.css'
import type { FeatureButtonProps } from './feature-button.tsx'

const FeatureButton = lazy(() =>
  import('./feature-button.tsx').then((loaded) => ({ default: loaded.FeatureButton })),
)
const SignInHost = lazy(() =>
  import('./sign-in-host.tsx').then((loaded) => ({ default: loaded.SignInHost })),
)

/** The button of one picture or artwork. */
export type Feature = (of: Omit<FeatureButtonProps, 'call'>) => ReactNode

/** @returns no button for a visitor; the host stands once on the page and asks for the password. */
export function useFeaturing({ role, username }: Viewer): { feature?: Feature; host: ReactNode } {
  const signedIn = useRef<SignedInCall>(null)
  const call = useCallback<SignedInCall>(
    (attempt) => (signedIn.current ? signedIn.current(attempt) : attempt()),
    [],
  )
  if (role === 'visitor') return { host: null }
  return {
    feature: (of) => (
      <Suspense fallback={<span className={styles.place} />}>
        <FeatureButton {...of} call={call} />
      </Suspense>
    ),
    host: (
      <Suspense fallback={null}>
        <SignInHost username={username} call={signedIn} />
      </Suspense>
    ),
  }
}
