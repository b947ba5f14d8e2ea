/** Provides the Feature buttons of a page. Only members load the code of the buttons. */
import { type ReactNode, Suspense, useImperativeHandle, useState } from 'react'
import type { Viewer } from '../../contract/rendering/page-context.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { lazyPart } from '../ui/behaviour/lazy-part.tsx'
import styles from './feature-button.module.css'
import type { FeatureButtonProps } from './feature-button.tsx'
import type { SignInHostProps } from './sign-in-host.tsx'

// If a script does not load on a weak network, only the buttons or the dialog are missing.
const FeatureButton = lazyPart<FeatureButtonProps>(() =>
  import('./feature-button.tsx').then(
    (module) => ({ default: module.FeatureButton }),
    () => ({ default: NoButton }),
  ),
)
const SignInHost = lazyPart<SignInHostProps>(() =>
  import('./sign-in-host.tsx').then(
    (module) => ({ default: module.SignInHost }),
    () => ({ default: NoHost }),
  ),
)

const NoButton = () => null

/** Runs calls without a dialog that asks for the password. */
function NoHost({ call }: SignInHostProps) {
  useImperativeHandle(call, () => (attempt) => attempt())
  return null
}

/** @returns the button of one photograph or artwork */
export type Feature = (props: Omit<FeatureButtonProps, 'call'>) => ReactNode

/**
 * @returns `feature`, which makes the Feature buttons, and `host`, which a page renders once for the sign-in dialog. A
 * visitor has no buttons.
 */
export function useFeaturing({ role, username }: Viewer): { feature?: Feature; host: ReactNode } {
  const [{ call, setHost }] = useState(callsOfHost)
  if (role === 'visitor') return { host: null }
  return {
    feature: (props) => (
      <Suspense fallback={<span className={styles.place} />}>
        <FeatureButton {...props} call={call} />
      </Suspense>
    ),
    host: (
      <Suspense fallback={null}>
        <SignInHost username={username} call={setHost} />
      </Suspense>
    ),
  }
}

/**
 * @returns the functions that set the host and run calls. If a reader presses a button before the host is loaded, the
 * call is pending until the host is loaded.
 */
function callsOfHost() {
  let host: SignedInCall | null = null
  const pendingCalls: (() => void)[] = []
  return {
    setHost(newHost: SignedInCall | null) {
      host = newHost
      if (host) for (const proceed of pendingCalls.splice(0)) proceed()
    },
    async call<Result>(attempt: () => Promise<Result>): Promise<Result> {
      if (!host) await new Promise<void>((resolve) => pendingCalls.push(resolve))
      return host ? host(attempt) : attempt()
    },
  }
}
