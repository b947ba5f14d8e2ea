/** Renders the sign-in dialog once for a page with many buttons that may need the dialog. */
import { type RefCallback, useImperativeHandle } from 'react'
import { type SignedInCall, SignInAgain, useSignedInCall } from '../accounts/sign-in-again.tsx'

export interface SignInHostProps {
  username: string
  /** Receives the function that repeats a call after a new sign-in. */
  call: RefCallback<SignedInCall>
}

export function SignInHost({ username, call }: SignInHostProps) {
  const signedIn = useSignedInCall(username)
  useImperativeHandle(call, () => signedIn.call)
  return <SignInAgain state={signedIn} />
}
