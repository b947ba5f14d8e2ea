/** Renders the sign-in dialog once for a page with many buttons that may need it. */
import { type RefCallback, useImperativeHandle } from 'react'
import { type SignedInCall, SignInAgain, useSignedInCall } from '../accounts/sign-in-again.tsx'

export interface SignInHostProps {
  username: string
  /** Receives the call that signs in again. */
  call: RefCallback<SignedInCall>
}

export function SignInHost({ username, call }: SignInHostProps) {
  const signedIn = useSignedInCall(username)
  useImperativeHandle(call, () => signedIn.call)
  return <SignInAgain state={signedIn} />
}
