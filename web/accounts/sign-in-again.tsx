/**
 * A session may end while someone is at work. The call that finds out asks for the password in
 * place, and goes on with what was being done.
 */
import { useEffect, useRef, useState } from 'react'
import { CallFailed, post } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import dialogStyles from '../ui/dialogs/dialog.module.css'
import { CredentialsForm } from './credentials-form.tsx'
import { loginFailureWords } from './failure-words.ts'
import styles from './sign-in-again.module.css'

/** Runs a call of a member, signing in again where that is needed. @throws what the call throws. */
export type SignedInCall = <Result>(call: () => Promise<Result>) => Promise<Result>

interface Waiting {
  goOn: () => void
  giveUp: () => void
}

export interface SignedInState {
  username: string
  call: SignedInCall
  waiting: Waiting | undefined
}

export function useSignedInCall(username: string): SignedInState {
  const [waiting, setWaiting] = useState<Waiting>()
  // Whoever finds out while it is being asked waits for the same answer.
  const asking = useRef<Promise<void>>(undefined)

  function ask(reason: unknown): Promise<void> {
    asking.current ??= new Promise<void>((resolve, reject) => {
      setWaiting({ goOn: resolve, giveUp: () => reject(reason) })
    }).finally(() => {
      asking.current = undefined
      setWaiting(undefined)
    })
    return asking.current
  }

  async function call<Result>(attempt: () => Promise<Result>): Promise<Result> {
    try {
      return await attempt()
    } catch (error) {
      const over = error instanceof CallFailed && error.code === 'sign_in_first'
      if (!over) throw error
      await ask(error)
      return attempt()
    }
  }
  return { username, call, waiting }
}

export function SignInAgain({ state: { username, waiting } }: { state: SignedInState }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const open = waiting !== undefined
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={`${dialogStyles.dialog} ${styles.dialog}`}
      aria-labelledby="sign-in-again"
      onCancel={() => waiting?.giveUp()}
    >
      <h2 id="sign-in-again">{m.again_title()}</h2>
      <p>{m.again_text()}</p>
      {open && (
        <CredentialsForm
          passwordIs="current-password"
          username={username}
          submit={m.login_submit()}
          wordsFor={loginFailureWords}
          onSend={async (credentials) => {
            await post('login', credentials)
            waiting.goOn()
          }}
        >
          <Button onClick={waiting.giveUp}>{m.again_cancel()}</Button>
        </CredentialsForm>
      )}
    </dialog>
  )
}
