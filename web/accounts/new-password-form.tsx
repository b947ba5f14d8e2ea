/**
 * Sets a new password with the secret in the address's fragment, which browsers send to no server.
 */
import { type FormEvent, useRef, useState } from 'react'
import { CallFailed, post } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import { useHydrated } from '../ui/behaviour/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/forms/field.tsx'
import { ScriptedForm } from '../ui/forms/scripted-form.tsx'
import styles from './account-page.module.css'
import { passwordProblem } from './credential-rules.ts'
import { failureCode, failureWords } from './failure-words.ts'
import { useFieldProblems } from './use-field-problems.ts'

interface NewPasswordFormProps {
  token: string
  onSet: (username: string) => void
}

export function NewPasswordForm({ token, onSet }: NewPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useFieldProblems(form, { password: passwordProblem })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  // Before hydration the browser would submit the form itself, and nothing would answer.
  const hydrated = useHydrated()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setFailure('')
    const typed = fields.validTexts()
    if (!typed) return
    setBusy(true)
    try {
      const { username } = await post('resetPassword', { token, ...typed })
      onSet(username)
    } catch (error) {
      explain(error)
    } finally {
      setBusy(false)
    }
  }
  function explain(error: unknown) {
    const code = error instanceof CallFailed ? failureCode(error) : ''
    if (code.startsWith('password_')) fields.show({ password: code })
    else setFailure(failureWords(error))
  }

  return (
    <ScriptedForm ref={form} className={styles.form} onSubmit={send} onChange={fields.recheck}>
      <Field
        label={m.account_new_password()}
        hint={m.account_password_hint()}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        unmarked
        error={fields.errorOf('password')}
      />
      <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
      <Button type="submit" look="main" busy={busy} disabled={!hydrated}>
        {m.reset_submit()}
      </Button>
    </ScriptedForm>
  )
}
