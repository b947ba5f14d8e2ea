/**
 * Asks the member for the password in a dialog when a call fails because the session has ended. After the sign-in, the
 * module repeats the call.
 */
import { useRef, useState } from 'react'
import { CallFailed } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { loginFailureWords } from './failure-words.ts'
import { signInOrRegister } from './log-in-or-register.ts'

/**
 * Runs a member's call, and repeats the call after a new sign-in if the session has ended.
 * @throws the call's own error
 */
export type SignedInCall = <Result>(call: () => Promise<Result>) => Promise<Result>

interface PendingSignIn {
  onSignedIn: () => void
  onCancel: () => void
}

export interface SignedInState {
  username: string
  call: SignedInCall
  pending: PendingSignIn | undefined
}

export function useSignedInCall(username: string): SignedInState {
  const [pending, setPending] = useState<PendingSignIn>()
  // A second call that fails before the sign-in waits for the same promise.
  const pendingSignIn = useRef<Promise<void>>(undefined)

  function askForPassword(reason: unknown): Promise<void> {
    pendingSignIn.current ??= new Promise<void>((resolve, reject) => {
      setPending({ onSignedIn: resolve, onCancel: () => reject(reason) })
    }).finally(() => {
      pendingSignIn.current = undefined
      setPending(undefined)
    })
    return pendingSignIn.current
  }

  async function call<Result>(attempt: () => Promise<Result>): Promise<Result> {
    try {
      return await attempt()
    } catch (error) {
      const hasSessionEnded = error instanceof CallFailed && error.code === 'sign_in_first'
      if (!hasSessionEnded) throw error
      await askForPassword(error)
      return attempt()
    }
  }
  return { username, call, pending }
}

export function SignInAgain({ state: { username, pending } }: { state: SignedInState }) {
  return pending && <SignInDialog username={username} {...pending} />
}

function SignInDialog({ username, onSignedIn, onCancel }: PendingSignIn & { username: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <Dialog
      dialog={dialog}
      title={m.again_title()}
      text={<p>{m.again_text()}</p>}
      onClose={onCancel}
    >
      <CredentialsForm
        passwordPurpose="current-password"
        username={username}
        submit={m.login_submit()}
        messageOf={loginFailureWords}
        onSend={async (credentials) => {
          await signInOrRegister('login', credentials)
          onSignedIn()
        }}
      >
        <Button onClick={onCancel}>{m.again_cancel()}</Button>
      </CredentialsForm>
    </Dialog>
  )
}
