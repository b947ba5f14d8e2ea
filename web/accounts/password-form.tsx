/** Changes the member's password, which ends all other sessions. */
import { type FormEvent, useRef, useState } from 'react'
import { CallFailed, post } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import { useHydrated } from '../ui/behaviour/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/forms/field.tsx'
import { ScriptedForm } from '../ui/forms/scripted-form.tsx'
import styles from './account-page.module.css'
import { missingProblem, passwordProblem } from './credential-rules.ts'
import { failureCode, failureWords } from './failure-words.ts'
import type { SignedInCall } from './sign-in-again.tsx'
import { useFieldProblems } from './use-field-problems.ts'

interface PasswordFormProps {
  username: string
  call: SignedInCall
  onChanged: () => void
}

const rules = { password: missingProblem, newPassword: passwordProblem }

export function PasswordForm({ username, call, onChanged }: PasswordFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useFieldProblems(form, rules)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [done, setDone] = useState(false)
  // Before hydration the browser would submit the form itself, and nothing would answer.
  const hydrated = useHydrated()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setDone(false)
    setFailure('')
    const typed = fields.validTexts()
    if (!typed) return
    setBusy(true)
    try {
      await call(() => post('changePassword', typed))
      form.current?.reset()
      setDone(true)
      onChanged()
    } catch (error) {
      explain(error)
    } finally {
      setBusy(false)
    }
  }
  function explain(error: unknown) {
    const code = error instanceof CallFailed ? failureCode(error) : ''
    if (code === 'wrong_password') fields.show({ password: code })
    else if (code.startsWith('password_')) fields.show({ newPassword: code })
    else setFailure(failureWords(error))
  }

  return (
    <ScriptedForm ref={form} className={styles.form} onSubmit={send} onChange={fields.recheck}>
      {/* Tells a password manager which account gets the new password. */}
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <Field
        label={m.account_current_password()}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        unmarked
        error={fields.errorOf('password')}
      />
      <Field
        label={m.account_new_password()}
        hint={m.account_password_hint()}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        required
        unmarked
        error={fields.errorOf('newPassword')}
      />
      <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
      <div role="status">
        {done && <p className={styles.done}>{m.account_password_changed()}</p>}
      </div>
      <Button type="submit" look="main" busy={busy} disabled={!hydrated}>
        {m.account_change_password()}
      </Button>
    </ScriptedForm>
  )
}
