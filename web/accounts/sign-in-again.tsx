/**
 * Asks for the password in place when a call finds that the session has ended, and then repeats the
 * call.
 */
import { useRef, useState } from 'react'
import { CallFailed } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { enter } from './enter.ts'
import { loginFailureWords } from './failure-words.ts'

/**
 * Runs a member's call, and repeats it after a new sign-in if the session has ended. @throws the
 * call's own error
 */
export type SignedInCall = <Result>(call: () => Promise<Result>) => Promise<Result>

interface PendingSignIn {
  goOn: () => void
  giveUp: () => void
}

export interface SignedInState {
  username: string
  call: SignedInCall
  pending: PendingSignIn | undefined
}

export function useSignedInCall(username: string): SignedInState {
  const [pending, setPending] = useState<PendingSignIn>()
  // A second call that fails meanwhile shares this promise.
  const asking = useRef<Promise<void>>(undefined)

  function ask(reason: unknown): Promise<void> {
    asking.current ??= new Promise<void>((resolve, reject) => {
      setPending({ goOn: resolve, giveUp: () => reject(reason) })
    }).finally(() => {
      asking.current = undefined
      setPending(undefined)
    })
    return asking.current
  }

  async function call<Result>(attempt: () => Promise<Result>): Promise<Result> {
    try {
      return await attempt()
    } catch (error) {
      const ended = error instanceof CallFailed && error.code === 'sign_in_first'
      if (!ended) throw error
      await ask(error)
      return attempt()
    }
  }
  return { username, call, pending }
}

export function SignInAgain({ state: { username, pending } }: { state: SignedInState }) {
  return pending && <SignInDialog username={username} {...pending} />
}

function SignInDialog({ username, goOn, giveUp }: PendingSignIn & { username: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <Dialog dialog={dialog} title={m.again_title()} text={<p>{m.again_text()}</p>} onClose={giveUp}>
      <CredentialsForm
        passwordIs="current-password"
        username={username}
        submit={m.login_submit()}
        wordsFor={loginFailureWords}
        onSend={async (credentials) => {
          await enter('login', credentials)
          goOn()
        }}
      >
        <Button onClick={giveUp}>{m.again_cancel()}</Button>
      </CredentialsForm>
    </Dialog>
  )
}
