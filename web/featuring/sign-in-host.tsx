/** Asks for the password where a page has many buttons that may need it. */
import { type RefObject, useImperativeHandle } from 'react'
import { type SignedInCall, SignInAgain, useSignedInCall } from '../accounts/sign-in-again.tsx'

interface SignInHostProps {
  username: string
  /** Where it puts the call that signs in again. */
  call: RefObject<SignedInCall | null>
}

export function SignInHost({ username, call }: SignInHostProps) {
  const signedIn = useSignedInCall(username)
  useImperativeHandle(call, () => signedIn.call)
  return <SignInAgain state={signedIn} />
}
